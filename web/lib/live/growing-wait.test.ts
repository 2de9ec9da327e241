import { describe, expect, it } from "vitest";
import { growingWait } from "./growing-wait.ts";

describe("growingWait", () => {
  it.each([
    [0, 1, 2_000],
    [0, 0, 1_000],
    [1, 1, 4_000],
    [4, 0.5, 24_000],
    [5, 1, 60_000],
    [1_000, 0, 30_000],
  ])("attempt %i with chance %d: %i ms", (attempt, random, expected) => {
    expect(growingWait(attempt, 2_000, random)).toBe(expected);
  });
});
