import { describe, expect, it } from "vitest";
import { parseHouseNumber } from "./house-number.ts";

describe("parseHouseNumber", () => {
  it.each([
    ["12", 12, ""],
    [" 12 ", 12, ""],
    ["12a", 12, "A"],
    ["12 A", 12, "A"],
    ["12-2", 12, "2"],
    ["12 a-3", 12, "A3"],
    ["12/1 hoog", 12, "1HOOG"],
    ["160 bs", 160, "BS"],
  ])("%j is number %i with addition %j", (text, number, addition) => {
    expect(parseHouseNumber(text)).toEqual({ number, addition });
  });

  it.each(["", "0", "012", "a12", "-3", "123456", "12; drop", "12 a b c d"])(
    "%j is refused",
    (text) => {
      expect(parseHouseNumber(text)).toBeNull();
    },
  );
});
