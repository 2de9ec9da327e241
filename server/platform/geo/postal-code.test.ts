import { describe, expect, it } from "vitest";
import { parsePostalCode, parsePostalDigits } from "./postal-code.ts";

describe("parsePostalCode", () => {
  it.each([
    ["1234 AB", "1234 AB"],
    ["1234AB", "1234 AB"],
    ["1234ab", "1234 AB"],
    ["  9999 zz ", "9999 ZZ"],
    ["1000\u00a0AA", "1000 AA"],
    ["1234 SB", "1234 SB"],
    ["1234 AS", "1234 AS"],
  ])("%j is %s", (text, code) => {
    expect(parsePostalCode(text)).toBe(code);
  });

  it.each([
    "",
    "1234",
    "0123 AB",
    "0999AB",
    "1234 SA",
    "1234 sd",
    "1234SS",
    "1234  AB",
    "1234-AB",
    "12345 AB",
    "123 AB",
    "1234 A",
    "1234 ABC",
    "1234 A1",
    "1234 ÄB",
    "１２３４ AB",
    "AB 1234",
    "1234 AB; drop",
  ])("%j is refused", (text) => {
    expect(parsePostalCode(text)).toBeNull();
  });
});

describe("parsePostalDigits", () => {
  it.each([
    ["1234", 1234],
    [" 1234 ", 1234],
    ["1234 AB", 1234],
    ["1234ab", 1234],
    ["0123", null],
    ["123", null],
    ["12345", null],
    ["1234 SS", null],
    ["Utrecht", null],
  ])("%j gives %s", (text, digits) => {
    expect(parsePostalDigits(text)).toBe(digits);
  });
});
