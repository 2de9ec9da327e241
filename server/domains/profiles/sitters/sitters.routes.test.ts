import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { profiles } from "#server/db/schema/profiles.ts";
import { requests } from "#server/db/schema/requests.ts";
import { logIn, makeUser } from "#tests/factories/account.ts";
import { makeSitter } from "#tests/factories/profiles.ts";
import { makeSearchedOwner } from "#tests/factories/public-requests.ts";
import { testServer } from "#tests/setup/test-server.ts";

const server = testServer();

const look = (id: number, as?: string) =>
  server.current.call("GET", `/api/sitters/${id}`, as ? { as } : {});

describe("a sitter's public profile", () => {
  it("shows the person and the place, and nothing that leads to the door", async () => {
    const { db } = server.current.platform;
    const { profile } = await makeSitter(db, {
      user: {
        email: "planted-mail@example.test",
        phone: "+31612345678",
        lastName: "Plantedname",
        birthOn: "1987-06-05",
      },
      profile: { kvkNumber: "12345678", vatNumber: "NL123456789B01" },
      address: { street: "Plantedstraat", houseNumber: "4321", postalCode: "3511 AB" },
    });
    const answer = await look(profile.id);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data).toMatchObject({
      first_name: "Noor",
      last_initial: "P",
      city: "Utrecht",
      city_slug: "utrecht",
      province: "Utrecht",
      latitude: 52.0931,
      longitude: 5.1251,
      services: [{ service_type: "dog_walking_service", price_cents: 1250, unit: "walk" }],
      is_own: false,
      is_favorite: false,
    });
    for (const planted of [
      "planted-mail",
      "612345678",
      "Plantedname",
      "Plantedstraat",
      "4321",
      "3511",
      "52.0907",
      "1987",
      "12345678",
      "NL123456789B01",
    ]) {
      expect(answer.body).not.toContain(planted);
    }
  });

  it("tells until when one may cancel, and how often the sitter did", async () => {
    const { db } = server.current.platform;
    const { profile } = await makeSitter(db, {
      profile: { cancellingTerm: "firm", bookingsKept: 12, bookingsCancelled: 1 },
    });
    expect((await look(profile.id)).json().data).toMatchObject({
      cancelling_term: "firm",
      bookings_kept: 12,
      bookings_cancelled: 1,
    });
  });

  it.each<[string, object, object]>([
    ["is not published", { publishedAt: null }, {}],
    ["is still signing up", { isRegistering: true }, {}],
    ["has not confirmed their address", {}, { emailVerifiedAt: null }],
  ])("of one who %s shows to themselves alone", async (_case, profileChange, userChange) => {
    const { db } = server.current.platform;
    const { profile, user } = await makeSitter(db, { profile: profileChange, user: userChange });
    expect((await look(profile.id)).statusCode).toBe(404);
    const stranger = await logIn(db, (await makeUser(db)).id);
    expect((await look(profile.id, stranger)).statusCode).toBe(404);
    const own = await look(profile.id, await logIn(db, user.id));
    expect(own.json().data.is_own).toBe(true);
  });

  it("of an owner is not there", async () => {
    const { db } = server.current.platform;
    const { profile } = await makeSitter(db, { profile: { profileType: "pet_owner" } });
    expect((await look(profile.id)).statusCode).toBe(404);
  });
});

