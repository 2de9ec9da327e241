import { describe, expect, it } from "vitest";
import { districtName, spotForName, tintsOf } from "../../scripts/generate/ground-rules.ts";

describe("tints of patches", () => {
  it("differ from those of all neighbours, and are few", () => {
    // A wheel: a hub that touches all, and five parts of a rim that touch the next.
    const parts = [
      [1, 2, 3, 4, 5],
      [1, 11, 12],
      [2, 12, 13],
      [3, 13, 14],
      [4, 14, 15],
      [5, 15, 11],
    ].map((lines) => ({ lines: new Set(lines) }));
    const tints = tintsOf(parts);
    for (const [at, { lines }] of parts.entries()) {
      for (const [other, { lines: others }] of parts.entries()) {
        const isNeighbour = at !== other && [...lines].some((line) => others.has(line));
        if (isNeighbour) expect(tints[at]).not.toBe(tints[other]);
      }
    }
    expect(Math.max(...tints)).toBeLessThan(4);
  });
});

describe("the spot for a name", () => {
  it("lies inside, in the widest part: not in the notch of a U", () => {
    const u = [
      [0, 0],
      [9, 0],
      [9, 9],
      [8, 9],
      [8, 5],
      [1, 5],
      [1, 9],
      [0, 9],
    ] as const;
    const [x, y] = spotForName([u]);
    expect(y).toBeGreaterThan(1);
    expect(y).toBeLessThan(4);
    expect(x).toBeGreaterThan(1);
    expect(x).toBeLessThan(8);
  });
});

describe("a district's name", () => {
  const towns = new Set(["Aalsmeer"]);
  it.each([
    ["Noordoost", "Noordoost"],
    ["Hempens/Teerns", "Hempens / Teerns"],
    ["Aalsmeer", null],
    ["Wijk 00", null],
    ["Verspreide huizen in het noordwesten", null],
    ["Zuidwestelijk deel der gemeente", null],
  ])("of %s is %s", (name, shown) => {
    expect(districtName(name, towns)).toBe(shown);
  });
});
