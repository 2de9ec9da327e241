import { describe, expect, it } from "vitest";
import { makeSitter } from "#tests/factories/profiles.ts";
import { makeActiveRequest } from "#tests/factories/requests.ts";
import { testServer } from "#tests/setup/test-server.ts";

const server = testServer();
const ask = async () => (await server.current.call("GET", "/api/app/data")).json();

describe("what the front door tells", () => {
  it("counts who can be found, the places they live in and what is asked for", async () => {
    const { platform, clock } = server.current;
    const { db } = platform;
    await makeSitter(db);
    await makeSitter(db, { address: { city: "UTRECHT" } });
    await makeSitter(db, { address: { city: "Den Bosch", citySlug: "s-hertogenbosch" } });
    await makeSitter(db, { profile: { publishedAt: null } });
    await makeSitter(db, { profile: { isRegistering: true } });
    await makeSitter(db, { user: { emailVerifiedAt: null } });
    await makeActiveRequest(db);
    clock.advance(600_000);
    expect(await ask()).toEqual({
      sitter_count: 3,
      place_count: 2,
      request_count: 1,
      places: [
        { name: "Utrecht", slug: "utrecht", sitter_count: 2 },
        { name: "'s-Hertogenbosch", slug: "s-hertogenbosch", sitter_count: 1 },
      ],
      page_reviews: [],
      badges: (await server.current.call("GET", "/api/badges")).json(),
    });
  });

  it("is a few minutes old at most", async () => {
    const { platform, clock } = server.current;
    clock.advance(600_000);
    expect((await ask()).sitter_count).toBe(0);
    await makeSitter(platform.db);
    expect((await ask()).sitter_count).toBe(0);
    clock.advance(120_001);
    expect((await ask()).sitter_count).toBe(1);
  });
});