describe("publishing", () => {
  async function sitter(change: Parameters<typeof makeSitter>[1] = {}) {
    const { db } = server.current.platform;
    const { profile, user } = await makeSitter(db, {
      ...change,
      profile: { publishedAt: null, ...change.profile },
    });
    return { profile, as: await logIn(db, user.id) };
  }
  const save = (as: string, profile: object) =>
    server.current.call("PUT", "/api/user", { as, body: { profile } });

  it("puts a whole profile online, and takes it off again", async () => {
    const { profile, as } = await sitter();
    expect((await save(as, { published: true })).json().data.profile.published).toBe(true);
    expect((await look(profile.id)).statusCode).toBe(200);
    await save(as, { published: false });
    expect((await look(profile.id)).statusCode).toBe(404);
  });

  it("says what is missing", async () => {
    const { as } = await sitter({ profile: { headline: null } });
    const answer = await save(as, { published: true });
    expect([answer.statusCode, answer.json().error]).toEqual([409, "profileIncomplete"]);
    const me = (await server.current.call("GET", "/api/user", { as })).json();
    expect(me.profile.missing_to_publish).toEqual(["headline"]);
  });

  it("waits for a confirmed address", async () => {
    const { as } = await sitter({ user: { emailVerifiedAt: null } });
    const answer = await save(as, { published: true });
    expect([answer.statusCode, answer.json().error]).toEqual([403, "emailNotVerified"]);
  });

  it("keeps a published profile whole", async () => {
    const { as } = await sitter({ profile: { publishedAt: new Date() } });
    expect((await save(as, { services: [] })).json().error).toBe("profileIncomplete");
    const me = (await server.current.call("GET", "/api/user", { as })).json();
    expect(me.profile.services).toHaveLength(1);
    expect((await save(as, { services: [], published: false })).statusCode).toBe(200);
  });
});

describe("favourites", () => {
  it("are kept, listed the latest first, and let go", async () => {
    const { db } = server.current.platform;
    const as = await logIn(db, (await makeUser(db, { profileType: "pet_owner" })).id);
    const first = (await makeSitter(db)).profile.id;
    const second = (await makeSitter(db)).profile.id;
    const { call, clock } = server.current;
    for (const id of [first, second, first]) {
      expect((await call("PUT", `/api/user/favorites/${id}`, { as })).statusCode).toBe(204);
      clock.advance(1000);
    }
    const ids = async () =>
      (await call("GET", "/api/user/favorites", { as }))
        .json()
        .data.map(({ id }: { id: number }) => id);
    expect(await ids()).toEqual([second, first]);
    expect((await look(first, as)).json().data.is_favorite).toBe(true);
    expect((await call("GET", "/api/user", { as })).json().profile.favorites).toEqual([
      second,
      first,
    ]);

    await db.update(profiles).set({ publishedAt: null }).where(eq(profiles.id, second));
    expect(await ids()).toEqual([first]);
    await call("DELETE", `/api/user/favorites/${first}`, { as });
    expect((await call("DELETE", `/api/user/favorites/${first}`, { as })).statusCode).toBe(204);
    expect(await ids()).toEqual([]);
  });

  it("hold owners too, as long as their request can be seen", async () => {
    const { call, platform } = server.current;
    const { db } = platform;
    const { user } = await makeSitter(db);
    const as = await logIn(db, user.id);
    const { request, profileId, user: owner } = await makeSearchedOwner(db);
    const path = `/api/user/favorites/${profileId}`;
    const kept = async () => (await call("GET", "/api/user/favorites", { as })).json();
    expect((await call("PUT", path, { as })).statusCode).toBe(204);
    expect(await kept()).toMatchObject({ data: [], requests: [{ id: request.id }] });
    const shown = await call("GET", `/api/requests/${request.id}`, { as });
    expect(shown.json().data.is_favorite).toBe(true);

    await call("PUT", `/api/user/blocks/${owner.id}`, { as, body: {} });
    expect(await kept()).toEqual({ data: [], requests: [] });
    await call("DELETE", `/api/user/blocks/${owner.id}`, { as });
    await call("DELETE", path, { as });
    expect((await kept()).requests).toEqual([]);
    await db.update(requests).set({ isActivated: false }).where(eq(requests.id, request.id));
    expect((await call("PUT", path, { as })).statusCode).toBe(404);
  });

  it("take only who can be found", async () => {
    const { db } = server.current.platform;
    const as = await logIn(db, (await makeUser(db)).id);
    const { profile } = await makeSitter(db, { profile: { publishedAt: null } });
    for (const id of [profile.id, 999_999]) {
      const answer = await server.current.call("PUT", `/api/user/favorites/${id}`, { as });
      expect(answer.statusCode).toBe(404);
    }
  });
});
