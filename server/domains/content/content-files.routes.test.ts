import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { hourMs } from "#contract/shared/durations.ts";
import { urls, urlsFor } from "#contract/urls/urls.ts";
import { profiles } from "#server/db/schema/profiles.ts";
import { logIn } from "#tests/factories/account.ts";
import { makeSitter } from "#tests/factories/profiles.ts";
import { makeActiveRequest } from "#tests/factories/requests.ts";
import { testContext, testJobContext } from "#tests/setup/test-context.ts";
import { testServer, testStart } from "#tests/setup/test-server.ts";
import { updateStanding } from "../profiles/profiles.service.ts";
import { findSitemap, listSitemaps } from "./sitemaps.service.ts";
import { loadFirstTexts } from "./texts/first-texts.service.ts";

const server = testServer();
const get = (path: string, headers = {}) => server.current.call("GET", path, { headers });

// What was made for the test before is a while ago.
beforeEach(() => server.current.clock.advance(hourMs));

async function goOffline(userId: number): Promise<void> {
  const { call, platform } = server.current;
  const body = { profile: { published: false } };
  const answer = await call("PUT", "/api/user", { as: await logIn(platform.db, userId), body });
  expect(answer.statusCode).toBe(200);
}

/** When each address of these files changed. */
async function changesIn(files: readonly string[]): Promise<Record<string, string>> {
  const texts = await Promise.all(
    files.map(async (file) => (await get(`/sitemaps/${file}.xml`)).body),
  );
  const entries = texts.join("").matchAll(/<loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod>/g);
  return Object.fromEntries(
    [...entries].map(([, url = "", day = ""]) => [new URL(url).pathname, day]),
  );
}

const locationsIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);

