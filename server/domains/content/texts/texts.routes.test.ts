import { beforeEach, describe, expect, it } from "vitest";
import { locales } from "#contract/shared/locale.ts";
import { testServer } from "#tests/setup/test-server.ts";
import { loadFirstTexts } from "./first-texts.service.ts";
import { readFirstTexts } from "./first-texts.ts";
import { insertText, insertVersion, type NewText } from "./texts.repository.ts";

const server = testServer();
const ask = (path: string, language = "nl") =>
  server.current.call("GET", path, { headers: { "accept-language": language } });

const load = () => {
  const { platform, clock } = server.current;
  return loadFirstTexts({ db: platform.db, now: clock.now() });
};

/** A page that says one thing. */
function page(slug: string, title: string, publishedAt: Date | null): NewText {
  return {
    kind: "dynamic",
    space: "page",
    slug,
    settings: { audience: "everyone" },
    publishedAt,
    createdAt: server.current.clock.now(),
    words: locales.map((locale) => ({
      locale,
      title: `${title} ${locale}`,
      description: "About it.",
      markdown: "Hello {{product}}.",
    })),
  };
}

describe("the texts that an installation begins with", () => {
  it("are all there after the first start, and once however often it starts", async () => {
    await load();
    await load();
    const texts = readFirstTexts();
    for (const { kind, slug } of texts.filter(({ space }) => space === "page")) {
      const response = await ask(`/api/website/${slug}`);
      expect(response.json().data).toMatchObject({ id: slug, kind });
    }
    const { total } = (await ask("/api/blog?limit=5")).json();
    expect(total).toBe(texts.filter(({ kind }) => kind === "article").length);
  });

  it("don't come back where there are texts already", async () => {
    const { platform, clock } = server.current;
    await insertText(platform.db, page("eigen", "Eigen", clock.now()));
    await load();
    expect((await ask("/api/website/gezocht")).statusCode).toBe(404);
    expect((await ask("/api/website/eigen")).json().data.title).toBe("Eigen nl");
  });
});

describe("a stored text", () => {
  const hour = 3_600_000;

  it("is read in the version whose moment came last", async () => {
    const { platform, clock } = server.current;
    const later = new Date(clock.now().getTime() + hour);
    const textId = await insertText(platform.db, page("proef", "Eerst", clock.now()));
    await insertVersion(platform.db, { ...page("proef", "Straks", later), textId });
    await insertVersion(platform.db, { ...page("proef", "Ooit", null), textId });
    const titleIn = async (language: string) =>
      (await ask("/api/website/proef", language)).json().data.title;
    expect(await titleIn("nl")).toBe("Eerst nl");
    expect(await titleIn("en")).toBe("Eerst en");
    clock.advance(hour);
    expect(await titleIn("nl")).toBe("Straks nl");
  });

  it("is not there while it is a draft or still to come", async () => {
    const { platform, clock } = server.current;
    await insertText(platform.db, page("kladje", "Klad", null));
    await insertText(platform.db, page("straks", "Straks", new Date(clock.now().getTime() + hour)));
    expect((await ask("/api/website/kladje")).statusCode).toBe(404);
    expect((await ask("/api/website/straks")).statusCode).toBe(404);
  });

  it("calls the product by its name", async () => {
    const { platform, clock } = server.current;
    await insertText(platform.db, page("naam", "{{product}}", clock.now()));
    const { data } = (await ask("/api/website/naam")).json();
    expect(data).toMatchObject({ title: "Kwispel nl", intro_html: "<p>Hello Kwispel.</p>\n" });
  });
});

describe("questions and articles", () => {
  beforeEach(load);

  it("gives the questions of one side, or all", async () => {
    const all = (await ask("/api/faq")).json().data;
    expect(all.map((text: { profile_type?: string }) => text.profile_type)).toEqual([
      undefined,
      "pet_owner",
      "pet_sitter",
    ]);
    const [owner, ...others] = (await ask("/api/faq?profile_type=pet_owner", "en")).json().data;
    expect(others).toEqual([]);
    expect(owner.groups[0]).toMatchObject({ id: "finding" });
    expect(owner.groups[0].questions[0]).toMatchObject({ id: "trust" });
  });

  it("lists articles, the newest first, by topic and page by page", async () => {
    const dates = (await ask("/api/blog"))
      .json()
      .data.map((card: { published_on: string }) => card.published_on);
    expect(dates).toEqual(dates.toSorted().reverse());
    const cats = (await ask("/api/blog?topic=cat")).json();
    expect(cats.total).toBeGreaterThan(0);
    expect(cats.data.every((card: { topic: string }) => card.topic === "cat")).toBe(true);
    const second = (await ask("/api/blog?limit=5&page=2")).json();
    expect(second).toMatchObject({ current_page: 2, from: 6, per_page: 5 });
  });

  it("shows an article with what to read on, in the language of who asks", async () => {
    const nl = (await ask("/api/blog/huissleutel-geven")).json().data;
    const en = (await ask("/api/blog/huissleutel-geven", "en")).json().data;
    expect(nl).toMatchObject({ topic: "trust", hero: "cover-key", published_on: "2026-10-14" });
    expect(nl.related.map((card: { slug: string }) => card.slug)).toEqual([
      "eerste-kennismaking",
      "intakeformulier-invullen",
      "kat-alleen-thuis-vakantie",
    ]);
    expect(nl.sections.at(-1).tasks).toHaveLength(5);
    expect(en.title).not.toBe(nl.title);
    expect((await ask("/api/blog/niets")).statusCode).toBe(404);
  });
});
