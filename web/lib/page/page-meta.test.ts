import { describe, expect, it } from "vitest";
import { metaTags, titleOf } from "./page-meta.ts";

describe("titleOf", () => {
  it.each([
    ["Inloggen", "Kwispel | Inloggen"],
    ["", "Kwispel"],
    [undefined, "Kwispel"],
  ])("%j: %s", (title, expected) => {
    expect(titleOf(title)).toBe(expected);
  });
});

describe("metaTags", () => {
  const noindex = { name: "robots", content: "noindex" };

  it("leaves the title to the error screen when there is no data", () => {
    expect(metaTags(undefined)).toEqual([]);
  });

  it("keeps a page without an address of its own out of search engines", () => {
    expect(metaTags({ locale: "nl", title: "Leeg" })).toContainEqual(noindex);
  });

  it("gives one canonical address and no alternates where there are none", () => {
    const tags = metaTags({ locale: "nl", canonical: "https://k.test/" });
    expect(tags).toContainEqual({ rel: "canonical", href: "https://k.test/" });
    expect(tags).not.toContainEqual(noindex);
    expect(tags.filter((tag) => "hrefLang" in tag)).toEqual([]);
  });

  it("names the page in every language, Dutch for the rest of the world", () => {
    const alternates = { nl: "https://k.test/inloggen", en: "https://k.test/login" };
    const tags = metaTags({ locale: "en", canonical: alternates.en, alternates });
    const found = tags.flatMap((tag) => ("hrefLang" in tag ? [[tag.hrefLang, tag.href]] : []));
    expect(found).toEqual([
      ["nl", alternates.nl],
      ["en", alternates.en],
      ["x-default", alternates.nl],
    ]);
  });

  it("says of its picture what is on it, and of an article when it came out", () => {
    const tags = metaTags({
      locale: "nl",
      image: "https://k.test/og.jpg",
      imageAlt: "Een sleutel",
      article: { publishedOn: "2026-11-01", updatedOn: "2026-11-05" },
    });
    const said = tags.flatMap((tag) => ("property" in tag ? [[tag.property, tag.content]] : []));
    expect(Object.fromEntries(said)).toMatchObject({
      "og:type": "article",
      "og:image:alt": "Een sleutel",
      "article:published_time": "2026-11-01",
      "article:modified_time": "2026-11-05",
    });
  });
});
