import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { type Locale, localeCookie, locales } from "#contract/shared/locale.ts";
import { urls, urlsFor } from "#contract/urls/urls.ts";
import { contentSlugs } from "#server/db/schema/content/texts.ts";
import { insertText, type NewText } from "#server/domains/content/texts/texts.repository.ts";
import { makeSitter } from "#tests/factories/profiles.ts";
import { makeActiveRequest } from "#tests/factories/requests.ts";
import { testServer } from "#tests/setup/test-server.ts";
import { expectTrail, type ReadPage, readPage } from "./read-page.ts";
import { structuredKinds } from "./structured-data.schemas.ts";
import { readXml, textOf, type XmlElement } from "./well-formed.ts";

/*
  The pages as search engines get them: no cookies, no script. Every address of every sitemap is opened,
  and what it says of itself is held against what it should.
*/
const server = testServer({ withPages: true, isEmptied: false });
const get = (path: string, cookies: Record<string, string> = {}) =>
  server.current.call("GET", path, { headers: { accept: "text/html" }, cookies });
const inLanguage = (path: string, locale: Locale) => get(path, { [localeCookie.name]: locale });

const hostile = "Vos & </script><script>alert(1)</script> <b>Zn.</b>";
const articleCount = 18;
const listSchema = z.object({ itemListElement: z.array(z.object({ url: z.string() })) });

function article(slug: string, title: string): NewText {
  const { clock } = server.current;
  return {
    kind: "article",
    space: "blog",
    slug,
    settings: {
      audience: "everyone",
      related: [],
      hero: "cover-key",
      topic: "dog",
      minutes: 3,
    },
    publishedAt: clock.now(),
    createdAt: clock.now(),
    words: locales.map((locale) => ({
      locale,
      title,
      description: `Over ${title}, en waarom dat de moeite van het lezen waard is.`,
      markdown: "Een begin.",
    })),
  };
}

const found = new Map<string, ReadPage>();
const paths = { professional: "", private: "", request: "" };

beforeAll(async () => {
  const { platform } = server.current;
  const { db } = platform;
  const animals = { animalCategories: ["dog" as const, "cat" as const] };
  for (let nr = 0; nr < 3; nr += 1) await makeSitter(db, { profile: animals });
  const person = await makeSitter(db, {
    user: { firstName: hostile },
    profile: { ...animals, headline: hostile, languages: ["nl", "en"] },
  });
  const business = await makeSitter(db, {
    profile: {
      ...animals,
      professionalTypes: ["professional_dog_walker"],
      companyName: hostile,
      ratingSum: 14,
      reviewCount: 3,
    },
    address: { city: "Den Bosch", citySlug: "s-hertogenbosch" },
  });
  const request = await makeActiveRequest(db, { title: hostile, budgetCents: 2500 });
  paths.private = urls.sitter("utrecht", person.profile.id);
  paths.professional = urls.sitter("s-hertogenbosch", business.profile.id);
  paths.request = urls.request("utrecht", request.id);
  await insertText(db, article("vos-en-zoon", hostile));
  for (let nr = 1; nr < articleCount - 10; nr += 1) {
    await insertText(db, article(`proef-${nr}`, `Proefstuk ${nr}`));
  }
  const index = readXml((await get("/sitemaps/index.xml")).body);
  for (const file of locationsIn(index)) {
    for (const address of locationsIn(readXml((await get(file)).body))) {
      const { statusCode, body } = await get(address);
      expect(statusCode, address).toBe(200);
      expect(body, address).not.toContain("<script>alert(1)");
      found.set(address, readPage(body));
    }
  }
}, 300_000);

function locationsIn({ children }: XmlElement): string[] {
  const { origin } = new URL(server.current.platform.config.appUrl);
  return children.map((entry) => {
    const { href, pathname } = new URL(textOf(entry, "loc") ?? "");
    expect(href).toBe(`${origin}${pathname}`);
    return pathname;
  });
}

const pageAt = (path: string): ReadPage => {
  const page = found.get(path);
  if (!page) throw new Error(`no sitemap has ${path}`);
  return page;
};
const whole = (path: string) => new URL(path, server.current.platform.config.appUrl).href;
const kindsOf = (page: ReadPage) => page.structured.map(({ "@type": type }) => type);

