import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { createGzip, gunzip } from "node:zlib";
import type { FastifyRequest } from "fastify";
import { type Locale, locales } from "#contract/shared/locale.ts";
import { urls } from "#contract/urls/urls.ts";
import type { AnswerCache } from "#server/platform/caching/answer-cache.ts";
import type { Context } from "#server/platform/context.ts";
import type { DomainEntries } from "#server/platform/domain.ts";
import { notFound } from "#server/platform/http/problem.ts";
import { writeBlogFeed } from "./blog-feed.xml.ts";
import { robotsText } from "./robots.ts";
import {
  getRequestSubject,
  getSitterSubject,
  keyOf,
  type LinkContext,
  type SharePictures,
  type ShareSubject,
} from "./share-pictures.service.ts";
import { getArticleSubject, getPageSubject, getPlaceSubject } from "./share-texts.service.ts";
import { writeSitemap, writeSitemapIndex } from "./sitemap.xml.ts";
import { findSitemap, listSitemaps } from "./sitemaps.service.ts";
import { listArticles } from "./texts/texts.service.ts";

type Files = DomainEntries<{ sitemaps: AnswerCache<Buffer>; sharePictures: SharePictures }>;

/** What is neither a call of our scripts nor a page: for search engines, and for shared links. */
export function serveContentFiles(content: Files): void {
  content.serve("/robots.txt", async ({ config }, { reply }) => {
    reply.header("cache-control", "public, max-age=3600").type("text/plain; charset=utf-8");
    return robotsText(config.appUrl);
  });
  serveSitemaps(content);
  serveBlogFeed(content);
  serveSharePictures(content);
}

const unzip = promisify(gunzip);

function serveSitemaps({ serve }: Files): void {
  serve("/sitemap.xml", async (_ctx, { reply }) => reply.redirect("/sitemaps/index.xml", 301));
  serve("/sitemaps/:file", async (ctx, { request, reply }) => {
    const [, name] = /^([a-z0-9-]{1,30})\.xml$/.exec(fileOf(request)) ?? [];
    if (!name) throw notFound();
    const file = await ctx.sitemaps.get(name, () => zippedSitemap(ctx, name));
    reply
      .header("cache-control", "public, max-age=600")
      .header("vary", "accept-encoding")
      .type("application/xml; charset=utf-8");
    const takesGzip = /\bgzip\b/.test(request.headers["accept-encoding"] ?? "");
    return takesGzip ? reply.header("content-encoding", "gzip").send(file) : unzip(file);
  });
}

/** Kept compressed: seven megabytes of addresses are some hundred kilobytes. */
async function zippedSitemap(ctx: Context<"config">, name: string): Promise<Buffer> {
  const { appUrl } = ctx.config;
  if (name === "index") {
    return zipped(Readable.from([writeSitemapIndex(appUrl, await listSitemaps(ctx))]));
  }
  const entries = findSitemap(ctx, { name });
  if (!entries) throw notFound();
  return zipped(Readable.from(writeSitemap(appUrl, entries)));
}

function zipped(source: Readable): Promise<Buffer> {
  return pipeline(source, createGzip(), (compressed) => buffer(compressed));
}

/** As many as feed readers look at. */
const articlesInFeed = 20;

function serveBlogFeed({ serve }: Files): void {
  serve(urls.blogFeed(), async ({ config, db, now }, { request, reply }) => {
    const locale = localeOf(request);
    const paging = { page: 1, limit: articlesInFeed };
    const { data: articles } = await listArticles({ db, now, locale }, paging);
    reply.header("cache-control", "public, max-age=600").type("application/rss+xml; charset=utf-8");
    return writeBlogFeed(config.appUrl, { articles, locale });
  });
}

type Drawn = {
  path: string;
  getSubject(ctx: LinkContext, request: FastifyRequest): Promise<ShareSubject>;
};

const drawn: readonly Drawn[] = [
  {
    path: "/og/sitters/:file",
    getSubject: (ctx, request) => getSitterSubject(ctx, { id: idOf(request) }),
  },
  {
    path: "/og/requests/:file",
    getSubject: (ctx, request) => getRequestSubject(ctx, { id: idOf(request) }),
  },
  {
    path: "/og/articles/:file",
    getSubject: (ctx, request) => getArticleSubject(ctx, { slug: slugOf(request) }),
  },
  {
    path: "/og/pages/:file",
    getSubject: (ctx, request) => getPageSubject(ctx, { slug: slugOf(request) }),
  },
  {
    path: "/og/places/:word/:file",
    getSubject: (ctx, request) => {
      const { word } = request.params as { word: string };
      return getPlaceSubject(ctx, { word, place: slugOf(request) });
    },
  },
];

function serveSharePictures({ serve }: Files): void {
  for (const { path, getSubject } of drawn) {
    serve(path, async (ctx, { request, reply }) => {
      const subject = await getSubject({ ...ctx, locale: localeOf(request) }, request);
      const etag = `"${keyOf(subject)}"`;
      reply
        .header("cache-control", "public, max-age=86400")
        .header("etag", etag)
        // It is made to be shown elsewhere.
        .header("cross-origin-resource-policy", "cross-origin");
      if (request.headers["if-none-match"] === etag) return reply.status(304).send();
      return reply.type("image/jpeg").send(await ctx.sharePictures.draw(subject));
    });
  }
}

function idOf(request: FastifyRequest): number {
  const [, id] = /^([1-9]\d{0,8})\.jpg$/.exec(fileOf(request)) ?? [];
  if (!id) throw notFound();
  return Number(id);
}

function slugOf(request: FastifyRequest): string {
  const [, slug] = /^([a-z0-9-]{1,100})\.jpg$/.exec(fileOf(request)) ?? [];
  if (!slug) throw notFound();
  return slug;
}

function fileOf(request: FastifyRequest): string {
  return (request.params as { file: string }).file;
}

function localeOf(request: FastifyRequest): Locale {
  const { lang } = request.query as { lang?: unknown };
  return locales.find((locale) => locale === lang) ?? "nl";
}
