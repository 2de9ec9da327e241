import { beforeEach, describe, expect, it, vi } from "vitest";
import { hourMs } from "#contract/shared/durations.ts";
import { profileImages } from "#server/db/schema/profiles.ts";
import { updateStanding } from "#server/domains/profiles/profiles.service.ts";
import { logIn } from "#tests/factories/account.ts";
import { makeOwner } from "#tests/factories/pets.ts";
import { makePicture } from "#tests/factories/pictures.ts";
import { makeSitter } from "#tests/factories/profiles.ts";
import { multipart } from "#tests/setup/multipart.ts";
import { testContext } from "#tests/setup/test-context.ts";
import { testServer, testStart } from "#tests/setup/test-server.ts";
import { searchSitters } from "./search.service.ts";
import { createSitterFinder, type SitterFinder } from "./sitter-finder.ts";

/** Searches keep cards in memory: whatever changes what a card shows, the next search shows it. */
const server = testServer();
let sitter: Awaited<ReturnType<typeof makeSitter>>;
let as = "";
let otherFace = 0;

beforeEach(async () => {
  server.current.clock.set(testStart);
  const { db } = server.current.platform;
  sitter = await makeSitter(db);
  as = await logIn(db, sitter.user.id);
  const other = { key: "profiles/other", widths: [320], width: 320, height: 240, placeholder: "" };
  const [image] = await db
    .insert(profileImages)
    .values({ ...other, profileId: sitter.profile.id, position: 1 })
    .returning();
  otherFace = image?.id ?? 0;
});

const db = () => server.current.platform.db;
const everything = { distance: 10, page: 1, limit: 10 };

async function ask(method: string, path: string, body: object = {}): Promise<void> {
  const answer = await server.current.call(method, path, { as, body });
  expect(answer.statusCode).toBeLessThan(300);
}
const save = (body: object) => ask("PUT", "/api/user", body);
const saveProfile = (profile: object) => save({ profile });
const address = { street: "Markt", house_number: "1", postal_code: "3511 AB", city: "Utrecht" };

async function upload(more: [string, string][]): Promise<void> {
  const picture: [string, Uint8Array] = ["images[]", await makePicture("#7a1f4d")];
  const form = await multipart([["_method", "PUT"], ...more, picture]);
  const answer = await server.current.call("POST", "/api/user", { as, ...form });
  expect(answer.statusCode).toBe(200);
}

async function firstPicture(): Promise<number> {
  const answer = await server.current.call("GET", "/api/user", { as });
  return answer.json().profile.images[0].id;
}

async function hearOf(): Promise<void> {
  const { platform } = server.current;
  const { id: profileId } = sitter.profile;
  const standing = { ratingSum: 48, reviewCount: 10, responseMinutes: 90, responseRate: 0.9 };
  await db().transaction((tx) =>
    updateStanding(testContext(platform, { db: tx }), { profileId, standing }),
  );
}

/** The cards of a process, by its own memory. */
async function cardsIn(sitters: SitterFinder): Promise<unknown[]> {
  const ctx = { ...testContext(server.current.platform), viewer: null, sitters };
  const { data } = await searchSitters(ctx, everything);
  return data.map((card) => card.toJSON());
}
const found = async (who?: string) =>
  (await server.current.call("GET", "/api/sitters", who ? { as: who } : {})).json().data;

type Source = [what: string, change: () => Promise<void>, shown: object];

