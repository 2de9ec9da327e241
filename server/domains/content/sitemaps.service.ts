import { fewestInAPlace } from "#contract/search/sitter-figures.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { defaultLocale } from "#contract/shared/locale.ts";
import { type SearchWord, type SearchWordKey, searchWords } from "#contract/urls/search-words.ts";
import { urls } from "#contract/urls/urls.ts";
import type { Db } from "#server/db/database.ts";
import { findWishesInPlaces } from "#server/domains/profiles/sitters/sitter-figures.service.ts";
import type { Context } from "#server/platform/context.ts";
import { notFound } from "#server/platform/http/problem.ts";
import {
  type Block,
  countSeenRequests,
  listPlacesWithSitters,
  listRequestBlocks,
  listRequestPages,
  listSitterBlocks,
  listSitterPages,
  type PublicPageRow,
  type Stretch,
} from "./content.repository.ts";
import {
  allRequestsPaths,
  allSittersPaths,
  publicPages,
  requestPaths,
  searchPaths,
  sitterPaths,
  textPath,
  wordPaths,
} from "./public-pages.ts";
import type { SitemapEntry } from "./sitemap.xml.ts";
import { listHeads } from "./texts/texts.repository.ts";

/** What search engines take from one file. */
export const mostUrlsInAFile = 50_000;
/** So many are in memory at once, whatever the size of the file. */
const mostRowsAtATime = 5_000;

/** What people look for by a word. */
const wishes = searchWords.map(({ nl, filters }: SearchWord & { nl: SearchWordKey }) => ({
  name: nl,
  animalCategories: filters.animalCategories ?? [],
  serviceTypes: filters.serviceTypes ?? [],
}));

/** Whatever there are many of. Their ids are cut into blocks, and each block is a file. */
type Series = {
  /** How many addresses one of them has: a request's page has one in each language. */
  addresses: number;
  listBlocks(db: Db, size: number, today: string): Promise<Block[]>;
  listPages(db: Db, stretch: Stretch): Promise<PublicPageRow[]>;
  pathsOf(slug: string, id: number): string[];
};

const series: Readonly<Record<string, Series>> = {
  sitters: {
    addresses: 1,
    listBlocks: listSitterBlocks,
    listPages: listSitterPages,
    pathsOf: sitterPaths,
  },
  requests: {
    addresses: 2,
    listBlocks: listRequestBlocks,
    listPages: listRequestPages,
    pathsOf: requestPaths,
  },
};

/** The files that there are at this moment. */
export async function listSitemaps(
  { db, now }: Context,
  { most = mostUrlsInAFile }: { most?: number } = {},
): Promise<SitemapEntry[]> {
  const places = await listPlacesWithSitters(db);
  const files: SitemapEntry[] = [{ path: "/sitemaps/pages.xml" }];
  if (places.length > 0) {
    const changedAt = new Date(Math.max(...places.map((place) => place.changedAt.getTime())));
    files.push({ path: "/sitemaps/places.xml", changedAt });
  }
  const lists = {
    "place-pages": await listPlacePages({ db, now }),
    texts: await listTextPages({ db, now }),
  };
  for (const [name, pages] of Object.entries(lists)) {
    const changedAt = latestOf(pages);
    if (changedAt) files.push({ path: `/sitemaps/${name}.xml`, changedAt });
  }
  const today = dayInAmsterdam(now);
  for (const [name, { addresses, listBlocks }] of Object.entries(series)) {
    for (const { block, changedAt } of await listBlocks(db, most / addresses, today)) {
      files.push({ path: `/sitemaps/${name}-${block + 1}.xml`, changedAt });
    }
  }
  return files;
}

function latestOf(pages: readonly SitemapEntry[]): Date | null {
  return pages.reduce<Date | null>(
    (latest, { changedAt = null }) =>
      latest === null || (changedAt !== null && changedAt > latest) ? changedAt : latest,
    null,
  );
}

/** What is in a file; null when its name is none of ours. */
export function findSitemap(
  ctx: Context,
  {
    name,
    most = mostUrlsInAFile,
    rowsAtATime = mostRowsAtATime,
  }: { name: string; most?: number; rowsAtATime?: number },
): AsyncIterable<SitemapEntry> | null {
  if (name === "pages") return pages(ctx);
  if (name === "places") return places(ctx);
  if (name === "place-pages") return allOf(listPlacePages(ctx));
  if (name === "texts") return allOf(listTextPages(ctx));
  const [, kind = "", number = ""] = /^([a-z]+)-([1-9]\d{0,4})$/.exec(name) ?? [];
  const found = Object.hasOwn(series, kind) ? series[kind] : undefined;
  if (!found) return null;
  const size = most / found.addresses;
  const after = (Number(number) - 1) * size;
  return members(ctx, found, { after, until: after + size, rowsAtATime });
}

async function* pages(ctx: Context): AsyncGenerator<SitemapEntry> {
  for (const path of publicPages) yield { path };
  if ((await countSeenRequests(ctx.db, dayInAmsterdam(ctx.now))) > 0) {
    for (const path of allRequestsPaths) yield { path };
  }
  const found = await findWishesInPlaces(ctx, { wishes, fewest: 1 });
  if (found.length > 0) for (const path of allSittersPaths) yield { path };
  for (const word of new Set(found.map(({ name }) => name))) {
    for (const path of wordPaths(word)) yield { path };
  }
}

async function* places({ db }: Context): AsyncGenerator<SitemapEntry> {
  for (const { slug, changedAt } of await listPlacesWithSitters(db)) {
    for (const path of searchPaths(slug)) yield { path, changedAt };
  }
}

async function* allOf(pages: Promise<SitemapEntry[]>): AsyncGenerator<SitemapEntry> {
  yield* await pages;
}

/** An animal or a service with a place, where there are enough. All words in all places fit in a file. */
async function listPlacePages(ctx: Context): Promise<SitemapEntry[]> {
  const found = await findWishesInPlaces(ctx, { wishes, fewest: fewestInAPlace });
  return found.map(({ name, slug, changedAt }) => ({
    path: urls.placePage(name as SearchWordKey, slug),
    changedAt,
  }));
}

/** The words of all languages change together, so that any of them tells when. */
async function listTextPages({ db, now }: Context): Promise<SitemapEntry[]> {
  const asked = { locale: defaultLocale, now };
  const heads = [
    ...(await listHeads(db, { space: "page", ...asked })),
    ...(await listHeads(db, { space: "blog", ...asked })),
  ];
  // What people agree to has an address in each language, which the other list names.
  const others = heads.filter(({ kind }) => kind !== "legal");
  return others.map(({ kind, slug, publishedAt }) => {
    return { path: textPath({ kind, slug }), changedAt: publishedAt };
  });
}

async function* members(
  { db, now }: Context,
  { listPages, pathsOf }: Series,
  block: { after: number; until: number; rowsAtATime: number },
): AsyncGenerator<SitemapEntry> {
  const { rowsAtATime } = block;
  const today = dayInAmsterdam(now);
  let { after } = block;
  while (after < block.until) {
    const rows = await listPages(db, { after, until: block.until, limit: rowsAtATime, today });
    for (const { id, citySlug, changedAt } of rows) {
      for (const path of pathsOf(citySlug, id)) yield { path, changedAt };
    }
    const last = rows.at(-1);
    // No search engine was told of a file that has nobody in it.
    if (!last && after === block.after) throw notFound();
    if (!last || rows.length < rowsAtATime) return;
    after = last.id;
  }
}
