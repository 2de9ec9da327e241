import fc from "fast-check";
import { expect, it } from "vitest";
import { TopRanks } from "./top-ranks.ts";

it("keeps the best, however many there are and in whatever order they come", () => {
  const rank = fc.oneof(
    fc.integer({ min: 0, max: 5 }),
    fc.constantFrom(Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY),
  );
  fc.assert(
    fc.property(
      fc.array(rank, { maxLength: 60 }),
      fc.integer({ min: 1, max: 70 }),
      (ranks, most) => {
        const items = ranks.map((each, index) => ({
          id: (index * 37) % 61,
          rank: each,
          value: index,
        }));
        const top = new TopRanks(most);
        for (const { id, rank: each, value } of items) top.add(id, each, value);
        const byRank = (a: number, b: number) => (a === b ? 0 : a > b ? -1 : 1);
        expect(top.count).toBe(items.length);
        expect(top.sorted()).toEqual(
          items.toSorted((a, b) => byRank(a.rank, b.rank) || a.id - b.id).slice(0, most),
        );
      },
    ),
    { numRuns: 500 },
  );
});
