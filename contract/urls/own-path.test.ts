import { describe, expect, it } from "vitest";
import { ownPath } from "./own-path.ts";

describe("ownPath", () => {
  it.each([
    "/",
    "/bookings",
    "/bookings/12?view=map",
    "/gezocht/utrecht/4#reviews",
    "/zoeken?filters=%7B%22a%22%3A1%7D",
    "/search?next=https://elsewhere.example",
    "/a//b",
    "/café",
    "/a/..b/.c?d=../e",
  ])("keeps %j", (value) => {
    expect(ownPath(value)).toBe(value);
  });

  it.each([
    null,
    undefined,
    "",
    "bookings",
    "?redirect=/x",
    "//elsewhere.example",
    "///elsewhere.example",
    "/\\elsewhere.example",
    "\\\\elsewhere.example",
    "/a\\b",
    "https://elsewhere.example",
    "https:elsewhere.example",
    "javascript:alert(1)",
    " /bookings",
    "/\t/elsewhere.example",
    "/\n/elsewhere.example",
    "/bookings\u0000",
    "/bookings\u007f",
    "/..//elsewhere.example",
    "/./../\u0009/elsewhere.example",
    "/.//elsewhere.example",
    "/%2e%2E//elsewhere.example",
    "/a/.%2e/..//elsewhere.example",
  ])("refuses %j", (value) => {
    expect(ownPath(value)).toBeNull();
  });
});
