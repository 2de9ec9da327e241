import fc from "fast-check";
import { expect, it } from "vitest";
import { startingDays } from "./subscription-years.soak.ts";
import { liveYears } from "./subscription-years.ts";

// The long one is `npm run soak -- subscription-years`.
it("gives every day that was paid for, once, whatever people and banks do", {
  timeout: 300_000,
}, async () => {
  let renewed = 0;
  const lives = fc.asyncProperty(
    fc.integer({ min: 1, max: 1_000_000 }),
    fc.constantFrom(...startingDays),
    async (seed, startOn) => {
      const years = await liveYears({ people: 8, days: 70, startOn, seed });
      renewed += years.renewed;
    },
  );
  await fc.assert(lives, { numRuns: 2, endOnFailure: true });
  expect(renewed).toBeGreaterThan(5);
});
