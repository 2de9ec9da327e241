import { describe, expect, it } from "vitest";
import { isOwnHost, pageUrl } from "./page-request.ts";

describe("pageUrl", () => {
  it.each([
    ["/", "/"],
    ["/zoeken?q=a", "/zoeken?q=a"],
    ["//", "//"],
    ["//[", "//["],
    ["//elsewhere.example/x", "//elsewhere.example/x"],
    ["/\\\\elsewhere.example", "///elsewhere.example"],
    ["/%zz?%", "/%zz?%"],
    ["/a b", "/a%20b"],
    ["http://elsewhere.example/x?y=1", "/x?y=1"],
    ["http://[", "/"],
    ["javascript:alert(1)", "/"],
    ["*", "/"],
    ["", "/"],
  ])("%j is %j on our own origin", (target, expected) => {
    const { origin, pathname, search } = pageUrl(target, "https://kwispel.example");
    expect(`${pathname}${search}`).toBe(expected);
    expect(origin).toBe("https://kwispel.example");
  });
});

describe("isOwnHost", () => {
  it.each([
    ["http://kwispel.example", "kwispel.example", true],
    ["https://kwispel.example", "kwispel.example:443", true],
    ["http://192.168.1.20:3000", "192.168.1.20:3000", true],
    ["http://192.168.1.20:3000", "192.168.1.20", false],
    ["https://kwispel.example.elsewhere.example", "kwispel.example", false],
    ["https://elsewhere.example", "kwispel.example", false],
    ["null", "kwispel.example", false],
    ["", "kwispel.example", false],
    [null, "kwispel.example", false],
    ["http://kwispel.example", "[", false],
  ])("%j sent to %j: %j", (origin, host, expected) => {
    expect(isOwnHost(origin, host)).toBe(expected);
  });
});
