import type { APIResponse } from "@playwright/test";
import { expect, test } from "../parts/fixtures.ts";

test("a page of results tells search engines what it is", async ({ request, baseURL }) => {
  const answer = await request.get('/zoeken/hondenoppas?filters={"distance":5}');
  const source = await answer.text();
  expect(source).toContain(`<link rel="canonical" href="${baseURL}/zoeken/hondenoppas"/>`);
  for (const [language, address] of [
    ["nl", "/zoeken/hondenoppas"],
    ["en", "/search/dog-sitter"],
    ["x-default", "/zoeken/hondenoppas"],
  ]) {
    expect(source).toContain(`hrefLang="${language}" href="${baseURL}${address}"`);
  }
  const lists = [...source.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = ""]) => JSON.parse(json),
  );
  expect(lists.map((each) => each["@type"])).toEqual(["BreadcrumbList", "ItemList"]);
  expect(lists[1].itemListElement).toHaveLength(10);
  expect(lists[1].itemListElement[0].url).toMatch(`${baseURL}/gezocht/`);
});

for (const [asked, address] of [
  ["/zoeken/Den Haag?filters={}", "/zoeken/den-haag"],
  ["/zoeken/den-bosch", "/zoeken/s-hertogenbosch"],
  ["/zoeken/Den-Bosch?view=map&a=1", "/zoeken/s-hertogenbosch?view=map&a=1"],
  ["/zoeken/utrecht/3511 ab", "/zoeken/utrecht/3511AB"],
  ["/zoeken/amsterdam/3511", "/zoeken/utrecht/3511"],
  ["/zoeken/HONDENOPPAS/3511", "/zoeken/hondenoppas/3511"],
  ["/search/the-hague", "/search/den-haag"],
  ["/oppaswerk/den bosch", "/oppaswerk/s-hertogenbosch"],
  ["/sitterwork/Utrecht", "/sitterwork/utrecht"],
] as const) {
  test(`${asked} leads to ${address}, for good`, async ({ request }) => {
    const moved: [number, string][] = [];
    let next: string | undefined = asked;
    while (next) {
      const answer: APIResponse = await request.get(next, { maxRedirects: 0 });
      next = answer.headers().location;
      if (next) moved.push([answer.status(), next]);
      else expect(answer.status()).toBe(200);
    }
    expect(moved.at(-1)).toEqual([301, address]);
    expect(moved.length).toBeLessThanOrEqual(2);
  });
}

test("wishes go along to the address of a place", async ({ request }) => {
  const filters = JSON.stringify({ animalCategories: ["cat"] });
  const asked = `/zoeken/den-bosch?filters=${encodeURIComponent(filters)}`;
  const answer = await request.get(asked, { maxRedirects: 0 });
  const { pathname, searchParams } = new URL(answer.headers().location ?? "", "http://here");
  expect([answer.status(), pathname]).toEqual([301, "/zoeken/s-hertogenbosch"]);
  expect(searchParams.get("filters")).toBe(filters);
});
