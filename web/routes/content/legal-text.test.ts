import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type LegalTextId, legalTextIds } from "#contract/content.ts";
import {
  consentCookie,
  lastPlaceCookie,
  lastProfileTypeCookie,
  themeCookie,
} from "#contract/shared/guest-cookies.ts";
import { type Locale, locales } from "#contract/shared/locale.ts";
import { alternatesOf } from "#contract/urls/aliased-paths.ts";
import { draftKeyParts } from "#web/lib/forms/drafts.ts";
import { skipSignupCookie } from "#web/lib/session/skip-signup.ts";
import routes from "#web/routes.ts";

type RouteEntry = { path?: string; children?: RouteEntry[] };

const pathsOf = (entries: readonly RouteEntry[]): string[] =>
  entries.flatMap(({ path, children = [] }) => [
    ...(path ? [`/${path}`] : []),
    ...pathsOf(children),
  ]);
const paths = new Set(pathsOf(routes));

const read = (id: LegalTextId, locale: Locale) =>
  readFileSync(new URL(`../../../content/${locale}/${id}.md`, import.meta.url), "utf8");
const anchorsOf = (text: string) => [...text.matchAll(/\{#([\w-]+)\}/g)].map(([, id = ""]) => id);

describe.each(legalTextIds)("%s", (id) => {
  it("has a page in each language", () => {
    for (const path of Object.values(alternatesOf(id))) expect(paths).toContain(path);
  });

  it.each(locales)(
    "in %s links only to pages and parts that are there, in its own language",
    (locale) => {
      const addresses = new Map(legalTextIds.map((other) => [alternatesOf(other)[locale], other]));
      const otherLocale = locale === "nl" ? "en" : "nl";
      const links = [...read(id, locale).matchAll(/\]\(([^)]+)\)/g)].map(([, href = ""]) => href);
      expect(links.length).toBeGreaterThan(0);
      for (const href of links.filter((link) => !link.startsWith("https://"))) {
        const [path = "", anchor] = href.split("#");
        if (path) expect(paths, href).toContain(path);
        for (const other of legalTextIds) expect(path).not.toBe(alternatesOf(other)[otherLocale]);
        const target = path ? addresses.get(path) : id;
        if (anchor) expect(target && anchorsOf(read(target, locale)), href).toContain(anchor);
      }
    },
  );
});

describe.each(locales)("the cookie statement in %s", (locale) => {
  const text = read("cookies", locale);

  it("names everything that the browser stores by our doing", () => {
    const cookies = [themeCookie, consentCookie, skipSignupCookie];
    for (const name of cookies) expect(text).toContain(`\`${name}\``);
    for (const part of draftKeyParts) expect(text).toContain(`\`${part}`);
  });

  it("has what is stored only after a yes in a part of its own", () => {
    const [, optional = ""] = /\{#optional\}(.*?)\n## /s.exec(text) ?? [];
    const named = [...optional.matchAll(/`(.+?)`/g)].map(([, name]) => name);
    expect(named).toEqual([lastProfileTypeCookie, lastPlaceCookie]);
  });
});
