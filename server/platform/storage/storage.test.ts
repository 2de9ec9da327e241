import { describe, expect, it } from "vitest";
import { checkContentType, contentTypeOf, InvalidStorageKey } from "./storage.ts";

describe("contentTypeOf", () => {
  it.each([
    ["a.webp", "image/webp"],
    ["profiles/12/3f9a-1/320.webp", "image/webp"],
    ["exports/2026_01.zip", "application/zip"],
  ])("%s is %s", (key, contentType) => {
    expect(contentTypeOf(key)).toBe(contentType);
  });

  it.each([
    "",
    "/etc/passwd.txt",
    "../secret.txt",
    "a/../../secret.txt",
    "a/..%2fsecret.txt",
    "a\\b.txt",
    "a//b.txt",
    "a/b/",
    "a/.hidden.txt",
    "a.d/b.txt",
    "a/B.txt",
    "a/b.txt\n",
    "a/b.txt\0",
    "a/b",
    "a/b.exe",
    "a/b.constructor",
    "a/ö.txt",
    `${"a".repeat(101)}.txt`,
    "a/a/a/a/a/a/a/a/a/a.txt",
  ])("%j is refused", (key) => {
    expect(() => contentTypeOf(key)).toThrow(InvalidStorageKey);
  });
});

describe("checkContentType", () => {
  it("refuses a type that the key does not stand for", () => {
    expect(() => checkContentType("a.webp", "text/html")).toThrow(InvalidStorageKey);
  });
});