describe("robots.txt", () => {
  it("keeps search engines out of what is private, and names the sitemaps", async () => {
    const answer = await get("/robots.txt");
    expect(answer.headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(answer.body).toContain("Disallow: /api/\n");
    const { appUrl } = server.current.platform.config;
    expect(answer.body).toContain(`Sitemap: ${appUrl}/sitemaps/index.xml\n`);
    expect(answer.body).not.toMatch(/Disallow: \/(og|files|assets|zoeken|gezocht)?\/?$/m);
  });

  it("opens what is public", async () => {
    const { body } = await get("/robots.txt");
    const closed = [...body.matchAll(/^Disallow: (.+)$/gm)].map(([, prefix = ""]) => prefix);
    expect(closed.length).toBeGreaterThan(5);
    for (const path of ["/", "/zoeken/utrecht", "/gezocht/utrecht/1", "/werk/utrecht/1", "/og/x"]) {
      expect(closed.filter((prefix) => path.startsWith(prefix))).toEqual([]);
    }
  });
});

describe("sitemaps", () => {
  it("are found from the usual address", async () => {
    const answer = await get("/sitemap.xml");
    expect([answer.statusCode, answer.headers.location]).toEqual([301, "/sitemaps/index.xml"]);
  });

  it("list who can be found, what is asked for, and the places; with dates", async () => {
    const { db } = server.current.platform;
    const { profile } = await makeSitter(db, {
      address: { city: "Den Bosch", citySlug: "s-hertogenbosch" },
    });
    const hidden = [
      await makeSitter(db, { profile: { publishedAt: null } }),
      await makeSitter(db, { profile: { isRegistering: true } }),
      await makeSitter(db, { user: { emailVerifiedAt: null } }),
    ];
    const request = await makeActiveRequest(db);
    const inactive = [
      await makeActiveRequest(db, { isActivated: false }),
      await makeActiveRequest(db, { lastOn: "2026-11-14" }),
    ];

    const index = await get("/sitemaps/index.xml");
    expect(index.headers["content-type"]).toBe("application/xml; charset=utf-8");
    const files = locationsIn(index.body);
    expect(files).toEqual([
      "/sitemaps/pages.xml",
      "/sitemaps/places.xml",
      "/sitemaps/sitters-1.xml",
      "/sitemaps/requests-1.xml",
    ]);
    expect(index.body.match(/<lastmod>/g)).toHaveLength(3);
    const texts = await Promise.all(files.map(async (file) => (await get(file)).body));
    const [pages = [], places, sitters, requests] = texts.map(locationsIn);
    expect(pages).toContain("/");
    expect(places).toEqual(["/zoeken/s-hertogenbosch", "/search/s-hertogenbosch"]);
    expect(sitters).toEqual([`/gezocht/s-hertogenbosch/${profile.id}`]);
    expect(requests).toEqual([`/werk/utrecht/${request.id}`, `/work/utrecht/${request.id}`]);
    expect(texts[2]).toContain("<lastmod>2026-11-15T09:30:00.000Z</lastmod>");
    for (const { profile: nobody } of hidden) {
      expect(texts.join()).not.toContain(`/gezocht/utrecht/${nobody.id}<`);
    }
    for (const { id } of inactive) expect(texts.join()).not.toContain(`/werk/utrecht/${id}<`);
  });

  it("list an animal or a service with a place where three or more do it", async () => {
    const { db } = server.current.platform;
    const inEde = { address: { city: "Ede", citySlug: "ede" } };
    const services = [
      { serviceType: "dog_walking_service" as const, priceCents: 1_500, unit: "walk" as const },
    ];
    for (const animalCategories of [["dog"], ["dog"], ["dog", "cat"]] as const) {
      await makeSitter(db, {
        ...inEde,
        profile: { animalCategories: [...animalCategories] },
        services,
      });
    }
    await makeSitter(db, { profile: { animalCategories: ["dog"] }, services });
    expect(locationsIn((await get("/sitemaps/index.xml")).body)).toContain(
      "/sitemaps/place-pages.xml",
    );
    const { body } = await get("/sitemaps/place-pages.xml");
    expect(locationsIn(body)).toEqual([
      urls.placePage("hondenoppas", "ede"),
      urls.placePage("hondenuitlaatservice", "ede"),
    ]);
    expect(body.match(/<lastmod>/g)).toHaveLength(2);
  });

  it("forget within minutes who went offline", async () => {
    const { platform, clock } = server.current;
    const { db } = platform;
    const { profile, user } = await makeSitter(db);
    await makeSitter(db);
    const path = `/gezocht/utrecht/${profile.id}`;
    expect(locationsIn((await get("/sitemaps/sitters-1.xml")).body)).toContain(path);
    await goOffline(user.id);
    clock.advance(600_001);
    const after = locationsIn((await get("/sitemaps/sitters-1.xml")).body);
    expect(after).toHaveLength(1);
    expect(after).not.toContain(path);
  });

  it("say when a page last said something else, and leave the others alone", async () => {
    const { platform, clock, call } = server.current;
    const { db } = platform;
    const [changed, untouched] = [await makeSitter(db), await makeSitter(db)];
    const aWhileAgo = { createdAt: new Date(testStart) };
    const [request, other] = [
      await makeActiveRequest(db, aWhileAgo),
      await makeActiveRequest(db, aWhileAgo),
    ];
    const sitterPath = urls.sitter("utrecht", changed.profile.id);
    const requestPath = urls.request("utrecht", request.id);
    const before = await changesIn(["sitters-1", "requests-1"]);
    clock.advance(hourMs);
    const now = clock.now().toISOString();
    const [asker] = await db.select().from(profiles).where(eq(profiles.id, request.profileId));
    const sitter = await logIn(db, changed.user.id);
    const owner = await logIn(db, asker?.userId ?? 0);
    const headline = { profile: { headline: "Nu ook met een tuin" } };
    const saved = [
      await call("PUT", "/api/user", { as: sitter, body: headline }),
      await call("PUT", "/api/request", { as: owner, body: { title: "Oppas voor Moos en Toos" } }),
    ];
    expect(saved.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const after = await changesIn(["sitters-1", "requests-1"]);
    expect(after).toEqual({
      ...before,
      [sitterPath]: now,
      [requestPath]: now,
      [urlsFor("en").request("utrecht", request.id)]: now,
    });
    expect(after[urls.sitter("utrecht", untouched.profile.id)]).not.toBe(now);
    expect(after[urls.request("utrecht", other.id)]).not.toBe(now);
  });

  it("change with the name, the pictures and what others say, not with how soon one answers", async () => {
    const { platform, clock, call } = server.current;
    const { db } = platform;
    const { user, profile } = await makeSitter(db);
    const path = urls.sitter("utrecht", profile.id);
    const as = await logIn(db, user.id);
    const lastmod = async () => (await changesIn(["sitters-1"]))[path];
    const changesBy = async (change: () => Promise<unknown>) => {
      clock.advance(hourMs);
      await change();
      return (await lastmod()) === clock.now().toISOString();
    };
    type Standing = Parameters<typeof updateStanding>[1]["standing"];
    const stand = (standing: Standing) => () =>
      testJobContext(platform).inTransaction((ctx) =>
        updateStanding(ctx, { profileId: profile.id, standing }),
      );
    expect(await changesBy(stand({ responseMinutes: 12 }))).toBe(false);
    expect(await changesBy(stand({ ratingSum: 5, reviewCount: 1 }))).toBe(true);
    expect(await changesBy(stand({ ratingSum: 5, reviewCount: 1 }))).toBe(false);
    const put = (body: object) => () => call("PUT", "/api/user", { as, body });
    expect(await changesBy(put({ preferred_locale: "en" }))).toBe(false);
    expect(await changesBy(put({ first_name: "Saar" }))).toBe(true);
    expect(await changesBy(() => call("DELETE", "/api/user/images", { as }))).toBe(true);
  });

  it("come compressed to whoever can read that", async () => {
    const plain = await get("/sitemaps/pages.xml");
    const zipped = await get("/sitemaps/pages.xml", { "accept-encoding": "gzip, br" });
    expect(zipped.headers["content-encoding"]).toBe("gzip");
    expect(zipped.rawPayload.length).toBeLessThan(plain.rawPayload.length);
  });

  it("have so many addresses in a file and no more, each in one file", async () => {
    const { platform } = server.current;
    const { db } = platform;
    for (let nr = 0; nr < 60; nr += 1) await makeSitter(db);
    for (let nr = 0; nr < 21; nr += 1) await makeActiveRequest(db);
    // Three looks into the database for a file, the last of them shorter.
    const [most, rowsAtATime] = [20, 8];
    const ctx = testContext(platform);
    const files = (await listSitemaps(ctx, { most })).map(({ path }) => path);
    const found: string[] = [];
    for (const file of files.filter((each) => /-\d+\.xml$/.test(each))) {
      const [, name = ""] = /([a-z]+-\d+)\.xml$/.exec(file) ?? [];
      const paths: string[] = [];
      for await (const { path } of findSitemap(ctx, { name, most, rowsAtATime }) ?? [])
        paths.push(path);
      expect(paths.length, name).toBeGreaterThan(0);
      expect(paths.length, name).toBeLessThanOrEqual(most);
      found.push(...paths);
    }
    expect(found).toHaveLength(60 + 21 * 2);
    expect(new Set(found).size).toBe(found.length);
  });

  it.each(["sitters-99.xml", "sitters-0.xml", "nobody-1.xml", "constructor-1.xml", "x", "pages"])(
    "%s is not there",
    async (file) => {
      expect((await get(`/sitemaps/${file}`)).statusCode).toBe(404);
    },
  );
});

describe("the picture of a shared link", () => {
  it("is a JPEG of the size that networks ask for, the same as long as nothing changes", async () => {
    const { profile } = await makeSitter(server.current.platform.db);
    const answer = await get(urls.ogSitter(profile.id, "1"));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe("image/jpeg");
    const { width, height, format } = await sharp(answer.rawPayload).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: "jpeg" });
    const again = await get(urls.ogSitter(profile.id), {
      "if-none-match": String(answer.headers.etag),
    });
    expect(again.statusCode).toBe(304);
    const english = await get(urlsFor("en").ogSitter(profile.id));
    expect(english.headers.etag).not.toBe(answer.headers.etag);
  });

  it("is there for requests too, while they are shown", async () => {
    const { db } = server.current.platform;
    const request = await makeActiveRequest(db);
    const answer = await get(urls.ogRequest(request.id));
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "image/jpeg"]);
    const inactive = await makeActiveRequest(db, { isActivated: false });
    expect((await get(urls.ogRequest(inactive.id))).statusCode).toBe(404);
  });

  it("is there for texts and for places, in either language", async () => {
    const { platform, clock } = server.current;
    await loadFirstTexts({ db: platform.db, now: clock.now() });
    const drawn = await Promise.all(
      ["nl", "en"].flatMap((locale) => {
        const { ogArticle, ogPage, ogPlace } = urlsFor(locale as "nl");
        return [
          get(ogArticle("huissleutel-geven", "1")),
          get(ogPage("gezochttips")),
          get(ogPage("kattenoppas-aan-huis")),
          get(ogPlace("hondenoppas", "utrecht")),
          get(ogPlace("oppas-aan-huis", "ede")),
        ];
      }),
    );
    for (const { statusCode, rawPayload } of drawn) {
      expect(statusCode).toBe(200);
      const { width, height, format } = await sharp(rawPayload).metadata();
      expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: "jpeg" });
    }
    expect(new Set(drawn.map(({ headers }) => headers.etag)).size).toBe(drawn.length);
  });

  it.each([
    "/og/articles/nergens.jpg",
    "/og/pages/nergens.jpg",
    "/og/pages/Gezocht.jpg",
    "/og/places/hondenoppas/nergensdijk.jpg",
    "/og/places/olifantenoppas/utrecht.jpg",
  ])("%s shows nothing", async (path) => {
    expect((await get(path)).statusCode).toBe(404);
  });

  it("goes at once with who goes offline", async () => {
    const { db } = server.current.platform;
    const { profile, user } = await makeSitter(db);
    expect((await get(urls.ogSitter(profile.id))).statusCode).toBe(200);
    await goOffline(user.id);
    expect((await get(urls.ogSitter(profile.id))).statusCode).toBe(404);
  });

  it.each(["0.jpg", "x.jpg", "1.png", "99999999999.jpg", "..%2f1.jpg"])(
    "%s is nobody's",
    async (file) => {
      expect((await get(`/og/sitters/${file}`)).statusCode).toBe(404);
    },
  );
});
