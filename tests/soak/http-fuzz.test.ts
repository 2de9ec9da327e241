import { expect, it } from "vitest";
import { fuzzServer } from "./http-fuzz.ts";

/** A little of the soak `http-fuzz`; how fast and how large is for the long run alone. */
it("survives what the schemas suggest, over real HTTP", async () => {
  const { broken, answers } = await fuzzServer({ seed: 1, requests: 400, warmUp: 50, visits: 3 });
  expect(broken).toEqual([]);
  // Some of it must have come through, or nothing was tried.
  expect(answers["2xx"]).toBeGreaterThan(20);
  expect(answers["4xx"]).toBeGreaterThan(20);
}, 120_000);