describe("every address of the sitemaps", () => {
  it("is the one address of its page, open to search engines, under one heading", () => {
    expect(found.size).toBeGreaterThan(60);
    for (const [path, page] of found) {
      expect(page.canonical, path).toEqual([whole(path)]);
      expect(page.robots, path).toBeNull();
      expect(page.headings, path).toBe(1);
      expect(page.title, path).toMatch(/^Kwispel \| .{10,}/);
      expect(page.description.length, `${path}: ${page.description}`).toBeGreaterThan(50);
    }
  });

  it("has a title of its own in each language", () => {
    for (const locale of locales) {
      const own = [...found].filter(([path, { alternates }]) => {
        const there = Object.keys(alternates).length > 0;
        return !there || alternates[locale] === whole(path);
      });
      const titles = own
        // Sitters of one name in one town share theirs.
        .filter(([path]) => !/^\/(gezocht|werk|work)\/.+\/\d+$/.test(path))
        .map(([, { title }]) => title);
      const twice = titles.filter((title, index) => titles.indexOf(title) !== index);
      expect(twice).toEqual([]);
    }
  });

  it("names its other language both ways, and Dutch for everybody else", () => {
    const withOthers = [...found].filter(([, page]) => Object.keys(page.alternates).length > 0);
    expect(withOthers.length).toBeGreaterThan(20);
    for (const [path, { alternates }] of withOthers) {
      expect(Object.keys(alternates).sort(), path).toEqual(["en", "nl", "x-default"]);
      expect(alternates["x-default"], path).toBe(alternates.nl);
      expect(Object.values(alternates), path).toContain(whole(path));
      expect(alternates.nl, path).not.toBe(alternates.en);
      for (const locale of locales) {
        const other = new URL(alternates[locale] ?? "").pathname;
        expect(whole(other), path).toBe(alternates[locale]);
        expect(pageAt(other).alternates, `${path} and ${other}`).toEqual(alternates);
      }
    }
  });

  it("says what it shows to who shares it, in words too", () => {
    for (const [path, { image }] of found) {
      expect(image.content?.startsWith(whole("/")), path).toBe(true);
      expect(image.alt?.length, path).toBeGreaterThan(3);
      expect([image.width, image.height], path).toEqual(["1200", "630"]);
    }
  });

  it("shares its own picture where it has something to show", async () => {
    const byKind = Map.groupBy(
      [...found].map(([path, { image }]) => [path, image.content ?? ""] as const),
      ([, image]) => new URL(image).pathname.replace(/[^/]+$/, ""),
    );
    const folders = [...byKind.keys()];
    for (const kind of ["articles", "pages", "places", "requests", "sitters"]) {
      expect(
        folders.filter((folder) => folder.startsWith(`/og/${kind}/`)),
        kind,
      ).not.toEqual([]);
    }
    for (const pages of byKind.values()) {
      const [first = ["", ""]] = pages;
      for (const [path, address] of [first, pages.at(-1) ?? first]) {
        const { pathname, search } = new URL(address);
        const { statusCode, headers, rawPayload } = await get(pathname + search);
        expect(statusCode, path).toBe(200);
        expect(headers["content-type"], path).toMatch(/^image\/(jpeg|png)$/);
        const { width, height } = await sharp(rawPayload).metadata();
        expect([width, height], path).toEqual([1200, 630]);
      }
    }
  });
});

describe("what pages tell search engines", () => {
  it("is of every kind that the schemas know", () => {
    const told = new Set([...found.values()].flatMap(kindsOf));
    expect([...told].sort()).toEqual([...structuredKinds].sort());
  });

  it.each<[string, () => string, string[]]>([
    ["home", urls.home, ["Organization", "WebSite", "FAQPage"]],
    ["a search", () => urls.search("utrecht"), ["BreadcrumbList", "ItemList"]],
    ["a list of work", urls.sitterWork, ["BreadcrumbList", "ItemList"]],
    ["a person", () => paths.private, ["ProfilePage", "BreadcrumbList"]],
    ["a business", () => paths.professional, ["LocalBusiness", "BreadcrumbList"]],
    ["a request", () => paths.request, ["Demand", "BreadcrumbList"]],
    ["questions", urls.faq, ["FAQPage"]],
    ["the blog", urls.blog, ["ItemList"]],
    ["an article", () => urls.article("vos-en-zoon"), ["BlogPosting", "BreadcrumbList"]],
    [
      "an animal",
      () => urls.textPage("kattenoppas-aan-huis"),
      ["BreadcrumbList", "FAQPage", "ItemList"],
    ],
    ["a place", () => urls.placePage("hondenoppas", "utrecht"), ["BreadcrumbList", "ItemList"]],
    ["a text", () => urls.textPage("gezochttips"), ["BreadcrumbList"]],
    ["where to write to us", urls.contact, ["BreadcrumbList"]],
  ])("is of these kinds: %s", (_what, pathOf, kinds) => {
    expect(kindsOf(pageAt(pathOf()))).toEqual(kinds);
  });

  it("keeps signs as they are, which end no script", () => {
    const [person] = pageAt(paths.private).structured;
    expect(person).toMatchObject({ mainEntity: { name: hostile } });
    const [business] = pageAt(paths.professional).structured;
    const aggregateRating = { ratingValue: 4.67, reviewCount: 3 };
    expect(business).toMatchObject({ name: hostile, aggregateRating });
    expect(pageAt(paths.request).structured[0]).toMatchObject({ name: hostile });
    const [post] = pageAt(urls.article("vos-en-zoon")).structured;
    expect(post).toMatchObject({ headline: hostile });
  });

  it.each([
    "/blog/vos-en-zoon",
    "/kattenoppas-aan-huis",
    "/hondenoppas/utrecht",
    "/gezochttips",
    "/contact",
  ])("has the trail that is seen: %s", async (path) => {
    for (const locale of locales) {
      const page = readPage((await inLanguage(path, locale)).body);
      expectTrail(page, `${path} in ${locale}`);
    }
  });

  it("is whole in English as well, where the address is the same", async () => {
    const own = [...found].filter(([, page]) => Object.keys(page.alternates).length === 0);
    for (const [path, dutch] of own) {
      const english = readPage((await inLanguage(path, "en")).body);
      expect(kindsOf(english), path).toEqual(kindsOf(dutch));
      expect(english.canonical, path).toEqual(dutch.canonical);
    }
  });
});

