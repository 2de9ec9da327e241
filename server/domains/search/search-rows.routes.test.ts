import { asc } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { hourMs } from "#contract/shared/durations.ts";
import { users } from "#server/db/schema/account.ts";
import { installation } from "#server/db/schema/installation.ts";
import { profiles } from "#server/db/schema/profiles.ts";
import { sitterSearch } from "#server/db/schema/search.ts";
import { insertLink } from "#server/domains/account/access/one-time-links.repository.ts";
import { updateStanding } from "#server/domains/profiles/profiles.service.ts";
import { logIn, password } from "#tests/factories/account.ts";
import { makeSitter } from "#tests/factories/profiles.ts";
import { testContext } from "#tests/setup/test-context.ts";
import { testServer, testStart } from "#tests/setup/test-server.ts";
import { addSearchRows, prepareSearch } from "./search-rows.service.ts";

/** Whatever changes what the search mirrors, its row says the same as one made from nothing. */
const server = testServer();
let sitter: Awaited<ReturnType<typeof makeSitter>>;
let as = "";

async function start(input: Parameters<typeof makeSitter>[1] = {}): Promise<void> {
  const { db } = server.current.platform;
  sitter = await makeSitter(db, input);
  as = await logIn(db, sitter.user.id);
}

beforeEach(() => {
  server.current.clock.set(testStart);
  return start();
});

const db = () => server.current.platform.db;

async function readRows() {
  const rows = await db().select().from(sitterSearch).orderBy(asc(sitterSearch.profileId));
  return rows.map(({ changedIn: _, ...facts }) => facts);
}

async function rebuild(): Promise<void> {
  await db().delete(sitterSearch);
  const everybody = await db().select({ id: users.id }).from(users);
  await addSearchRows(
    db(),
    everybody.map(({ id }) => id),
  );
}

async function expectInStep(before: unknown): Promise<void> {
  const kept = await readRows();
  expect(kept).not.toEqual(before);
  await rebuild();
  expect(kept).toEqual(await readRows());
}

const diploma = { code: "animal-care-3", year: 2019 };
const week = [{ weekday: "TUESDAY", parts: ["morning", "evening"] }];
const period = (kind: string) => ({ kind, start_date: "2026-12-20", end_date: "2027-01-03" });

describe("the row of a sitter follows", () => {
  it.each([
    ["services", { services: [{ service_type: "house_visit", price_cents: 1_400 }] }],
    ["animals", { animal_categories: ["rabbit", "horse"] }],
    ["breeds", { races: ["maine-coon", "siamese"] }],
    ["own animals", { own_animals: ["cat"] }],
    ["medication", { experience_with_medication: true }],
    ["no medication", { experience_with_medication: false }],
    ["the week", { availability: week }],
    ["days away", { availability_periods: [period("away")] }],
    ["extra days", { availability_periods: [period("available")] }],
    ["diplomas", { diplomas: [diploma, { name: "Iets anders" }] }],
    ["work", { professional_types: ["professional_dog_walker"] }],
    ["going offline", { published: false }],
  ])("%s", async (_what, profile) => {
    const before = await readRows();
    const saved = await server.current.call("PUT", "/api/user", { as, body: { profile } });
    expect(saved.statusCode).toBe(200);
    await expectInStep(before);
  });

  it("going online", async () => {
    await server.current.call("PUT", "/api/user", { as, body: { profile: { published: false } } });
    expect(await readRows()).toEqual([]);
    await server.current.call("PUT", "/api/user", { as, body: { profile: { published: true } } });
    await expectInStep([]);
    expect(await readRows()).toHaveLength(1);
  });

  it("gender", async () => {
    const before = await readRows();
    await server.current.call("PUT", "/api/user", { as, body: { gender: "FEMALE" } });
    await expectInStep(before);
  });

  it("the address", async () => {
    const before = await readRows();
    const body = { street: "Markt", house_number: "1", postal_code: "4331 AB", city: "Middelburg" };
    const saved = await server.current.call("PUT", "/api/user/address", { as, body });
    expect(saved.statusCode).toBe(200);
    await expectInStep(before);
  });

  it("the confirmation of the e-mail address", async () => {
    await start({ user: { emailVerifiedAt: null } });
    const before = await readRows();
    const { id: userId, email } = sitter.user;
    const now = server.current.clock.now();
    const purpose = "confirm_email";
    const token = await insertLink(db(), { userId, email, purpose, lifetimeMs: 60_000, now });
    const confirmed = await server.current.call("POST", "/api/confirmAccount", { body: { token } });
    expect(confirmed.statusCode).toBe(200);
    await expectInStep(before);
  });

  it("the end of signing up", async () => {
    await start({ profile: { isRegistering: true, publishedAt: null } });
    const before = await readRows();
    const end = { reached_registration_end: true };
    await server.current.call("PUT", "/api/user", { as, body: end });
    await server.current.call("PUT", "/api/user", { as, body: { profile: { published: true } } });
    await expectInStep(before);
  });

  it("being here", async () => {
    const before = await readRows();
    server.current.clock.advance(3 * hourMs);
    await server.current.call("GET", "/api/user", { as });
    await expectInStep(before);
  });

  it("what others say", async () => {
    const before = await readRows();
    const { platform } = server.current;
    const { id: profileId } = sitter.profile;
    const standing = { ratingSum: 48, reviewCount: 10, responseMinutes: 90, responseRate: 0.9 };
    await db().transaction((tx) =>
      updateStanding(testContext(platform, { db: tx }), { profileId, standing }),
    );
    await expectInStep(before);
  });

  it("leaving, with the profile or with the account", async () => {
    const before = await readRows();
    await db().insert(profiles).values({ userId: sitter.user.id, profileType: "pet_owner" });
    await server.current.call("DELETE", "/api/user/profile/pet_sitter", { as });
    await expectInStep(before);
    await start();
    const again = await readRows();
    const gone = await server.current.call("DELETE", "/api/user", { as, body: { password } });
    expect(gone.statusCode).toBe(204);
    await expectInStep(again);
  });

  it("nothing that it doesn't show", async () => {
    const before = await readRows();
    const body = { profile: { headline: "Iets nieuws", max_animals: 3 } };
    await server.current.call("PUT", "/api/user", { as, body });
    expect(await readRows()).toEqual(before);
  });
});

describe("a database that is older than the search", () => {
  it("gets its rows at the start, and only once", async () => {
    const before = await readRows();
    await db().delete(sitterSearch);
    await db().delete(installation);
    await prepareSearch(server.current.platform);
    expect(await readRows()).toEqual(before);
    await db().delete(sitterSearch);
    await prepareSearch(server.current.platform);
    expect(await readRows()).toEqual([]);
  });
});
