import { beforeEach, describe, expect, it } from "vitest";
import block from "#messages/nl/search-block.json" with { type: "json" };
import { logIn } from "#tests/factories/account.ts";
import { makeSitter } from "#tests/factories/profiles.ts";
import { shown } from "#tests/setup/plain-browser.ts";
import { testServer } from "#tests/setup/test-server.ts";

/** The pages of both searches as the server writes them, for guests and for who has an address. */
const server = testServer({ withPages: true });
let session = "";

beforeEach(async () => {
  const { db } = server.current.platform;
  const { user } = await makeSitter(db, { address: { postalCode: "3511 AB", city: "Utrecht" } });
  session = await logIn(db, user.id);
});

async function open(path: string, as = "") {
  const cookie = as ? `session=${encodeURIComponent(as)}` : "";
  return server.current.call("GET", path, { headers: { accept: "text/html", cookie } });
}

/** Its status, the path that it leads to, and the wishes there. */
async function outcome(path: string, as?: string) {
  const { statusCode, headers } = await open(path, as);
  if (!headers.location) return [statusCode];
  const { pathname, searchParams } = new URL(String(headers.location), "http://here");
  const filters = searchParams.get("filters");
  return [statusCode, pathname, ...(filters ? [JSON.parse(filters)] : [])];
}

describe("somebody who lives at 3511 AB", () => {
  it.each([
    ["/zoeken", [302, "/zoeken/utrecht/3511"]],
    ["/search", [302, "/search/utrecht/3511"]],
    ["/oppaswerk", [302, "/oppaswerk/utrecht/3511"]],
    ["/zoeken/hondenoppas", [302, "/zoeken/utrecht/3511", { animalCategories: ["dog"] }]],
    ["/zoeken?place=kat", [302, "/zoeken/utrecht/3511", { animalCategories: ["cat"] }]],
    // What was chosen stays as it was chosen.
    ["/zoeken/nederland", [200]],
    ["/search/netherlands", [200]],
    ["/oppaswerk/nederland", [200]],
    ['/zoeken?filters={"gender":"MALE"}', [200]],
    ["/zoeken/leiden", [200]],
    ["/zoeken/nederland?place=", [302, "/zoeken/nederland"]],
  ])("%s", async (path, expected) => {
    expect(await outcome(path, session)).toEqual(expected);
  });

  it("reads that it is the whole country, and gets home by one link", async () => {
    const page = shown(await open("/zoeken/nederland", session));
    expect(page).toContain(`value="${block.country}"`);
    expect(page).toContain('href="/zoeken/utrecht/3511"');
  });

  it("gets to the whole country by one link", async () => {
    const page = shown(await open("/zoeken/utrecht/3511", session));
    expect(page).toContain('value="3511, Utrecht"');
    expect(page).toContain('href="/zoeken/nederland"');
  });
});

describe("a guest", () => {
  it.each([
    ["/zoeken", [200]],
    ["/zoeken/nederland", [200]],
    ["/zoeken/Nederland", [301, "/zoeken/nederland"]],
    ["/zoeken?place=hond+3511", [302, "/zoeken/utrecht/3511", { animalCategories: ["dog"] }]],
    [
      "/zoeken/nederland?place=cat+sitter+leiden",
      [302, "/zoeken/leiden", { animalCategories: ["cat"] }],
    ],
    [
      "/oppaswerk?place=hond+uitlaten+utrecht",
      [
        302,
        "/oppaswerk/utrecht",
        { animalCategories: ["dog"], serviceTypes: ["dog_walking_service"] },
      ],
    ],
    ["/zoeken?place=hond", [302, "/zoeken/hondenoppas"]],
    ["/zoeken?place=heel+Nederland", [302, "/zoeken/nederland"]],
  ])("%s", async (path, expected) => {
    expect(await outcome(path)).toEqual(expected);
  });
});
