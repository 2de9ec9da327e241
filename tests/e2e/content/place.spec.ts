import type { Page } from "@playwright/test";
import { checkScreen, expect, hydrated, test } from "../parts/fixtures.ts";

// The list that the journey ends in has a map; no machine that runs it needs the internet.
test.beforeEach(async ({ page, problems }) => {
  problems.allow(/service\.pdok\.nl/);
  await page.route("https://service.pdok.nl/**", (route) => route.abort());
});

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("somebody looks at a town, at the one next to it, and at all who are there @desk", async ({
  visit,
  page,
  texts: { "place-page": placePage },
}) => {
  const { name } = placePage.words.hondenoppas;
  await visit("/hondenoppas/utrecht");
  await expect(heading(page)).toHaveText(`${name} in Utrecht`);
  await expect(page.getByRole("article")).toHaveCount(4);

  const nearby = page.getByRole("heading", { name: placePage.nearby }).locator("..");
  const [board] = await nearby.getByRole("link").all();
  const address = await board?.getAttribute("href");
  await board?.click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(heading(page)).not.toHaveText(/Utrecht/);
  await hydrated(page);
  await checkScreen(page);

  await page.goBack();
  await expect(heading(page)).toHaveText(`${name} in Utrecht`);
  const [verb = ""] = placePage.around.split(" ");
  await page
    .getByRole("main")
    .getByRole("link", { name: new RegExp(`^${verb} \\d`) })
    .first()
    .click();
  await expect(page).toHaveURL(/\/(zoeken|search)\/utrecht\?filters=/);
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("a page of a place tells search engines what it is, and other names lead to it", async ({
  request,
  baseURL,
}) => {
  const source = await (await request.get("/hondenoppas/utrecht")).text();
  const canonical = `<link rel="canonical" href="${baseURL}/hondenoppas/utrecht"/>`;
  expect(source).toContain(canonical);
  expect(source).not.toContain('rel="alternate" hrefLang');
  const lists = [...source.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = ""]) => JSON.parse(json),
  );
  expect(lists.map((each) => each["@type"])).toEqual(["BreadcrumbList", "ItemList"]);
  expect(lists[0].itemListElement).toHaveLength(3);
  expect(await (await request.get("/zoeken/hondenoppas/3511")).text()).toContain(canonical);

  for (const [asked, address] of [
    ["/dog-sitter/utrecht", "/hondenoppas/utrecht"],
    ["/slangenoppas/den%20bosch", "/reptielenoppas/s-hertogenbosch"],
    ["/Hondenoppas/Utrecht", "/hondenoppas/utrecht"],
  ]) {
    const answer = await request.get(asked ?? "", { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location], asked).toEqual([301, address]);
  }
  for (const lost of ["/hondenoppas/nergenshuizen", "/ruimteoppas/utrecht", "/geen-pagina"]) {
    expect((await request.get(lost)).status(), lost).toBe(404);
  }
});

test("where few or none do it, the page says so and is no page for search engines", async ({
  visit,
  page,
  texts: { "place-page": placePage },
}) => {
  await visit("/vissenoppas/schiermonnikoog");
  await expect(heading(page)).toHaveText(`${placePage.words.vissenoppas.name} op Schiermonnikoog`);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(page.getByRole("link", { name: placePage.wider })).toBeVisible();
});
