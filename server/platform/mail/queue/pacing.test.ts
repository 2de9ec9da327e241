import { expect, it } from "vitest";
import { createPacing, domainOf } from "./pacing.ts";

it("lets a second's worth go at once, and then as many as fit in the time", () => {
  const pacing = createPacing(10);
  const takenAt = (now: number) => {
    let taken = 0;
    while (pacing.take("example.test", now)) taken += 1;
    return taken;
  };
  expect(takenAt(0)).toBe(10);
  expect(pacing.full(0)).toEqual({ domains: ["example.test"], until: 100 });
  expect(takenAt(99)).toBe(0);
  expect(takenAt(100)).toBe(1);
  expect(takenAt(600)).toBe(5);
  // Another one does not wait for it.
  expect(pacing.take("other.test", 600)).toBe(true);
  expect(pacing.full(5_000)).toEqual({ domains: [], until: null });
  expect(takenAt(5_000)).toBe(10);
});

it("holds nobody back where there is no limit", () => {
  const pacing = createPacing(0);
  for (let nr = 0; nr < 1_000; nr += 1) expect(pacing.take("example.test", 0)).toBe(true);
  expect(pacing.full(0).domains).toEqual([]);
});

it("knows a domain by the end of the address, in whatever case", () => {
  expect(domainOf("Noor@Example.TEST")).toBe("example.test");
});
