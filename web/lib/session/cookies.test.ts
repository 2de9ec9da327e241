import { describe, expect, it } from "vitest";
import { cookieText, readCookie } from "./cookies.ts";

describe("readCookie", () => {
  it.each([
    [null, "locale", null],
    ["", "locale", null],
    ["locale=en", "locale", "en"],
    ["theme=dark; locale=en ; x=1", "locale", "en"],
    ["xlocale=nl; locale=en", "locale", "en"],
    ["token=a%7Cb%3D", "token", "a|b="],
    ["token=a=b", "token", "a=b"],
    ["broken=%E0%A4%A", "broken", "%E0%A4%A"],
    ["flag", "flag", null],
    ["locale=", "locale", ""],
  ])("reads from %j the cookie %s: %j", (header, name, value) => {
    expect(readCookie(header, name)).toBe(value);
  });
});

describe("cookieText", () => {
  it("is lax, site-wide, and secure over https", () => {
    expect(cookieText("locale", "en", { maxAgeDays: 365, secure: true })).toBe(
      "locale=en; Path=/; Max-Age=31536000; SameSite=Lax; Secure",
    );
    expect(cookieText("x", "a;b", { maxAgeDays: 0, secure: false })).toBe(
      "x=a%3Bb; Path=/; Max-Age=0; SameSite=Lax",
    );
  });
});
