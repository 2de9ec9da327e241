import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { matchRoutes, type RouteObject } from "react-router";
import { describe, expect, it } from "vitest";
import { legalTextIds } from "#contract/content.ts";
import { animalCategories } from "#contract/shared/animals.ts";
import { serviceTypes } from "#contract/shared/care.ts";
import { type Locale, locales } from "#contract/shared/locale.ts";
import { productName } from "#contract/shared/product.ts";
import { aliasedPaths } from "#contract/urls/aliased-paths.ts";
import { searchWords } from "#contract/urls/search-words.ts";
import routes from "#web/routes.ts";

/** The files in `content/` that the CMS begins with; content/README.md says what they hold. */
const folder = join(import.meta.dirname, "../../../content");
const kinds = ["pages", "animals", "faq", "blog"] as const;
type Kind = (typeof kinds)[number];

type Text = { kind: Kind; name: string; head: Record<string, string>; body: string };

function readText(locale: Locale, kind: Kind, file: string): Text {
  const source = readFileSync(join(folder, locale, kind, file), "utf8");
  const [, lines = "", body = ""] = /^---\n(.*?)\n---\n\n(.*)$/s.exec(source) ?? [];
  const pairs = lines.split("\n").map((line) => {
    const at = line.indexOf(": ");
    return [line.slice(0, at), line.slice(at + 2).replaceAll("{{product}}", productName)];
  });
  return { kind, name: file.replace(/\.md$/, ""), head: Object.fromEntries(pairs), body };
}

const filesOf = (locale: Locale, kind: Kind) =>
  globSync("*.md", { cwd: join(folder, locale, kind) }).sort();
const textsOf = (locale: Locale) =>
  kinds.flatMap((kind) => filesOf(locale, kind).map((file) => readText(locale, kind, file)));
const texts = { nl: textsOf("nl"), en: textsOf("en") };

