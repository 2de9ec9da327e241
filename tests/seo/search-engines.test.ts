import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { urls } from "#contract/urls/urls.ts";
import placePage from "#messages/nl/place-page.json" with { type: "json" };
import { logIn } from "#tests/factories/account.ts";
import { makePicture } from "#tests/factories/pictures.ts";
import { makeSitter } from "#tests/factories/profiles.ts";
import { multipart } from "#tests/setup/multipart.ts";
import { parsePage } from "#tests/setup/reading/parse-page.ts";
import { testServer } from "#tests/setup/test-server.ts";
import { type ReadPage, readPage } from "./read-page.ts";

/** What a search engine finds behind single addresses, and where other spellings of them lead. */
const server = testServer({ withPages: true, isEmptied: false });
let sitterPath = "";

beforeAll(async () => {
  const { call, platform } = server.current;
  const { db } = platform;
  for (let nr = 0; nr < 11; nr += 1) await makeSitter(db);
  const { user, profile } = await makeSitter(db);
  const picture = await multipart([
    ["_method", "PUT"],
    ["images[]", await makePicture()],
  ]);
  const uploaded = await call("POST", "/api/user", { as: await logIn(db, user.id), ...picture });
  expect(uploaded.statusCode).toBe(200);
  sitterPath = urls.sitter("utrecht", profile.id);
});

const get = (path: string) =>
  server.current.call("GET", path, { headers: { accept: "text/html" } });
const whole = (path: string) => new URL(path, server.current.platform.config.appUrl).href;
const kindsOf = ({ structured }: ReadPage) => structured.map(({ "@type": type }) => type);
const listSchema = z.object({ itemListElement: z.array(z.object({ url: z.string().optional() })) });

async function read(path: string): Promise<ReadPage> {
  const { statusCode, body } = await get(path);
  expect(statusCode, path).toBe(200);
  return readPage(body);
}

/** Each redirect on the way to a page, as its status and where it leads. */
async function movesFrom(asked: string): Promise<[number, string][]> {
  const moves: [number, string][] = [];
  for (let next = asked; moves.length < 5; ) {
    const { statusCode, headers } = await get(encodeURI(next));
    if (!headers.location) {
      expect(statusCode, next).toBe(200);
      return moves;
    }
    next = String(headers.location);
    moves.push([statusCode, next]);
  }
  throw new Error(`no end of redirects from ${asked}`);
}

describe("home", () => {
  it("says how to search the site, and what people ask", async () => {
    const [, site, faq] = (await read("/")).structured;
    const { potentialAction } = z
      .object({ potentialAction: z.object({ target: z.object({ urlTemplate: z.string() }) }) })
      .parse(site);
    const { pathname, search } = new URL(
      potentialAction.target.urlTemplate.replace("{place}", "Den%20Haag"),
    );
    expect((await movesFrom(decodeURI(pathname + search))).at(-1)?.[1]).toBe("/zoeken/den-haag");
    const { mainEntity } = z.object({ mainEntity: z.array(z.unknown()) }).parse(faq);
    expect(mainEntity.length).toBeGreaterThan(3);
  });
});

describe("a sitter's link", () => {
  it("has their picture, for everybody to keep, and their trail", async () => {
    const page = await read(sitterPath);
    expect(kindsOf(page)).toContain("BreadcrumbList");
    expect(page.image.content).toMatch(/\/og\/sitters\/\d+\.jpg\?v=/);
    const { pathname, search } = new URL(page.image.content ?? "");
    const { headers, rawPayload } = await get(pathname + search);
    expect(headers["content-type"]).toBe("image/jpeg");
    expect(headers["cache-control"]).toContain("public");
    const { width, height } = await sharp(rawPayload).metadata();
    expect([width, height]).toEqual([1200, 630]);
  });
});

