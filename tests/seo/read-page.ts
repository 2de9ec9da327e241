import { expect } from "vitest";
import * as z from "zod";
import { parsePage } from "../setup/reading/parse-page.ts";
import { checkStructured, type Structured } from "./structured-data.schemas.ts";

/** A page as a search engine reads it. */
export type ReadPage = {
  title: string;
  description: string;
  canonical: string[];
  robots: string | null;
  /** By language. */
  alternates: Record<string, string>;
  feeds: string[];
  image: Partial<Record<"content" | "width" | "height" | "alt", string>>;
  structured: Structured[];
  /** What stands in its trail. */
  crumbs: string[];
  headings: number;
};

/** Throws where what it says of itself is none of the kinds that we know. */
export function readPage(html: string): ReadPage {
  const document = parsePage(html);
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  const attribute = (selector: string, name: string) =>
    all(selector).map((element) => element.getAttribute(name) ?? "");
  const [image] = attribute('meta[property="og:image"]', "content");
  const [width] = attribute('meta[property="og:image:width"]', "content");
  const [height] = attribute('meta[property="og:image:height"]', "content");
  const [alt] = attribute('meta[property="og:image:alt"]', "content");
  const languages = all('link[rel="alternate"][hreflang]');
  return {
    title: document.title,
    description: attribute('meta[name="description"]', "content")[0] ?? "",
    canonical: attribute('link[rel="canonical"]', "href"),
    robots: attribute('meta[name="robots"]', "content")[0] ?? null,
    alternates: Object.fromEntries(
      languages.map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")]),
    ),
    feeds: attribute('link[rel="alternate"][type="application/rss+xml"]', "href"),
    image: {
      ...(image ? { content: image } : {}),
      ...(width ? { width } : {}),
      ...(height ? { height } : {}),
      ...(alt ? { alt } : {}),
    },
    structured: all('script[type="application/ld+json"]').flatMap((script) =>
      checkStructured(JSON.parse(script.textContent)),
    ),
    crumbs: all('nav li[aria-current="page"]').flatMap((here) => [
      ...[...(here.parentElement?.querySelectorAll("a") ?? [])].map((link) => link.textContent),
      here.textContent,
    ]),
    headings: all("h1").length,
  };
}

const trailSchema = z.object({ itemListElement: z.array(z.object({ name: z.string() })) });

/** What is seen of the way to a page is what is told of it. */
export function expectTrail({ structured, crumbs }: ReadPage, path: string): void {
  const trail = structured.find(({ "@type": type }) => type === "BreadcrumbList");
  expect(trail, path).toBeDefined();
  const { itemListElement } = trailSchema.parse(trail);
  expect(crumbs, path).toEqual(itemListElement.map(({ name }) => name));
}
