import { describe, expect, it } from "vitest";
import { hourMs } from "#contract/shared/durations.ts";
import { createTestClock } from "#server/platform/clock.ts";
import { createMemoryLimits } from "./memory-limits.ts";

const rule = { max: 1, windowMs: 60_000 };

describe("createMemoryLimits", () => {
  it("locks nobody out for longer than its window when the clock jumps ahead and back", async () => {
    const clock = createTestClock("2026-06-01T10:00:00Z");
    const limits = createMemoryLimits({ clock });
    clock.jump(6 * hourMs);
    await limits.hit("a", rule);
    clock.jump(-6 * hourMs);
    const refused = await limits.hit("a", rule);
    expect([refused.allowed, refused.retryAfterMs]).toEqual([false, 60_000]);
    clock.advance(60_000);
    expect((await limits.hit("a", rule)).allowed).toBe(true);
  });

  it("opens nothing sooner when the clock jumps ahead", async () => {
    const clock = createTestClock("2026-06-01T10:00:00Z");
    const limits = createMemoryLimits({ clock });
    await limits.hit("a", rule);
    clock.jump(6 * hourMs);
    expect((await limits.hit("a", rule)).allowed).toBe(false);
  });

  it("forgets the oldest key, and only that, when there are too many", async () => {
    const clock = createTestClock("2026-06-01T10:00:00Z");
    const limits = createMemoryLimits({ clock, maxKeys: 3 });
    for (const key of ["a", "b", "c", "d"]) await limits.hit(key, rule);
    for (const key of ["b", "c", "d"]) expect((await limits.hit(key, rule)).allowed).toBe(false);
    expect((await limits.hit("a", rule)).allowed).toBe(true);
  });

  it("makes room by what has ended before it forgets what still counts", async () => {
    const clock = createTestClock("2026-06-01T10:00:00Z");
    const limits = createMemoryLimits({ clock, maxKeys: 3 });
    await limits.hit("long", { max: 1, windowMs: hourMs });
    await limits.hit("a", rule);
    clock.advance(60_000);
    for (const key of ["b", "c"]) await limits.hit(key, rule);
    for (const key of ["long", "b", "c"]) {
      expect((await limits.hit(key, rule)).allowed).toBe(false);
    }
  });
});
