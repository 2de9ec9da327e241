import { describe, expect, it } from "vitest";
import { localeOfRequest } from "./locale-of-request.ts";

function ask(path: string, cookie?: string) {
  const reports: string[] = [];
  const headers = new Headers(cookie ? { cookie } : {});
  const url = `https://kwispel.test${path}`;
  const locale = localeOfRequest({ url, headers }, (message) => reports.push(message));
  return { locale, reports };
}

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
  ])("%s with %s: %s", (path, cookie, expected) => {
    expect(ask(path, cookie)).toEqual({ locale: expected, reports: [] });
  });

  it("reports a language that we don't speak, and shows Dutch", () => {
    expect(ask("/login", "locale=fr")).toEqual({
      locale: "nl",
      reports: ['unknown locale "fr"'],
    });
  });

  it("keeps the log clean of what a cookie can hold", () => {
    const { reports } = ask("/", `locale=x%0Aforged%20line${"y".repeat(500)}`);
    expect(reports).toEqual(['unknown locale "x\\nforged lineyyyyyyy"']);
  });
});
