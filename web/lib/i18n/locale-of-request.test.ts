import { describe, expect, it } from "vitest";
import { localeOfRequest } from "./locale-of-request.ts";

describe("localeOfRequest", () => {
  it.each([
    ["/", undefined, "nl"],
    ["/inloggen", undefined, "nl"],
    ["/login", undefined, "en"],
    ["/search/Utrecht", undefined, "en"],
    ["/", "locale=en", "en"],
    ["/login", "locale=nl", "nl"],
    ["/", "theme=dark; locale=en-US", "en"],
    ["/login", "locale=", "en"],
    // None that we speak.
    ["/login", "locale=fr", "nl"],
  ])("%s with %s: %s", (path, cookie, expected) => {
    const headers = new Headers(cookie ? { cookie } : {});
    expect(localeOfRequest({ url: `https://kwispel.test${path}`, headers })).toBe(expected);
  });
});
