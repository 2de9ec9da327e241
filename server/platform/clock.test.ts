import { describe, expect, it } from "vitest";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { createTestClock } from "./clock.ts";

describe("createTestClock", () => {
  it("stands still until it is moved", () => {
    const clock = createTestClock("2026-03-29T00:59:00Z");
    expect(clock.now().toISOString()).toBe("2026-03-29T00:59:00.000Z");
    clock.advance(60_000);
    expect(clock.now().toISOString()).toBe("2026-03-29T01:00:00.000Z");
    clock.set(new Date("2020-01-01T00:00:00Z"));
    expect(clock.now().getTime()).toBe(Date.UTC(2020, 0, 1));
  });

  it("is not moved by a caller that changes the date it got", () => {
    const clock = createTestClock("2026-01-01T00:00:00Z");
    clock.now().setFullYear(1999);
    expect(clock.now().getUTCFullYear()).toBe(2026);
  });

  it("refuses what is not a date", () => {
    expect(() => createTestClock("next week")).toThrow(RangeError);
  });
});

describe("dayInAmsterdam", () => {
  it.each([
    ["2026-11-15T22:59:59Z", "2026-11-15"],
    ["2026-11-15T23:00:00Z", "2026-11-16"],
    ["2026-06-15T22:00:00Z", "2026-06-16"],
  ])("%s is %s", (instant, day) => {
    expect(dayInAmsterdam(new Date(instant))).toBe(day);
  });
});
