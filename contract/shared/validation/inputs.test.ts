import { describe, expect, it } from "vitest";
import type * as z from "zod";
import { clearable, integerBetween, listOf, numberBetween, page, yesNo } from "./inputs.ts";

const read = (schema: z.ZodType, value: unknown) => {
  const { success, data } = schema.safeParse(value);
  return success ? data : "refused";
};

describe("what comes in", () => {
  it.each([
    ["5", 5],
    [5, 5],
    [" 5 ", 5],
    ["-1", "refused"],
    ["1.5", "refused"],
    [1.5, "refused"],
    ["11", "refused"],
    ["1e1", "refused"],
    ["", "refused"],
    ["5\u0000", "refused"],
    [Number.NaN, "refused"],
    [["5"], "refused"],
  ])("an integer between 0 and 10: %j is %j", (value, expected) => {
    expect(read(integerBetween(0, 10), value)).toBe(expected);
  });

  it.each([
    ["52.1", 52.1],
    [52.1, 52.1],
    ["-90", -90],
    ["90.5", "refused"],
    ["1e1", "refused"],
    ["Infinity", "refused"],
  ])("a number between -90 and 90: %j is %j", (value, expected) => {
    expect(read(numberBetween(-90, 90), value)).toBe(expected);
  });

  it.each([
    ["1", true],
    ["true", true],
    [true, true],
    ["0", false],
    ["false", false],
    [false, false],
    ["yes", "refused"],
    [1, "refused"],
    ["", "refused"],
  ])("yes or no: %j is %j", (value, expected) => {
    expect(read(yesNo, value)).toBe(expected);
  });

  it.each([
    [
      ["1", 2],
      [1, 2],
    ],
    ["1", [1]],
    [1, [1]],
    ["", []],
    [[], []],
    [{ 0: "1" }, "refused"],
    [[1, 2, 3, 4], "refused"],
    [["x"], "refused"],
  ])("a list of three at most: %j is %j", (value, expected) => {
    expect(read(listOf(integerBetween(0, 10), 3), value)).toEqual(expected);
  });

  it("complains once about a list that is too long, and not about each item", () => {
    const { error } = listOf(yesNo, 3).safeParse(Array.from({ length: 100_000 }, () => "no"));
    expect(error?.issues).toHaveLength(1);
  });

  it.each([
    ["", null],
    ["  ", null],
    [null, null],
    ["7", 7],
    ["x", "refused"],
  ])("something that can be emptied: %j is %j", (value, expected) => {
    expect(read(clearable(integerBetween(0, 10)), value)).toBe(expected);
  });

  it.each([
    [undefined, 1],
    ["3", 3],
    ["0", "refused"],
    ["1.5", "refused"],
  ])("a page: %j is %j", (value, expected) => {
    expect(read(page, value)).toBe(expected);
  });
});