describe("a page of results", () => {
  it("names the one address that it has in each language, and whom it lists", async () => {
    const page = await read(`/zoeken/hondenoppas?filters=${encodeURIComponent('{"distance":5}')}`);
    expect(page.canonical).toEqual([whole("/zoeken/hondenoppas")]);
    expect(page.alternates).toEqual({
      nl: whole("/zoeken/hondenoppas"),
      en: whole("/search/dog-sitter"),
      "x-default": whole("/zoeken/hondenoppas"),
    });
    expect(kindsOf(page)).toEqual(["BreadcrumbList", "ItemList"]);
    const { itemListElement } = listSchema.parse(page.structured[1]);
    expect(itemListElement).toHaveLength(10);
    expect(itemListElement[0]?.url?.startsWith(whole("/gezocht/"))).toBe(true);
  });

  it.each([
    ["/zoeken/Den Haag?filters={}", "/zoeken/den-haag"],
    ["/zoeken/den-bosch", "/zoeken/s-hertogenbosch"],
    ["/zoeken/Den-Bosch?view=map&a=1", "/zoeken/s-hertogenbosch?view=map&a=1"],
    ["/zoeken/utrecht/3511 ab", "/zoeken/utrecht/3511AB"],
    ["/zoeken/amsterdam/3511", "/zoeken/utrecht/3511"],
    ["/zoeken/HONDENOPPAS/3511", "/zoeken/hondenoppas/3511"],
    ["/search/the-hague", "/search/den-haag"],
    ["/oppaswerk/den bosch", "/oppaswerk/s-hertogenbosch"],
    ["/sitterwork/Utrecht", "/sitterwork/utrecht"],
  ])("asked for as %s is at %s, for good", async (asked, address) => {
    const moves = await movesFrom(asked);
    expect(moves.at(-1)).toEqual([301, address]);
    expect(moves.length).toBeLessThanOrEqual(2);
  });

  it("takes wishes along to the address of a place", async () => {
    const filters = JSON.stringify({ animalCategories: ["cat"] });
    const asked = `/zoeken/den-bosch?filters=${encodeURIComponent(filters)}`;
    const { statusCode, headers } = await get(asked);
    const { pathname, searchParams } = new URL(String(headers.location), "http://here");
    expect([statusCode, pathname]).toEqual([301, "/zoeken/s-hertogenbosch"]);
    expect(searchParams.get("filters")).toBe(filters);
  });
});

describe("a page of a place", () => {
  it("names its one address, which a search there names too, and its trail", async () => {
    const page = await read("/hondenoppas/utrecht");
    expect(page.canonical).toEqual([whole("/hondenoppas/utrecht")]);
    expect(page.alternates).toEqual({});
    expect(kindsOf(page)).toEqual(["BreadcrumbList", "ItemList"]);
    expect(listSchema.parse(page.structured[0]).itemListElement).toHaveLength(3);
    expect((await read("/zoeken/hondenoppas/3511")).canonical).toEqual(page.canonical);
  });

  it.each([
    ["/dog-sitter/utrecht", "/hondenoppas/utrecht"],
    ["/slangenoppas/den bosch", "/reptielenoppas/s-hertogenbosch"],
    ["/Hondenoppas/Utrecht", "/hondenoppas/utrecht"],
  ])("asked for as %s is at %s, for good", async (asked, address) => {
    expect((await movesFrom(asked))[0]).toEqual([301, address]);
  });

  it.each(["/hondenoppas/nergenshuizen", "/ruimteoppas/utrecht", "/geen-pagina"])(
    "is not there of what isn't: %s",
    async (lost) => {
      expect((await get(lost)).statusCode).toBe(404);
    },
  );

  it("says so where few or none do it, shows the way to more, and is no page for search engines", async () => {
    const { body } = await get("/vissenoppas/schiermonnikoog");
    expect(readPage(body).robots).toBe("noindex");
    const document = parsePage(body);
    const { name } = placePage.words.vissenoppas;
    expect(document.querySelector("h1")?.textContent).toBe(`${name} op Schiermonnikoog`);
    const links = [...document.querySelectorAll("main a")].map(({ textContent }) => textContent);
    expect(links).toContain(placePage.wider);
  });
});
