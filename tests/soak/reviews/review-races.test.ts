import { expect, it } from "vitest";
import { raceReviews } from "./review-races.ts";

// The large one is `npm run soak -- review-races`.
it("counts each review once, however often and at once it is sent", {
  timeout: 300_000,
}, async () => {
  const serverUrl = process.env.TEST_DATABASE_URL;
  const figures = await raceReviews({
    sitters: 2,
    owners: 3,
    bookings: 1,
    atOnce: 16,
    processes: serverUrl ? 2 : 1,
    seed: 1,
    serverUrl,
  });
  expect(figures).toMatchObject({
    submissions: 60,
    others: 0,
    wrongReviews: 0,
    wrongStandings: 0,
    deadlocks: 0,
  });
  expect(figures.written).toBeGreaterThanOrEqual(12);
  expect(figures.refused).toBeGreaterThan(5);
});
