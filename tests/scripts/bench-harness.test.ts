import { expect, test } from "vitest";
import { compare, median, meetsTarget, resultTable } from "../../bench/harness.ts";

test.for([
  { values: [3], expected: 3 },
  { values: [5, 1, 3], expected: 3 },
  { values: [4, 1, 3, 2], expected: 2.5 },
  { values: [100, 1, 2, 3, 1000], expected: 3 },
])("the median of $values is $expected", ({ values, expected }) => {
  expect(median(values)).toBe(expected);
});

test("the sides take turns, five rounds each, and only the ratio of their medians counts", async () => {
  const turns: string[] = [];
  const side = (name: string, scores: number[]) => ({
    name,
    run: async () => {
      turns.push(name);
      return scores.shift() ?? 0;
    },
  });
  const result = await compare({
    name: "rendering",
    subject: side("subject", [30, 1, 32, 31, 30]),
    floor: side("floor", [100, 99, 5000, 101, 100]),
    target: 0.25,
  });
  expect(turns).toEqual(Array.from({ length: 5 }, () => ["floor", "subject"]).flat());
  expect(result.ratio).toBe(0.3);
  expect(meetsTarget(result)).toBe(true);
  expect(meetsTarget({ ...result, target: 0.31 })).toBe(false);
  expect(resultTable([result])).toContain("| rendering | subject: 30/s | floor: 100/s | 0.30 |");
});

test("what should stay small has an upper bound, and its own unit", async () => {
  const result = await compare({
    name: "memory",
    rounds: 1,
    subject: { name: "after", run: async () => 300 * 2 ** 20 },
    floor: { name: "before", run: async () => 200 * 2 ** 20 },
    atMost: 1.5,
    unit: "bytes",
  });
  expect(meetsTarget(result)).toBe(true);
  expect(meetsTarget({ ...result, ratio: 1.51 })).toBe(false);
  expect(resultTable([result])).toContain(
    "| memory | after: 300 MB | before: 200 MB | 1.50 | ≤ 1.5 | yes |",
  );
});
