import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { professionalTypes } from "#contract/profile-parts.ts";
import { type SitterFilter, sitterSorts } from "#contract/search.ts";
import { animalCategories } from "#contract/shared/animals.ts";
import { serviceTypes, weekdays } from "#contract/shared/care.ts";
import { type Paging, pageSizes } from "#contract/shared/paging.ts";
import * as tables from "#server/db/schema/safety.ts";
import { makeRandomSitters, someDiplomas, someRaces } from "#tests/factories/random-sitters.ts";
import { readSitters, scan } from "#tests/setup/slow-scan.ts";
import { testContext } from "#tests/setup/test-context.ts";
import { testServer } from "#tests/setup/test-server.ts";
import { findPage, searchSitters } from "./search.service.ts";
import { addSearchRows } from "./search-rows.service.ts";
import { createSitterFinder } from "./sitter-finder.ts";
import { shownDistance } from "./whereabouts.service.ts";

const server = testServer();

type Asked = SitterFilter & Paging;

const few = <Item>(items: readonly Item[], most = 2) =>
  fc.subarray([...items], { maxLength: most, minLength: 1 });

const latitude = fc.double({ min: 51, max: 53, noNaN: true });
const longitude = fc.double({ min: 3.5, max: 6, noNaN: true });
const towns = fc.constantFrom(
  { latitude: 52.09, longitude: 5.12 },
  { latitude: 52.37, longitude: 4.9 },
  { latitude: 51.5, longitude: 3.61 },
);
const corner = { latitude, longitude, latitudeEnd: latitude, longitudeEnd: longitude };
const where = fc.oneof(
  { weight: 5, arbitrary: towns },
  { weight: 2, arbitrary: fc.record({ latitude, longitude }) },
  { weight: 2, arbitrary: fc.record(corner) },
  { weight: 1, arbitrary: fc.constant({}) },
);

const vacation = fc
  .tuple(fc.integer({ min: 0, max: 45 }), fc.integer({ min: 0, max: 20 }))
  .map(([from, length]) =>
    [from, from + length]
      .map((day) => new Date(Date.UTC(2026, 10, 15 + day)).toISOString().slice(0, 10))
      .join("/"),
  );

const wishes = fc.record(
  {
    serviceTypes: few(serviceTypes),
    animalCategories: few(animalCategories),
    dayAvailabilities: few(weekdays, 3),
    professionalServices: few(professionalTypes),
    races: few(someRaces),
    diplomas: few(someDiplomas),
    sitterHasAnimals: fc.boolean(),
    gender: fc.constantFrom("MALE" as const, "FEMALE" as const),
    experienceWithMedication: fc.boolean(),
    maxPriceCents: fc.integer({ min: 900, max: 4_200 }),
    vacations: fc.array(vacation, { minLength: 1, maxLength: 2 }),
    sortBy: fc.constantFrom(...sitterSorts),
    exceptIds: fc.array(fc.integer({ min: 1, max: 320 }), { minLength: 1, maxLength: 20 }),
    guaranteedResults: fc.boolean(),
  },
  { requiredKeys: [] },
);

// Most combinations leave nobody over; with a few wishes at a time, there is something to compare.
const filters: fc.Arbitrary<Asked> = fc
  .record({
    wishes,
    kept: fc.integer({ min: 0, max: 3 }),
    where,
    distance: fc.oneof(fc.constantFrom(0, 5, 10, 25), fc.double({ min: 0, max: 100, noNaN: true })),
    page: fc.constantFrom(1, 1, 1, 2, 3, 50),
    limit: fc.constantFrom(...pageSizes.filter((size) => size <= 20)),
  })
  .map(({ wishes: all, kept, where: place, ...rest }) => {
    const order = ["sortBy", "exceptIds", "guaranteedResults"];
    const entries = Object.entries(all);
    const chosen = [
      ...entries.filter(([key]) => !order.includes(key)).slice(0, kept),
      ...entries.filter(([key]) => order.includes(key)),
    ];
    return { ...rest, ...place, ...Object.fromEntries(chosen) };
  });

describe("the search against a plain scan", () => {
  it("finds the same sitters in the same order, whatever is asked", async () => {
    const { platform, clock } = server.current;
    const { db } = platform;
    const userIds = await makeRandomSitters(db, 320, 7);
    await addSearchRows(db, userIds);
    const blocks = userIds.flatMap((userId, index) =>
      [1, 7, 50].map((step) => ({
        userId,
        blockedUserId: userIds[(index + step) % userIds.length] ?? userId,
        createdAt: clock.now(),
      })),
    );
    await db.insert(tables.blocks).values(blocks);
    const all = await readSitters(db);
    expect(all.length).toBeGreaterThan(200);
    // Nothing changes meanwhile: once is enough.
    const index = await createSitterFinder({ db }).catchUp();
    const ctx = { ...testContext(platform), sitters: { catchUp: async () => index } };
    let found = 0;

    await fc.assert(
      fc.asyncProperty(filters, fc.option(fc.constantFrom(...userIds)), async (asked, userId) => {
        const viewer = userId
          ? {
              userId,
              sessionId: 1,
              role: "user" as const,
              isEmailVerified: true,
              hasSecondFactor: false,
            }
          : null;
        const answer = await findPage({ ...ctx, viewer }, { filter: asked, paging: asked });
        const expected = scan(all, {
          ...asked,
          viewerUserId: userId,
          blocks: blocks.filter((block) =>
            [block.userId, block.blockedUserId].includes(userId ?? 0),
          ),
          now: clock.now(),
        });
        expect({
          total: answer.found.total,
          ids: answer.found.page.map(({ profileId }) => profileId),
          distances: answer.found.page.map((each) => shownDistance(answer.area, each.squaredChord)),
          widenedTo: answer.widenedTo,
        }).toEqual(expected);
        found += expected.ids.length > 1 ? 1 : 0;
      }),
      { numRuns: 4_000 },
    );
    // Comparing nothing with nothing would prove nothing.
    expect(found).toBeGreaterThan(1_500);
  }, 120_000);

  it("pages through everybody exactly once", async () => {
    const { platform } = server.current;
    const { db } = platform;
    const ctx = { ...testContext(platform), viewer: null, sitters: createSitterFinder({ db }) };
    await addSearchRows(db, await makeRandomSitters(db, 120, 11));
    const all = (await readSitters(db)).map(({ profile }) => profile.id);
    for (const sortBy of [...sitterSorts, undefined]) {
      const seen: number[] = [];
      for (let page = 1; page <= Math.ceil(all.length / 15); page += 1) {
        const filter = { sortBy, distance: 10, page, limit: 15 };
        const { data, total } = await searchSitters(ctx, filter);
        expect(total).toBe(all.length);
        seen.push(...data.map((card) => (card.toJSON() as { id: number }).id));
      }
      expect(seen.toSorted((a, b) => a - b)).toEqual(all.toSorted((a, b) => a - b));
    }
  });
});
