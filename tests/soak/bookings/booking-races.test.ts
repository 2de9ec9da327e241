import { expect, it } from "vitest";
import { raceAccepts } from "./booking-races.ts";

// The large one is `npm run soak -- booking-races`.
it("promises no sitter to two homes at once, however many say yes together", {
  timeout: 300_000,
}, async () => {
  const serverUrl = process.env.TEST_DATABASE_URL;
  const figures = await raceAccepts({
    sitters: 3,
    owners: 3,
    questions: 20,
    days: 15,
    atOnce: 16,
    processes: serverUrl ? 2 : 1,
    seed: 1,
    serverUrl,
  });
  expect(figures).toMatchObject({
    answers: 60,
    unavailable: 0,
    others: 0,
    doubleBookings: 0,
    deadlocks: 0,
  });
  expect(figures.accepted).toBeGreaterThan(3);
  expect(figures.conflicts).toBeGreaterThan(3);
});
