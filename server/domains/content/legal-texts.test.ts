import { describe, expect, it } from "vitest";
import { loginCodeCookie } from "#contract/account.ts";
import { type LegalTextId, legalTextIds } from "#contract/content.ts";
import { type Locale, localeCookie, locales } from "#contract/shared/locale.ts";
import { freshLoginCookie } from "#contract/social-sign-in.ts";
import { csrfCookieName } from "#server/platform/http/guarding/csrf.ts";
import { sessionCookieName } from "#server/platform/http/guarding/session-cookie.ts";
import { legalText, parseText, termsVersion } from "#server/platform/legal/legal-texts.ts";
import { renderSections } from "./markdown.ts";

/** The files in `content/` themselves; where their links lead is asked in web/routes/content. */
const sectionsOf = (id: LegalTextId, locale: Locale) =>
  renderSections(legalText(id, locale).markdown).sections;

describe.each(legalTextIds)("%s", (id) => {
  it("is one version in both languages", () => {
    expect(legalText(id, "en").version).toBe(legalText(id, "nl").version);
  });

  it("has the same parts in both languages, begun by the summary and ended by the address", () => {
    const ids = sectionsOf(id, "nl").map((section) => section.id);
    expect(sectionsOf(id, "en").map((section) => section.id)).toEqual(ids);
    expect([ids[0], ids.at(-1)]).toEqual(["short", "contact"]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("says as much in each part: paragraphs, points and rows", () => {
    const shapeOf = (locale: Locale) =>
      sectionsOf(id, locale).map((section) => [
        section.id,
        ...["<p>", "<li>", "<tr"].map((tag) => section.html.split(tag).length - 1),
      ]);
    expect(shapeOf("en")).toEqual(shapeOf("nl"));
  });
});

it("names the terms that are agreed to by their date", () => {
  expect(termsVersion).toBe(legalText("terms", "en").version);
});

it.each([
  ["no head", "Just a text."],
  ["no version", "---\ntitle: A\ndescription: B\n---\nText."],
  ["a version that is no date", "---\ntitle: A\ndescription: B\nversion: 2\n---\nText."],
])("refuses a file with %s", (_what, source) => {
  expect(() => parseText(source)).toThrow();
});

it.each(locales)("the cookie statement in %s names every cookie that the server sets", (locale) => {
  const { markdown } = legalText("cookies", locale);
  const names = [
    sessionCookieName,
    csrfCookieName,
    localeCookie.name,
    freshLoginCookie,
    loginCodeCookie,
    "sign_in",
  ];
  for (const name of names) expect(markdown).toContain(`\`${name}\``);
});
