import { describe, expect, it } from "vitest";
import { linesInBox } from "#contract/logbooks/report-drawing.ts";
import { dayMs } from "#contract/shared/durations.ts";
import { isReportReady, sharedWalk } from "./report-sharing.rules.ts";

const startedAt = new Date("2026-12-22T07:30:00Z");
const walk = {
  id: 3,
  entryId: 4,
  startedAt: "2026-12-22T07:30:00Z",
  endedAt: "2026-12-22T07:54:00Z",
  distanceM: 1_800,
  minutes: 24,
  petIds: [7],
  lines: [
    [
      [52.0931, 5.1251],
      [52.0951, 5.1301],
    ],
    [[52.0971, 5.1231]],
  ] as [number, number][][],
  clientId: "1f9d7c1e-0000-4000-8000-000000000000",
};
const daysLater = (days: number) => new Date(startedAt.getTime() + days * dayMs);

describe("a walk in a shared report", () => {
  const shared = sharedWalk(walk, { startedAt, now: daysLater(90) });

  it("has its length, and nothing of where it was", () => {
    expect(shared).toMatchObject({ distanceM: 1_800, minutes: 24, petIds: [] });
    expect(shared).not.toHaveProperty("clientId");
    for (const [latitude, longitude] of shared?.lines.flat() ?? []) {
      expect(Math.abs(latitude)).toBeLessThan(0.01);
      expect(Math.abs(longitude)).toBeLessThan(0.01);
    }
  });

  it("is drawn as the real one is", () => {
    const box = { width: 300, height: 150, margin: 10 };
    const real = linesInBox(walk.lines, box).flat();
    const moved = linesInBox(shared?.lines ?? [], box).flat();
    expect(moved).toHaveLength(real.length);
    for (const [nr, [x, y]] of moved.entries()) {
      expect(x).toBeCloseTo(real[nr]?.[0] ?? Number.NaN, 0);
      expect(y).toBeCloseTo(real[nr]?.[1] ?? Number.NaN, 0);
    }
  });

  it("is left out when it is older than ninety days", () => {
    expect(sharedWalk(walk, { startedAt, now: daysLater(91) })).toBeUndefined();
  });

  it("may have no line any more", () => {
    expect(sharedWalk({ ...walk, lines: [] }, { startedAt, now: startedAt })?.lines).toEqual([]);
  });
});

it("is there when the stay is over", () => {
  expect([null, startedAt].map((completedAt) => isReportReady({ completedAt }))).toEqual([
    false,
    true,
  ]);
});
