import { expect, it } from "vitest";
import { type RouteAddress, routeAddresses } from "../e2e/parts/route-table.ts";
import { logIn } from "../factories/account.ts";
import { makeOwner } from "../factories/pets.ts";
import { makeSitter } from "../factories/profiles.ts";
import { testServer } from "../setup/test-server.ts";
import { type PlantedPeople, plantPeople, secretsIn } from "./planted-people.ts";

/**
 * Every page that anybody can open, as the data that it is made of; and the source of those that are
 * about somebody or list people. planted-values.test.ts does the same with the API.
 */
const server = testServer({ withPages: true, isEmptied: false });

it("no page holds what somebody keeps to themselves", async () => {
  const { db } = server.current.platform;
  const planted = await plantPeople(server.current);
  const { user } = await makeSitter(db);
  const visitors = {
    "a guest": undefined,
    "another owner": (await makeOwner(db)).token,
    "another sitter": await logIn(db, user.id),
  };
  const read = async (path: string, session?: string) => {
    const headers = { accept: "text/html" };
    const cookies: Record<string, string> = session ? { session } : {};
    return (await server.current.call("GET", path, { headers, cookies })).body;
  };
  const get = async (path: string) => ({ text: () => read(path) });
  const paths = (await routeAddresses({ get })).flatMap((route) => pagesOf(route, planted));
  expect(paths.length).toBeGreaterThan(100);

  // The pages are about these two at all.
  expect(await read(`/gezocht/utrecht/${planted.sitter.profileId}`)).toContain("Sanne");
  expect(await read(`/werk/utrecht/${planted.requestId}`)).toContain("Wie past op Moos");

  const leaks: string[] = [];
  for (const [visitor, session] of Object.entries(visitors)) {
    for (const path of paths) {
      const isAboutPeople = /\d|utrecht/.test(path) || path === "/";
      for (const address of [dataOf(path), ...(isAboutPeople ? [path] : [])]) {
        for (const secret of secretsIn(await read(address, session))) {
          leaks.push(`${visitor} reads ${secret} at ${address}`);
        }
      }
    }
  }
  expect(leaks).toEqual([]);
});

function pagesOf({ pattern, path }: RouteAddress, planted: PlantedPeople): string[] {
  const { sitter, owner, requestId, petId } = planted;
  const fill = (id: number) =>
    `/${pattern.replace(":city", "utrecht").replace(/:\w+\??/g, String(id))}`;
  if (pattern.startsWith("gezocht/:city")) return [fill(sitter.profileId)];
  if (/^(werk|work)\/:city/.test(pattern)) return [fill(requestId)];
  if (pattern.includes(":profileId")) return [sitter, owner].map((who) => fill(who.profileId));
  if (pattern.includes(":petId")) return [fill(petId)];
  if (pattern.includes(":query?")) {
    const place = `${path}/utrecht`;
    const newest = encodeURIComponent(JSON.stringify({ sortBy: "newest" }));
    return [path, place, `${place}?filters=${newest}`];
  }
  return [path];
}

/** Where the browser fetches a page's data when it comes from another page. */
function dataOf(path: string): string {
  const [pathname = "", query] = path.split("?");
  const data = pathname === "/" ? "/_.data" : `${pathname}.data`;
  return query ? `${data}?${query}` : data;
}
