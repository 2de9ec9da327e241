import { and, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import {
  type BadgeName,
  badgePoints,
  pointsOf,
  stageOf,
} from "#contract/badges/badge-catalogue.ts";
import { dayMs } from "#contract/shared/durations.ts";
import { notifications } from "#server/db/schema/notifications.ts";
import { profileImages, profiles } from "#server/db/schema/profiles.ts";
import { references } from "#server/db/schema/references.ts";
import { badgeCounts, earnedBadges } from "#server/db/schema/trust/badges.ts";
import { userUpdated } from "#server/domains/account/account.events.ts";
import { bookingMoved } from "#server/domains/bookings/bookings.events.ts";
import { updateStanding } from "#server/domains/profiles/profiles.service.ts";
import { referenceWritten } from "#server/domains/references/references.events.ts";
import { type BookingPair, makeBookingPair } from "#tests/factories/bookings.ts";
import { makeEndedBooking } from "#tests/factories/reviews.ts";
import { testContext, testJobContext } from "#tests/setup/test-context.ts";
import { testServer, testStart } from "#tests/setup/test-server.ts";
import { countFacts } from "./badge-facts.service.ts";
import { countAllBadges } from "./badges.domain.ts";
import { allProgressOf, earnedBy } from "./badges.rules.ts";
import { earnBadges } from "./earn-badges.service.ts";

const server = testServer({ environment: { LIMIT_MESSAGES: "100000" } });

/** Small numbers that look random and are the same for the same seed. */
function createRoll(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * most);
  };
}

/** What the test did itself: the facts are held against it, too. */
type Done = { bookings: number; references: number; pictures: number };

it.each([1, 2])(
  "what is kept equals what all rows say, whatever happens at once, seed %i",
  { timeout: 120_000 },
  async (seed) => {
    const { platform, clock, call, relay } = server.current;
    const { db, outbox } = platform;
    clock.set(testStart);
    const roll = createRoll(seed);
    const pair = await makeBookingPair(db);
    const { profileId, userId, token } = pair.sitter;
    const done: Done = {
      bookings: 0,
      references: 0,
      pictures: await db.$count(profileImages, eq(profileImages.profileId, profileId)),
    };
    const had = new Set<BadgeName>();
    const happen = await deedsOf(pair, done);
    const earn = () =>
      db.transaction((tx) =>
        earnBadges(testContext(platform, { db: tx }), { profileIds: [profileId] }),
      );
    // The card's columns are also written by who counts something else.
    const elsewhere = () =>
      db.transaction((tx) =>
        updateStanding(testContext(platform, { db: tx }), {
          profileId,
          standing: { bookingsKept: roll(50) },
        }),
      );

    for (let step = 0; step < 8; step++) {
      const events = await happen(roll(4));
      await db.transaction((tx) => outbox.publish(tx, [...events, ...events]));
      await Promise.all([
        relay.drain(),
        earn(),
        earn(),
        elsewhere(),
        countAllBadges(testJobContext(platform)),
        call("POST", `/api/user/badges/${step > 5 ? "poster" : "ten_bookings"}`, { as: token }),
      ]);
      if (roll(4) === 0) clock.set(new Date(clock.now().getTime() + roll(90) * dayMs));
      await countAllBadges(testJobContext(platform));
      await relay.drain();
      await expectKept(profileId, { done, had });
    }
    clock.set(new Date(Date.parse(testStart) + 900 * dayMs));
    await countAllBadges(testJobContext(platform));
    await relay.drain();
    await expectKept(profileId, { done, had });
    expect([...had]).toEqual(expect.arrayContaining(["first_booking", "one_year", "poster"]));
    await expectToldOnce(userId);
  },
);

/** Each does something of a kind to the sitter, and says which events follow. */
async function deedsOf(pair: BookingPair, done: Done) {
  const { db } = server.current.platform;
  const { profileId, userId } = pair.sitter;
  const book = async () => {
    const bookingId = await makeEndedBooking(db, pair, { daysAgo: 40 });
    done.bookings += 1;
    const moved = { bookingId, kind: "booking", event: "complete" } as const;
    return [bookingMoved({ ...moved, sitterProfileId: profileId, sitterUserId: userId })];
  };
  const refer = async () => {
    const at = new Date(testStart);
    const [row] = await db
      .insert(references)
      .values({
        profileId,
        name: "Ans",
        relation: "friend",
        rating: 5,
        knowsSince: 2020,
        text: "Lief voor elk dier.",
        writtenAt: at,
        expiresAt: at,
      })
      .returning({ referenceId: references.id });
    done.references += 1;
    return [referenceWritten({ referenceId: row?.referenceId ?? 0, profileId })];
  };
  const takePicture = async () => {
    const key = `profiles/${profileId}/${done.pictures}`;
    const shape = { widths: [320], width: 320, height: 240, placeholder: "" };
    await db.insert(profileImages).values({ profileId, key, position: done.pictures, ...shape });
    done.pictures += 1;
    return [userUpdated({ userId })];
  };
  /** What was earned stays, though its reason goes. */
  const loseAll = async () => {
    await db.delete(references).where(eq(references.profileId, profileId));
    await db.delete(profileImages).where(eq(profileImages.profileId, profileId));
    Object.assign(done, { references: 0, pictures: 0 });
    return [userUpdated({ userId })];
  };
  const acts = [book, refer, takePicture, async () => (done.pictures > 5 ? loseAll() : book())];
  return (number: number) => (acts[number] ?? book)();
}

async function expectKept(
  profileId: number,
  { done, had }: { done: Done; had: Set<BadgeName> },
): Promise<void> {
  const { platform } = server.current;
  const { db } = platform;
  const fresh = (await countFacts(testContext(platform), [profileId])).get(profileId);
  if (!fresh) throw new Error("nobody was counted");
  expect(fresh.facts).toMatchObject({
    completedBookings: done.bookings,
    references: done.references,
    pictures: done.pictures,
  });
  const rows = await db.select().from(earnedBadges).where(eq(earnedBadges.profileId, profileId));
  const names = rows.map(({ name }) => name);
  for (const name of earnedBy(fresh.facts)) had.add(name);
  expect(names.toSorted()).toEqual([...had].toSorted());
  const [profile] = await db.select().from(profiles).where(eq(profiles.id, profileId));
  expect(profile?.badges.toSorted()).toEqual(names.toSorted());
  const points = names.reduce((sum, name) => sum + badgePoints[name], 0);
  expect(profile?.badgePoints).toBe(points);
  expect(points).toBe(pointsOf(names));
  const [counted] = await db.select().from(badgeCounts).where(eq(badgeCounts.profileId, profileId));
  expect(counted?.progress).toEqual(allProgressOf(fresh.facts));
  for (const { done: count, of } of Object.values(counted?.progress ?? {})) {
    expect(count).toBeGreaterThanOrEqual(0);
    expect(count).toBeLessThanOrEqual(of);
  }
  const page = (await server.current.call("GET", `/api/sitters/${profileId}`)).json().data;
  expect(page.stage).toBe(names.length > 0 ? stageOf(points) : undefined);
}

async function expectToldOnce(userId: number): Promise<void> {
  const rows = await server.current.platform.db
    .select({ params: notifications.params })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), eq(notifications.type, "badges_earned")));
  const told = rows.flatMap(({ params }) => String(params.names).split("\n"));
  expect(new Set(told).size).toBe(told.length);
  expect(told).toContain("first_booking");
}
