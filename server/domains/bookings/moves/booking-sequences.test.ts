import { expect, it } from "vitest";
import { makeBookingPair } from "#tests/factories/bookings.ts";
import { testServer, testStart } from "#tests/setup/test-server.ts";
import { runSequence } from "#tests/soak/bookings/booking-sequences.ts";
import { followClock } from "../clock/booking-clock.jobs.ts";

const server = testServer({ environment: { LIMIT_MESSAGES: "100000" } });

// The long one is `npm run soak -- booking-sequences`.
it.each([1, 2, 3, 4])(
  "holds whatever four people do, seed %i",
  { timeout: 120_000 },
  async (seed) => {
    const { platform, clock, call } = server.current;
    const { db } = platform;
    clock.set(testStart);
    const pairs = [await makeBookingPair(db), await makeBookingPair(db)];
    const inTransaction = <Result>(
      work: (ctx: typeof platform & { now: Date }) => Promise<Result>,
    ) => db.transaction((tx) => work({ ...platform, db: tx, now: clock.now() }));
    const figures = await runSequence(
      {
        db,
        clock,
        call,
        followClock: () => followClock({ ...platform, now: clock.now(), inTransaction }),
      },
      pairs,
      { seed, events: 30 },
    );
    expect(figures.done).toBeGreaterThan(4);
  },
);
