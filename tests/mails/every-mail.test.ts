import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { offeredKinds } from "#contract/notices/offered-kinds.ts";
import { notificationKinds } from "#contract/notifications.ts";
import { locales } from "#contract/shared/locale.ts";
import { notices } from "#server/app.ts";
import { testServer } from "#tests/setup/test-server.ts";
import { type Sample, samples } from "./mail-samples.ts";
import { writeMail } from "./write-mail.ts";

const root = path.join(import.meta.dirname, "../..");
const appUrl = "http://kwispel.test";
const server = testServer({ environment: { APP_URL: appUrl }, isEmptied: false });

/** By its definition: a kind that nobody writes is found, too. */
function definedKinds(): string[] {
  const sources = globSync("server/**/*.{ts,tsx}", { cwd: root })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(root, file), "utf8"));
  return sources.flatMap((source) =>
    [...source.matchAll(/\bdefineMail<[^(]*>\(\s*"([^"]+)"/g)].map(([, name]) => name ?? ""),
  );
}

it("there are samples of every kind of mail", () => {
  expect(Object.keys(samples).toSorted()).toEqual(definedKinds().toSorted());
  for (const [kind, ofKind] of Object.entries(samples)) expect(ofKind, kind).not.toEqual([]);
});

it("every notice that is mailed is among them, by its type where its mail is of several", () => {
  const mailed = Object.entries(notices.tables).filter(([, { isMailed }]) => isMailed);
  for (const [type, { mail }] of mailed) {
    const isAlone = mailed.every(([other, notice]) => other === type || notice.mail !== mail);
    const ofKind = samples[mail.name] ?? [];
    expect(
      ofKind.some(({ data }) => isAlone || ("type" in data && data.type === type)),
      type,
    ).toBe(true);
  }
});

it("people choose of the kinds that they are told something of, and no others", () => {
  // Messages have a list of their own, the chat.
  const kinds = new Set(["messages", ...Object.values(notices.tables).map(({ kind }) => kind)]);
  expect(notificationKinds.filter((kind) => kinds.has(kind))).toEqual(offeredKinds);
});

const each = Object.entries(samples).flatMap(([kind, ofKind]) =>
  locales.flatMap((locale) => ofKind.map((sample) => ({ kind, locale, ...sample }))),
);

describe.each(each)("$kind in $locale: $about", ({ kind, locale, data, isNeeded }) => {
  it("reads well, leads somewhere and can be stopped unless it is needed", async () => {
    const mail = await writeMail(server.current.platform, { kind, locale, data });
    checkWords(mail);
    checkText(mail.text);
    checkPage(mail.html, locale);
    checkWayOut(mail, { data, isNeeded });
  });
});

type Written = { subject: string; html: string; text: string };

function checkWords({ subject, text }: Written): void {
  expect(subject).toMatch(/^\S.{3,}\S$/);
  for (const words of [subject, text]) {
    expect(words).not.toMatch(/\{\{|\{\w+\}|\bundefined\b|\bnull\b|\bNaN\b|\[object|Invalid Date/);
  }
}

function checkText(text: string): void {
  expect(text, "tags").not.toMatch(/<\/?[a-z!]/i);
  expect(text, "entities").not.toMatch(/&(#\d+|[a-z]+);/i);
  expect(text, "two blank lines").not.toMatch(/\n[^\S\n]*\n[^\S\n]*\n/);
  expect(text, "blanks at the ends of lines").not.toMatch(/[^\S\n]$/m);
  const links = text.match(/\S*https?:\/\/\S*/g) ?? [];
  // What somebody wrote to us leads to their address; everything else to a page.
  if (!/\S+@example\.test/.test(text)) expect(links).not.toEqual([]);
  // Nothing sticks to a link that somebody copies.
  for (const link of links) expect(link).toMatch(/^https?:\/\/[^\s<>[\]()"']+[^\s.,;:!?]$/);
}

function checkPage(html: string, locale: string): void {
  expect(html).toMatch(new RegExp(`<html[^>]* lang="${locale}"`));
  expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
  expect(html).toContain("@media (prefers-color-scheme: dark)");
  expect(html.match(/<h1\b/g)).toHaveLength(1);
  const addresses = [...html.matchAll(/\b(?:href|src)="([^"]*)"/g)].map(([, url]) => url);
  expect(addresses).not.toEqual([]);
  for (const url of addresses) expect(url).toMatch(/^(https?:\/\/|mailto:)/);
}

/** What a mail has been given to stop it with is in both of its parts. */
function checkWayOut({ html, text }: Written, { data, isNeeded }: Omit<Sample, "about">): void {
  const { pageUrl } = data as { pageUrl?: string };
  if (!isNeeded) expect(pageUrl).toBeDefined();
  if (pageUrl === undefined) {
    expect(text).not.toContain("unsubscribeMail");
    return;
  }
  expect(text).toContain(pageUrl);
  expect(html).toContain(`href="${pageUrl.replaceAll("&", "&amp;")}"`);
}
