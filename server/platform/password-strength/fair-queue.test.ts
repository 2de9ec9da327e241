import { describe, expect, it } from "vitest";
import { createFairQueue } from "./fair-queue.ts";

function drained(queue: { next(): string | undefined }): string[] {
  const items: string[] = [];
  for (let item = queue.next(); item !== undefined; item = queue.next()) items.push(item);
  return items;
}

describe("a fair queue", () => {
  it("lets nobody wait for more than one of somebody else's", () => {
    const queue = createFairQueue<string>({ all: 10, each: 10 });
    for (const [visitor, item] of ["a1", "a2", "a3", "b1", "c1", "c2"].map((name) => [
      name[0],
      name,
    ]))
      queue.add(visitor ?? "", item ?? "");
    expect(drained(queue)).toEqual(["a1", "b1", "c1", "a2", "c2", "a3"]);
  });

  it("has a place for so many, and for so many of each", () => {
    const queue = createFairQueue<string>({ all: 3, each: 2 });
    expect(["a", "a", "a", "b", "c"].map((visitor) => queue.add(visitor, visitor))).toEqual([
      true,
      true,
      false,
      true,
      false,
    ]);
    expect(drained(queue)).toEqual(["a", "b", "a"]);
    expect(queue.add("c", "c")).toBe(true);
  });
});
