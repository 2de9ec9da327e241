import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "./parts/fixtures.ts";
import { createAccount } from "./parts/new/new-account.ts";
import { createOwner, type NewOwner, plantedPet } from "./parts/new/new-owner.ts";
import { createSitter, type NewSitter, planted } from "./parts/new/new-sitter.ts";
import { routeAddresses } from "./parts/route-table.ts";

/**
 * Every page that anybody can open, as the data that it is made of; and the source of those that are
 * about somebody or list people. tests/privacy does the same with the API.
 */
test("no page holds what somebody keeps to themselves", async ({ playwright, baseURL }) => {
  test.setTimeout(600_000);
  const newVisitor = () => playwright.request.newContext({ baseURL: baseURL ?? "" });
  const guest = await newVisitor();
  const sitter = await createSitter(await newVisitor(), "nl", { pictures: ["park"] });
  const owner = await createOwner(await newVisitor(), "nl");
  const visitors = {
    guest,
    "another owner": await loggedIn(await newVisitor(), "pet_owner"),
    "another sitter": await loggedIn(await newVisitor(), "pet_sitter"),
  };
  const paths = await pagesAbout(guest, sitter, owner);

  // The pages are about these two at all.
  for (const [path, sign] of [
    [sitter.path, sitter.firstName],
    [`/werk/utrecht/${owner.requestId}`, "Wie past op Moos"],
  ] as const) {
    expect(await (await guest.get(path)).text()).toContain(sign);
  }

  const leaks: string[] = [];
  for (const [visitor, request] of Object.entries(visitors)) {
    for (const path of paths) {
      const isAboutPeople = /\d|utrecht/.test(path) || path === "/";
      for (const address of [dataOf(path), ...(isAboutPeople ? [path] : [])]) {
        const text = await (await request.get(address)).text();
        for (const secret of secretsIn(text, [sitter.email, owner.email])) {
          leaks.push(`${visitor} reads ${secret} at ${address}`);
        }
      }
    }
  }
  expect(leaks).toEqual([]);
});

/** The cookie by which documents know who asks. */
async function loggedIn(request: APIRequestContext, type: "pet_owner" | "pet_sitter") {
  const { token } = await createAccount(request, "nl", type);
  const me = await request.get("/api/user", { headers: { Authorization: `Bearer ${token}` } });
  expect(me.ok()).toBe(true);
  return request;
}

async function pagesAbout(
  request: APIRequestContext,
  sitter: NewSitter,
  owner: NewOwner,
): Promise<string[]> {
  const newest = encodeURIComponent(JSON.stringify({ sortBy: "newest" }));
  const paths = (await routeAddresses(request)).flatMap(({ pattern, path }) => {
    const fill = (value: string) => pattern.replace(":city", "utrecht").replace(/:\w+\??/g, value);
    if (pattern.startsWith("gezocht/:city")) return [`/${fill(String(sitter.id))}`];
    if (/^(werk|work)\/:city/.test(pattern)) return [`/${fill(String(owner.requestId))}`];
    if (pattern.includes(":profileId")) {
      return [sitter.id, owner.profileId].map((id) => `/${fill(String(id))}`);
    }
    if (pattern.includes(":petId")) return [`/${fill(String(owner.petId))}`];
    if (pattern.includes(":query?")) {
      const place = `${path}/utrecht`;
      return [path, place, `${place}?filters=${newest}`];
    }
    return [path];
  });
  return paths;
}

/** Where the browser fetches a page's data when it comes from another page. */
function dataOf(path: string): string {
  const [pathname = "", query] = path.split("?");
  const data = pathname === "/" ? "/_.data" : `${pathname}.data`;
  return query ? `${data}?${query}` : data;
}

function secretsIn(text: string, emails: readonly string[]): string[] {
  const { lastName, street, houseNumber, postalCode, phone } = planted;
  const secrets = [
    lastName,
    street,
    postalCode,
    postalCode.replace(" ", ""),
    phone.slice(3),
    ...Object.values(plantedPet),
    ...emails.flatMap((email) => email.split("@")[0] ?? []),
  ];
  const found = secrets.filter((secret) => text.includes(secret));
  // By itself: the name of an asset may hold these digits by chance.
  if (new RegExp(`(?<![\\w.-])${houseNumber}(?![\\w.-])`).test(text)) found.push(houseNumber);
  return found;
}
