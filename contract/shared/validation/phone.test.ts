import { describe, expect, it } from "vitest";
import { phoneNumber } from "./phone.ts";
import { formatPhone, parsePhone } from "./phone-text.ts";
import { fieldErrors } from "./validation.ts";

describe("parsePhone", () => {
  it.each([
    ["06-12345678", "+31612345678"],
    ["06 12 34 56 78", "+31612345678"],
    ["0612345678", "+31612345678"],
    ["+31 6 12345678", "+31612345678"],
    ["+31 (0)6 12 34 56 78", "+31612345678"],
    ["+310612345678", "+31612345678"],
    ["0031612345678", "+31612345678"],
    ["020 – 123 45 67", "+31201234567"],
    ["(0343) 12.34.56", "+31343123456"],
    ["+32 470 12 34 56", "+32470123456"],
    ["0049 30 901820", "+4930901820"],
    ["+1 212/555-0123", "+12125550123"],
  ])("%s is %s", (typed, number) => {
    expect(parsePhone(typed)).toBe(number);
  });

  it.each([
    ["", "nothing"],
    ["0612", "too short"],
    ["06123456789", "one digit too many"],
    ["+31 6 1234", "too short with its country"],
    ["612345678", "neither a zero nor a country"],
    ["+012345678", "a country that starts with zero"],
    ["bel me maar", "no number"],
    ["+3161234567８", "a digit of another script"],
  ])("%s is none: %s", (typed) => {
    expect(parsePhone(typed)).toBeNull();
  });
});

describe("formatPhone", () => {
  it.each([
    ["+31612345678", "06 12 34 56 78"],
    ["+31201234567", "020 123 45 67"],
    ["+31343123456", "0343 12 34 56"],
    ["+31180123456", "0180 12 34 56"],
    ["+32470123456", "+32 470 12 34 56"],
    ["+12125550123", "+1 21 25 55 01 23"],
    ["+352621123456", "+352 621 12 34 56"],
  ])("%s reads %s", (number, shown) => {
    expect(formatPhone(number)).toBe(shown);
    expect(parsePhone(shown)).toBe(number);
  });
});

it.each(["112", "144"])("%s, which has no country, is shown as it is dialled", (number) => {
  expect(formatPhone(number)).toBe(number);
});

it("says in words what a number looks like", () => {
  const { error } = phoneNumber.safeParse("12");
  expect(fieldErrors(error?.issues ?? [], "nl")[""]).toEqual([expect.stringContaining("06")]);
});