describe("the blog", () => {
  it("has an address and a title for each of its pages, and none beyond the last", async () => {
    const first = readPage((await get(`${urls.blog()}?page=1`)).body);
    const second = readPage((await get(urls.blog({ page: 2 }))).body);
    expect(first.canonical).toEqual([whole(urls.blog())]);
    expect(second.canonical).toEqual([whole(urls.blog({ page: 2 }))]);
    expect(second.title).not.toBe(first.title);
    expect((await get(urls.blog({ page: 3 }))).statusCode).toBe(404);
    const listed = [first, second].flatMap(({ structured: [list] }) => {
      return listSchema.parse(list).itemListElement.map(({ url }) => url);
    });
    const articles = [...found.keys()].filter((path) => path.startsWith("/blog/"));
    expect(articles).toHaveLength(articleCount);
    expect(listed.toSorted()).toEqual(articles.map(whole).sort());
  });

  it.each(locales)("has a feed in %s that readers find and can read", async (locale) => {
    const localUrls = urlsFor(locale);
    for (const path of [urls.blog(), urls.article("vos-en-zoon")]) {
      const page = readPage((await inLanguage(path, locale)).body);
      expect(page.feeds.map(whole)).toEqual([whole(localUrls.blogFeed())]);
    }
    const answer = await get(localUrls.blogFeed());
    expect(answer.headers["content-type"]).toBe("application/rss+xml; charset=utf-8");
    const rss = readXml(answer.body);
    expect([rss.name, rss.attributes.version, rss.children.length]).toEqual(["rss", "2.0", 1]);
    const [channel = rss] = rss.children;
    expect(textOf(channel, "title")).toContain("Kwispel");
    expect(textOf(channel, "link")).toBe(whole(urls.blog()));
    expect(textOf(channel, "description")?.length).toBeGreaterThan(20);
    expect(textOf(channel, "language")).toBe(locale);
    const self = channel.children.find(({ name }) => name === "atom:link")?.attributes;
    expect(self).toEqual({
      href: whole(localUrls.blogFeed()),
      rel: "self",
      type: "application/rss+xml",
    });
    const items = channel.children.filter(({ name }) => name === "item");
    expect(items).toHaveLength(articleCount);
    for (const item of items) {
      const link = textOf(item, "link") ?? "";
      expect(found.has(new URL(link).pathname), link).toBe(true);
      expect(textOf(item, "guid")).toBe(link);
      expect(textOf(item, "title")).toBeTruthy();
      expect(textOf(item, "description")).toBeTruthy();
      expect(textOf(item, "pubDate")).toMatch(
        /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/,
      );
    }
    expect(items.map((item) => textOf(item, "title"))).toContain(hostile);
  });
});

describe("an address that a text had before", () => {
  it.each([
    ["an article", "blog", "/blog/"],
    ["a page", "page", "/"],
  ] as const)("leads to the one it has now, for good: %s", async (_what, space, before) => {
    const { db } = server.current.platform;
    const kind = space === "blog" ? "article" : "dynamic";
    const text = { ...article(`nieuw-${space}`, "Verhuisd"), space, kind } as const;
    const textId = await insertText(db, {
      ...text,
      ...(space === "page" ? { settings: { audience: "everyone" } } : {}),
    });
    for (const slug of [`oud-${space}`, `ouder-${space}`]) {
      await db.insert(contentSlugs).values({ space, slug, textId, isCurrent: false });
      const { statusCode, headers } = await get(`${before}${slug}`);
      expect([statusCode, headers.location]).toEqual([301, `${before}nieuw-${space}`]);
    }
    const page = await get(`${before}nieuw-${space}`);
    expect(page.statusCode).toBe(200);
    expect(readPage(page.body).canonical).toEqual([whole(`${before}nieuw-${space}`)]);
  });
});
