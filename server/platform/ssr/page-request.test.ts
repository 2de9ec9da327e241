import { describe, expect, it } from "vitest";
import { pageUrl } from "./page-request.ts";

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