describe("a card in the search follows", () => {
  it.each<Source>([
    ["the first name", () => save({ first_name: "Anouk" }), { first_name: "Anouk" }],
    ["the headline", () => saveProfile({ headline: "Nieuw hier" }), { headline: "Nieuw hier" }],
    [
      "the animals",
      () => saveProfile({ animal_categories: ["horse"] }),
      { animal_categories: ["horse"] },
    ],
    [
      "the work",
      () => saveProfile({ professional_types: ["professional_dog_walker"] }),
      { professional_types: ["professional_dog_walker"] },
    ],
    [
      "a price",
      () =>
        saveProfile({ services: [{ service_type: "dog_walking_service", price_cents: 1_600 }] }),
      { services: [expect.objectContaining({ price_cents: 1_600 })] },
    ],
    [
      "the place",
      () => ask("PUT", "/api/user/address", { ...address, city: "Zeist", postal_code: "3701 AA" }),
      { city: "Zeist", city_slug: "zeist" },
    ],
    [
      "the neighbourhood",
      () => ask("PUT", "/api/user/address", { ...address, neighborhood: "Wittevrouwen" }),
      { neighborhood: "Wittevrouwen" },
    ],
    [
      "another face",
      () => ask("PUT", `/api/user/images/${otherFace}`, { profile_image: true }),
      { picture: expect.objectContaining({ url: expect.stringContaining("other") }) },
    ],
    [
      "the order of pictures",
      () => ask("PUT", `/api/user/images/${otherFace}`, { position: 0 }),
      { picture: expect.objectContaining({ url: expect.stringContaining("other") }) },
    ],
    [
      "a picture that goes",
      async () => ask("DELETE", `/api/user/deleteImage/${await firstPicture()}`),
      { picture: expect.objectContaining({ url: expect.stringContaining("other") }) },
    ],
    [
      "a picture that is replaced",
      async () => upload([["replaced_image", String(await firstPicture())]]),
      { picture: expect.objectContaining({ width: 700 }) },
    ],
    ["what others say", hearOf, { rating: 4.8, review_count: 10, response_minutes: 90 }],
    [
      "being here",
      async () => {
        server.current.clock.advance(3 * hourMs);
        await server.current.call("GET", "/api/user", { as });
      },
      { last_active_at: "2026-11-15T12:00:00Z" },
    ],
  ])("%s, in every process", async (_what, change, shown) => {
    const other = createSitterFinder(server.current.platform);
    const before = await found();
    expect(before).toHaveLength(1);
    expect(await cardsIn(other)).toEqual(before);
    await change();
    const after = await found();
    expect(after).toEqual([expect.objectContaining(shown)]);
    expect(before).not.toEqual([expect.objectContaining(shown)]);
    expect(await cardsIn(other)).toEqual(after);
    // And like one who has kept nothing.
    expect(await cardsIn(createSitterFinder(server.current.platform))).toEqual(after);
  });
});

describe("cards that are kept", () => {
  it("are asked for once", async () => {
    const finder = createSitterFinder(server.current.platform);
    // While any transaction of the same PostgreSQL is older than the sitter, even one in the database
    // of another test, the sitter counts as changed and the card is read again.
    const isReadOnce = async () => {
      await cardsIn(finder);
      expect((await finder.catchUp()).cards.size).toBe(1);
    };
    await vi.waitFor(isReadOnce, 20_000);
    // Behind everybody's back: whoever still reads the picture would not find it.
    await db().delete(profileImages);
    expect(await cardsIn(finder)).toMatchObject([{ picture: { width: 320 } }]);
  });

  it("say nothing of who asked, or from where", async () => {
    const owner = await makeOwner(db());
    const other = await makeOwner(db());
    await server.current.call("PUT", `/api/user/favorites/${sitter.profile.id}`, {
      as: owner.token,
    });
    const near = "/api/sitters?latitude=52.0931&longitude=5.1251";
    const asked = async (path: string, who?: string) =>
      (await server.current.call("GET", path, who ? { as: who } : {})).json().data[0];
    for (const round of ["read", "kept"]) {
      const seen = [
        await asked(near, owner.token),
        await asked("/api/sitters", other.token),
        await asked("/api/sitters"),
        await asked("/api/sitters?latitude=52.2&longitude=5.1251&distance=50", owner.token),
      ].map((card) => [round, card.is_favorite, card.distance_km]);
      expect(seen).toEqual([
        [round, true, 0],
        [round, false, undefined],
        [round, false, undefined],
        [round, true, 12],
      ]);
    }
  });
});
