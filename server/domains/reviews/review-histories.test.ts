import { expect, it } from "vitest";
import { dayMs } from "#contract/shared/durations.ts";
import { reviews } from "#server/db/schema/reviews.ts";
import { type BookingPair, makeBookingPair } from "#tests/factories/bookings.ts";
import { makeRoom } from "#tests/factories/chat.ts";
import { countAnew, findStored, makeEndedBooking } from "#tests/factories/reviews.ts";
import { testServer, testStart } from "#tests/setup/test-server.ts";
import { showDueReviews } from "./reviews.jobs.ts";

const server = testServer({ environment: { LIMIT_MESSAGES: "100000" } });

/** Small numbers that look random and are the same for the same seed. */
function createRolls(seed: number) {
  let state = seed;
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  return {
    below: (most: number) => Math.floor(next() * most),
    pick: <Item>(items: readonly Item[]): Item => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error("nothing to pick from");
      return item;
    },
  };
}

const text = "Alles ging zoals we hadden afgesproken, tot de volgende keer.";

it.each([1, 2, 3])(
  "what is kept equals what the rows say, whatever they do at once, seed %i",
  { timeout: 120_000 },
  async (seed) => {
    const { platform, clock, call } = server.current;
    const { db } = platform;
    clock.set(testStart);
    const rolls = createRolls(seed);
    const pairs = await crossed([await makeBookingPair(db), await makeBookingPair(db)]);
    const bookings: { id: number; pair: BookingPair }[] = [];
    for (const pair of pairs) {
      for (const daysAgo of [1, 6, 11]) {
        bookings.push({ id: await makeEndedBooking(db, pair, { daysAgo }), pair });
      }
    }
    const stars = () => 1 + rolls.below(5);
    const write = () => {
      const { id, pair } = rolls.pick(bookings);
      const [by, parts] = rolls.pick([
        [pair.owner, { care: stars(), communication: stars(), reliability: stars() }] as const,
        [pair.sitter, {}] as const,
      ]);
      const body = { booking_id: id, rating: stars(), text, ...parts };
      return () => call("POST", "/api/review", { as: by.token, body });
    };
    const change = async () => {
      const { pair } = rolls.pick(bookings);
      const known = await db.select({ id: reviews.id }).from(reviews);
      const id = known.length > 0 ? rolls.pick(known).id : 1;
      const body = { rating: stars(), text, care: 3, communication: 3, reliability: 3 };
      return () => call("PUT", `/api/review/${id}`, { as: pair.owner.token, body });
    };
    const followClock = () =>
      showDueReviews({
        ...platform,
        now: clock.now(),
        inTransaction: (work) =>
          db.transaction((tx) => work({ ...platform, db: tx, now: clock.now() })),
      });

    for (let step = 0; step < 14; step++) {
      const deed = rolls.below(4) === 0 ? await change() : write();
      // The same twice and another, at the same moment as the clock's own.
      await Promise.all([deed(), deed(), write()(), followClock()]);
      if (step % 4 === 3) clock.set(new Date(clock.now().getTime() + dayMs));
      for (const { owner, sitter } of pairs) {
        for (const { profileId } of [owner, sitter]) {
          expect(await findStored(db, profileId)).toEqual(await countAnew(db, profileId));
        }
      }
    }
    clock.set(new Date(clock.now().getTime() + 20 * dayMs));
    await followClock();
    const all = await db.select().from(reviews);
    expect(all.length).toBeGreaterThan(5);
    expect(all.every(({ shownAt }) => shownAt !== null)).toBe(true);
    for (const { owner, sitter } of pairs) {
      for (const { profileId } of [owner, sitter]) {
        expect(await findStored(db, profileId)).toEqual(await countAnew(db, profileId));
      }
    }
  },
);

/** Each owner with each sitter. */
async function crossed(pairs: BookingPair[]): Promise<BookingPair[]> {
  const { db } = server.current.platform;
  const [one, other] = pairs;
  if (!one || !other) return pairs;
  const across = async (owner: BookingPair, sitter: BookingPair) => {
    const pair = { ...owner, sitter: sitter.sitter };
    return { ...pair, roomId: await makeRoom(db, pair) };
  };
  return [one, other, await across(one, other), await across(other, one)];
}
