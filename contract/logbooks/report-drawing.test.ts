import { describe, expect, it } from "vitest";
import { byPartOfDay, linesInBox } from "./report-drawing.ts";

describe("a walk in a box", () => {
  const box = { width: 220, height: 120, margin: 10 };
  const inBox = (lines: [number, number][][]) =>
    linesInBox(lines, box).map((line) => line.map((point) => point.map(Math.round)));

  it("fills it from margin to margin, the north above, in its own proportions", () => {
    const [south, north] = [52, 52.01];
    const east = 5 + 0.02 / Math.cos((52.005 * Math.PI) / 180);
    expect(
      inBox([
        [
          [south, 5],
          [north, east],
        ],
      ]),
    ).toEqual([
      [
        [10, 110],
        [210, 10],
      ],
    ]);
  });

  it("stands in the middle where it is narrower", () => {
    expect(inBox([[[52, 5]], [[52.01, 5]]])).toEqual([[[110, 110]], [[110, 10]]]);
  });

  it("of somebody who stood still is a point in the middle", () => {
    expect(inBox([[[52, 5]]])).toEqual([[[110, 60]]]);
    expect(inBox([])).toEqual([]);
  });
});

it("tells the morning from what came later", () => {
  expect(byPartOfDay({ checkIns: ["00:10", "11:59", "12:00", "18:02"] })).toEqual({
    morning: ["00:10", "11:59"],
    later: ["12:00", "18:02"],
  });
});
