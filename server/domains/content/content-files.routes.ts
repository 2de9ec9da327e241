import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { createGzip, gunzip } from "node:zlib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type Locale, locales } from "#contract/shared/locale.ts";
import type { Db } from "#server/db/database.ts";
import { notFound } from "#server/platform/http/problem.ts";
import type { Platform } from "#server/platform/platform.ts";
import { robotsText } from "./robots.ts";
import {
  createSharePictures,
  getRequestSubject,
  getSitterSubject,
  keyOf,
  type ShareSubject,
} from "./share-pictures.service.ts";
import { createShortMemory } from "./short-memory.ts";
import { writeSitemap, writeSitemapIndex } from "./sitemap.xml.ts";
import { findSitemap, listSitemaps } from "./sitemaps.service.ts";

const minute = 60_000;

/** What is neither a call of our scripts nor a page: for search engines, and for shared links. */
export function registerContentFiles(app: FastifyInstance, platform: Platform): void {
  app.get("/robots.txt", async (_request, reply) => {
    reply.header("cache-control", "public, max-age=3600").type("text/plain; charset=utf-8");
    return robotsText(platform.config.appUrl);
  });
  registerSitemaps(app, platform);
  registerSharePictures(app, platform);
}

const unzip = promisify(gunzip);

function registerSitemaps(app: FastifyInstance, platform: Platform): void {
  const { db, config, clock } = platform;
  // Kept compressed: seven megabytes of addresses are some hundred kilobytes.
  const memory = createShortMemory<Buffer>({ clock, keepMs: 10 * minute, most: 60 });

  async function write(name: string): Promise<Buffer> {
    if (name === "index") {
      const index = writeSitemapIndex(config.appUrl, await listSitemaps(platform, db));
      return zipped(Readable.from([index]));
    }
    const entries = findSitemap(platform, db, name);
    if (!entries) throw notFound();
    return zipped(Readable.from(writeSitemap(config.appUrl, entries)));
  }

  app.get("/sitemap.xml", (_request, reply) => reply.redirect("/sitemaps/index.xml", 301));
  app.get<{ Params: { file: string } }>("/sitemaps/:file", async (request, reply) => {
    const [, name] = /^([a-z0-9-]{1,30})\.xml$/.exec(request.params.file) ?? [];
    if (!name) throw notFound();
    const file = await memory.get(name, () => write(name));
    reply
      .header("cache-control", "public, max-age=600")
      .header("vary", "accept-encoding")
      .type("application/xml; charset=utf-8");
    const takesGzip = /\bgzip\b/.test(request.headers["accept-encoding"] ?? "");
    return takesGzip ? reply.header("content-encoding", "gzip").send(file) : unzip(file);
  });
}

function zipped(source: Readable): Promise<Buffer> {
  return pipeline(source, createGzip(), (compressed) => buffer(compressed));
}

type FindSubject = (parts: Platform, db: Db, id: number, locale: Locale) => Promise<ShareSubject>;

function registerSharePictures(app: FastifyInstance, platform: Platform): void {
  const { clock, db } = platform;
  const memory = createShortMemory<Buffer>({ clock, keepMs: 60 * minute, most: 100 });
  const pictures = createSharePictures(platform, memory);

  async function answer(request: FastifyRequest, reply: FastifyReply, find: FindSubject) {
    const { file } = request.params as { file: string };
    const [, id] = /^([1-9]\d{0,8})\.jpg$/.exec(file) ?? [];
    if (!id) throw notFound();
    const subject = await find(platform, db, Number(id), localeOf(request));
    const etag = `"${keyOf(subject)}"`;
    reply
      .header("cache-control", "public, max-age=86400")
      .header("etag", etag)
      // It is made to be shown elsewhere.
      .header("cross-origin-resource-policy", "cross-origin");
    if (request.headers["if-none-match"] === etag) return reply.status(304).send();
    return reply.type("image/jpeg").send(await pictures.draw(subject));
  }

  app.get("/og/sitters/:file", (request, reply) => answer(request, reply, getSitterSubject));
  app.get("/og/requests/:file", (request, reply) => answer(request, reply, getRequestSubject));
}

function localeOf(request: FastifyRequest): Locale {
  const { lang } = request.query as { lang?: unknown };
  return locales.find((locale) => locale === lang) ?? "nl";
}
