import type { APIRequestContext } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "./parts/fixtures.ts";
import { createSitter, planted } from "./parts/new/new-sitter.ts";

// Read as a search engine reads: no browser, no cookies, no language but the address.
test.describe.configure({ timeout: 120_000 });

type Reader = { get(path: string): Promise<Answer> };
type Answer = { status: number; url: string; text: string };

async function readAs(request: APIRequestContext, path: string): Promise<Answer> {
  const answer = await request.get(path);
  return { status: answer.status(), url: answer.url(), text: await answer.text() };
}

const everyOf = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = ""]) => found.replaceAll("&amp;", "&"));

const locationsIn = (xml: string) =>
  everyOf(xml, /<loc>([^<]+)<\/loc>/g).map((url) => new URL(url).pathname);

const canonicalsOf = (html: string) => everyOf(html, /<link rel="canonical" href="([^"]+)"/g);

function alternatesOf(html: string): Record<string, string> {
  const found = html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi);
  return Object.fromEntries([...found].map(([, language = "", url = ""]) => [language, url]));
}

/** What a page owes everybody who finds it or gets its link. */
async function checkPage({ get }: Reader, path: string, origin: string): Promise<string> {
  const { status, text } = await get(path);
  expect(status, path).toBe(200);
  const [title = ""] = everyOf(text, /<title[^>]*>([^<]+)<\/title>/g);
  expect(title, path).toMatch(/^Kwispel \| .{10,}/);
  const [description = ""] = everyOf(text, /<meta name="description" content="([^"]+)"/g);
  expect(description.length, `${path}: ${description}`).toBeGreaterThan(50);
  expect(canonicalsOf(text), path).toEqual([`${origin}${path === "/" ? "/" : path}`]);
  expect(text, path).not.toContain('<meta name="robots" content="noindex"');
  const [image = ""] = everyOf(text, /<meta property="og:image" content="([^"]+)"/g);
  expect(image, path).toMatch(new RegExp(`^${origin}/`));
  expect(everyOf(text, /<h1[^>]*>/g), path).toHaveLength(1);
  for (const json of everyOf(text, /<script type="application\/ld\+json">(.*?)<\/script>/gs)) {
    expect(JSON.parse(json), path).toHaveProperty("@context", "https://schema.org");
    expect(json, path).not.toMatch(/streetAddress|postalCode|telephone|"email"|"geo"|latitude/);
  }
  const alternates = alternatesOf(text);
  if (Object.keys(alternates).length > 0) {
    expect(Object.keys(alternates).sort(), path).toEqual(["en", "nl", "x-default"]);
    expect(alternates["x-default"], path).toBe(alternates.nl);
    expect(Object.values(alternates), path).toContain(`${origin}${path}`);
  }
  return text;
}

test.describe("for search engines", () => {
  test("every page of the sitemaps is one that names itself, both ways", async ({
    playwright,
    baseURL,
  }) => {
    const guest = await playwright.request.newContext({ baseURL });
    const get = (path: string) => readAs(guest, path);
    const index = await get("/sitemap.xml");
    expect(new URL(index.url).pathname).toBe("/sitemaps/index.xml");
    const files = locationsIn(index.text);
    expect(files.length).toBeGreaterThanOrEqual(4);
    for (const file of files) {
      const paths = locationsIn((await get(file)).text);
      expect(paths.length, file).toBeGreaterThan(0);
      // All of the few, and some of the many: the first, the last and those in between.
      const step = file.includes("pages") ? 1 : Math.ceil(paths.length / 4);
      for (const path of paths.filter((_, at) => at % step === 0)) {
        const text = await checkPage({ get }, path, baseURL ?? "");
        for (const url of Object.values(alternatesOf(text))) {
          const other = await get(new URL(url).pathname);
          expect(alternatesOf(other.text), `${url} and ${path}`).toEqual(alternatesOf(text));
        }
      }
    }
    await guest.dispose();
  });

  test("home says whose site it is, how to search it, and what people ask", async ({ request }) => {
    const { text } = await readAs(request, "/");
    const found = everyOf(text, /<script type="application\/ld\+json">(.*?)<\/script>/gs)
      .map((json) => JSON.parse(json))
      .flatMap((data) => data["@graph"] ?? [data]);
    expect(found.map((data) => data["@type"])).toEqual(["Organization", "WebSite", "FAQPage"]);
    const [, site, faq] = found;
    const template: string = site.potentialAction.target.urlTemplate;
    const answer = await request.get(template.replace("{place}", "Den%20Haag"));
    expect(new URL(answer.url()).pathname).toBe("/zoeken/den-haag");
    expect(faq.mainEntity.length).toBeGreaterThan(3);
  });

  test("a sitter's link has their picture and their trail, and nothing that leads to the door", async ({
    request,
    playwright,
    baseURL,
  }) => {
    const { path } = await createSitter(request, "nl", { pictures: ["near"] });
    const guest = await playwright.request.newContext({ baseURL });
    const text = await checkPage({ get: (at) => readAs(guest, at) }, path, baseURL ?? "");
    const [image = ""] = everyOf(text, /<meta property="og:image" content="([^"]+)"/g);
    expect(image).toMatch(/\/og\/sitters\/\d+\.jpg\?v=/);
    const picture = await guest.get(image);
    expect(picture.headers()["content-type"]).toBe("image/jpeg");
    expect(picture.headers()["cache-control"]).toContain("public");
    const { width, height } = await sharp(await picture.body()).metadata();
    expect([width, height]).toEqual([1200, 630]);
    const types = everyOf(text, /<script type="application\/ld\+json">(.*?)<\/script>/gs).map(
      (json) => JSON.parse(json)["@type"],
    );
    expect(types).toContain("BreadcrumbList");
    for (const secret of Object.values(planted)) expect(text).not.toContain(secret);
    await guest.dispose();
  });

  test("robots.txt opens what is public", async ({ request }) => {
    const { text } = await readAs(request, "/robots.txt");
    const closed = everyOf(text, /^Disallow: (.+)$/gm);
    expect(closed.length).toBeGreaterThan(5);
    for (const path of ["/", "/zoeken/utrecht", "/gezocht/utrecht/1", "/werk/utrecht/1", "/og/x"]) {
      expect(closed.filter((prefix) => path.startsWith(prefix))).toEqual([]);
    }
  });
});