const anchorsOf = (body: string) =>
  [...body.matchAll(/^#{2,3} .+ \{#([a-z][a-z-]*)\}$/gm)].map(([, id = ""]) => id);
const headingsOf = (body: string) => body.match(/^#+ .+$/gm) ?? [];
const wordsIn = (text: string) =>
  text.replace(/\{#.*?\}|\]\(.*?\)/g, " ").match(/[\p{L}\p{N}’'-]*\p{L}[\p{L}\p{N}’'-]*/gu)
    ?.length ?? 0;
const listOf = (value = "") => value.split(", ").filter(Boolean);

/** A part of a text from its heading to the next one of the same level. */
function partOf(body: string, anchor: string): string {
  const [, part = ""] = body.split(new RegExp(`^## .+ \\{#${anchor}\\}$`, "m"));
  return part.split(/^## /m)[0] ?? "";
}

const common = ["slug", "title", "description", "audience"];
const fields: Record<Kind, string[]> = {
  pages: [...common, "lead"],
  animals: [...common, "lead", "animal", "service", "search", "related"],
  faq: [...common, "lead"],
  blog: [...common, "date", "author", "topic", "minutes", "related", "hero"],
};
const optional: Partial<Record<Kind, string[]>> = { pages: ["hero"] };
/** What differs by language; all else is the same in both. */
const translated = ["title", "description", "lead", "author"];

describe("the texts that the site begins with", () => {
  it("are all there", () => {
    const names = (kind: Kind) => filesOf("nl", kind).map((file) => file.replace(/\.md$/, ""));
    expect(names("pages")).toEqual(
      expect.arrayContaining(["gezocht", "gezochttips", "werk", "hoe-werkt-het", "werktips"]),
    );
    expect(names("animals")).toHaveLength(10);
    expect(names("faq")).toEqual(["general", "owner", "sitter"]);
    expect(names("blog").length).toBeGreaterThanOrEqual(8);
  });

  it.each(kinds)("%s are in both languages, with the same parts and settings", (kind) => {
    const inDutch = texts.nl.filter((text) => text.kind === kind);
    const inEnglish = texts.en.filter((text) => text.kind === kind);
    const shapeOf = ({ name, head, body }: Text) => ({
      name,
      anchors: anchorsOf(body),
      head: Object.entries(head).filter(([field]) => !translated.includes(field)),
    });
    expect(inEnglish.map(shapeOf)).toEqual(inDutch.map(shapeOf));
  });
});

describe.each(locales)("the first texts in %s", (locale) => {
  const all = texts[locale].map((text) => [`${text.kind}/${text.name}`, text] as const);
  const ofKind = (kind: Kind) => all.filter(([, text]) => text.kind === kind);
  const articles = ofKind("blog").map(([, { name }]) => name);

  it.each(all)("%s says of itself what a page needs", (_path, { kind, name, head }) => {
    const known = [...fields[kind], ...(optional[kind] ?? [])];
    expect(Object.keys(head)).toEqual(expect.arrayContaining(fields[kind]));
    expect(known).toEqual(expect.arrayContaining(Object.keys(head)));
    expect(Object.values(head).every((value) => value.trim() !== "")).toBe(true);
    expect(head.slug).toBe(name);
    expect(["owner", "sitter", "everyone"]).toContain(head.audience);
    expect(head.description?.length).toBeLessThanOrEqual(155);
    expect(head.description?.length).toBeGreaterThan(60);
    if (head.hero) expect(head.hero).toMatch(/^(cover|scene|walk)-[a-z-]+$/);
    for (const article of listOf(head.related)) {
      expect(articles).toContain(article);
      expect(article).not.toBe(name);
    }
  });

  it.each(all)("%s has headings that can be linked to, each by its own name", (_path, text) => {
    const anchors = anchorsOf(text.body);
    expect(anchors).toHaveLength(headingsOf(text.body).length);
    expect(new Set(anchors).size).toBe(anchors.length);
  });

  it.each(ofKind("animals"))("%s has the parts of an animal page", (_path, { head, body }) => {
    expect(animalCategories).toContain(head.animal);
    expect(serviceTypes).toContain(head.service);
    expect(searchWords.map(({ nl }) => nl)).toContain(head.search);
    expect(anchorsOf(body)).toEqual(
      expect.arrayContaining(["visit", "agree", "choose", "questions", "become"]),
    );
    // A head, a line and five rows.
    expect(partOf(body, "visit").match(/^\|/gm)).toHaveLength(7);
    const questions = partOf(body, "questions");
    const asked = questions.match(/^### /gm)?.length ?? 0;
    expect(asked).toBeGreaterThanOrEqual(4);
    expect(asked).toBeLessThanOrEqual(6);
    const length = wordsIn(body) - wordsIn(questions);
    expect(length).toBeGreaterThanOrEqual(350);
    expect(length).toBeLessThanOrEqual(600);
  });

  it.each(ofKind("faq"))("%s has ten to fourteen questions in groups", (_path, { body }) => {
    const asked = body.match(/^### .+\n\n\S/gm)?.length ?? 0;
    expect(asked).toBe(body.match(/^### /gm)?.length);
    expect(asked).toBeGreaterThanOrEqual(10);
    expect(asked).toBeLessThanOrEqual(14);
    expect(body).toMatch(/^## /);
  });

  it.each(ofKind("blog"))("%s is an article of 600 to 1,000 words", (_path, { head, body }) => {
    expect(head.date).toMatch(/^2026-(0[6-9]|1[01])-\d\d$/);
    expect(["dog", "cat", "other", "trust"]).toContain(head.topic);
    const length = wordsIn(body);
    expect(length).toBeGreaterThanOrEqual(600);
    expect(length).toBeLessThanOrEqual(1000);
    expect(Math.ceil(length / 200)).toBe(Number(head.minutes));
    expect(partOf(body, "checklist")).toContain("- [ ] ");
    // It begins with its lead and ends with one thing to do.
    expect(body).toMatch(/^[^#|>-]/);
    expect(body.trim().split("\n").at(-1)).toContain("](/");
  });

  it.each(all)("%s links only to what is there, in its own language", (_path, text) => {
    const links = [...text.body.matchAll(/\]\(([^)]+)\)/g)].map(([, href = ""]) => href);
    for (const href of links.filter((link) => !link.startsWith("https://"))) {
      const { pathname, hash } = new URL(href, "https://site.test");
      expect(isKnown(pathname), href).toBe(true);
      expect(isOfOtherLanguage(pathname), href).toBe(false);
      if (hash) expect(anchorsAt(pathname), href).toContain(hash.slice(1));
    }
  });

  it("say nothing twice", () => {
    const places = new Map<string, string[]>();
    for (const [path, { head, body }] of all) {
      for (const sentence of sentencesIn(`${head.description}\n${head.lead ?? ""}\n${body}`)) {
        places.set(sentence, [...(places.get(sentence) ?? []), path]);
      }
    }
    for (const id of legalTextIds) {
      for (const sentence of sentencesIn(legalSource(id))) {
        places.set(sentence, [...(places.get(sentence) ?? []), id]);
      }
    }
    expect([...places].filter(([, paths]) => paths.length > 1)).toEqual([]);
  });

  function isKnown(pathname: string): boolean {
    const [, first = "", second] = pathname.split("/");
    if (first === "blog" && second) return articles.includes(second);
    if (["zoeken", "search", "oppaswerk", "sitterwork"].includes(first) && second) {
      return searchWords.some((word) => word[locale] === second);
    }
    return hasPage(pathname) || all.some(([path]) => path === `pages/${first}`);
  }

  function isOfOtherLanguage(pathname: string): boolean {
    const [other] = locales.filter((one) => one !== locale);
    return Object.values(aliasedPaths).some(
      (paths) =>
        other &&
        paths[other] !== paths[locale] &&
        `${pathname}/`.startsWith(`/${paths[other]}/`) &&
        // `/werk` alone is an info page, not the Dutch name of something.
        pathname !== "/werk",
    );
  }

  function legalSource(id: (typeof legalTextIds)[number]): string {
    return readFileSync(join(folder, locale, `${id}.md`), "utf8");
  }

  function anchorsAt(pathname: string): string[] {
    const legal = legalTextIds.find((id) => `/${aliasedPaths[id][locale]}` === pathname);
    if (legal) return anchorsOf(legalSource(legal));
    const page = all.find(([, { name }]) => pathname.endsWith(`/${name}`));
    return page ? anchorsOf(page[1].body) : [];
  }
});

type Entry = { path?: string; index?: boolean; children?: readonly Entry[] };

function toRoute({ path, index, children }: Entry): RouteObject {
  if (index) return { index: true };
  return {
    ...(path === undefined ? {} : { path }),
    ...(children ? { children: children.map(toRoute) } : {}),
  };
}

const pages = routes.map((entry) => toRoute(entry as Entry));

function hasPage(pathname: string): boolean {
  const found = matchRoutes(pages, pathname)?.at(-1)?.route;
  return Boolean(found?.index || (found?.path && found.path !== "*"));
}

/** Every sentence of three words or more; a heading or a row of a table only when it is a long one. */
function sentencesIn(markdown: string): string[] {
  return markdown
    .replace(/\s*\{#.*?\}/g, "")
    .replace(/\]\([^)]*\)/g, "")
    .split("\n")
    .flatMap((line) => {
      const isPiece = /^[#|]/.test(line);
      return line
        .split(/\||(?<=[.?!:])\s+/)
        .map((sentence) =>
          sentence
            .replace(/^[\s>#*[\]\d.-]+|[*[\]]/g, "")
            .trim()
            .toLowerCase(),
        )
        .filter((sentence) => (isPiece ? sentence.length > 40 : isSentence(sentence)));
    });
}

function isSentence(text: string): boolean {
  return /[.?!]$/.test(text) && text.split(/\s+/).length >= 3;
}
