import { and, asc, desc, eq, exists, gt, gte, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { addresses } from "#server/db/schema/addresses.ts";
import { profiles } from "#server/db/schema/profiles.ts";
import { requestAnimals, requests } from "#server/db/schema/requests.ts";
import { sitterSearch } from "#server/db/schema/search.ts";

// Who can be found by everybody has a row in `sitter_search`; nobody else has.

/** What sitters can see on this day; the rule is the requests' `isSeenBySitters`. */
function seen(db: Db, today: string): SQL | undefined {
  const animals = db
    .select({ petId: requestAnimals.petId })
    .from(requestAnimals)
    .where(eq(requestAnimals.requestId, requests.id));
  const isNotOver = or(isNull(requests.lastOn), gte(requests.lastOn, today));
  return and(eq(requests.isActivated, true), isNotOver, exists(animals));
}

/** As an instant whichever way the driver hands over the result of a function. */
const instant = (column: SQL) => column.mapWith((value: string | Date) => new Date(value));

const sitterChangedAt = instant(sql`greatest(${profiles.publishedAt}, ${addresses.changedAt})`);
const lastSitterChange = instant(
  sql`max(greatest(${profiles.publishedAt}, ${addresses.changedAt}))`,
);

export type PlaceOnTheMap = { slug: string; name: string; sitterCount: number; changedAt: Date };

/** Two spellings of one place are one place, by the name that most give it. Most sitters first. */
export async function listPlacesWithSitters(db: Db): Promise<PlaceOnTheMap[]> {
  return db
    .select({
      slug: addresses.citySlug,
      name: sql<string>`mode() within group (order by ${addresses.city})`,
      sitterCount: sql`count(*)`.mapWith(Number),
      changedAt: lastSitterChange,
    })
    .from(sitterSearch)
    .innerJoin(profiles, eq(profiles.id, sitterSearch.profileId))
    .innerJoin(addresses, eq(addresses.userId, sitterSearch.userId))
    .groupBy(addresses.citySlug)
    .orderBy(desc(sql`count(*)`), asc(addresses.citySlug));
}

export async function countSeenRequests(db: Db, today: string): Promise<number> {
  const [row] = await db
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(requests)
    .innerJoin(profiles, eq(profiles.id, requests.profileId))
    .innerJoin(addresses, eq(addresses.userId, profiles.userId))
    .where(seen(db, today));
  return row?.count ?? 0;
}

/** Ids in blocks of this size, each a file of a sitemap: its pages never move to another one. */
export type Block = { block: number; changedAt: Date };

export async function listSitterBlocks(db: Db, size: number): Promise<Block[]> {
  const block = sql`(${profiles.id} - 1) / ${sql.raw(String(size))}`.mapWith(Number);
  return db
    .select({ block, changedAt: lastSitterChange })
    .from(sitterSearch)
    .innerJoin(profiles, eq(profiles.id, sitterSearch.profileId))
    .innerJoin(addresses, eq(addresses.userId, sitterSearch.userId))
    .groupBy(block)
    .orderBy(asc(block));
}

export async function listRequestBlocks(db: Db, size: number, today: string): Promise<Block[]> {
  const block = sql`(${requests.id} - 1) / ${sql.raw(String(size))}`.mapWith(Number);
  return db
    .select({ block, changedAt: instant(sql`max(${requests.createdAt})`) })
    .from(requests)
    .innerJoin(profiles, eq(profiles.id, requests.profileId))
    .innerJoin(addresses, eq(addresses.userId, profiles.userId))
    .where(seen(db, today))
    .groupBy(block)
    .orderBy(asc(block));
}

export type PublicPageRow = { id: number; citySlug: string; changedAt: Date };
export type Stretch = { after: number; until: number; limit: number; today: string };

/** In the order of their ids, so that the next page begins after the last one of this. */
export async function listSitterPages(
  db: Db,
  { after, until, limit }: Stretch,
): Promise<PublicPageRow[]> {
  return db
    .select({ id: profiles.id, citySlug: addresses.citySlug, changedAt: sitterChangedAt })
    .from(sitterSearch)
    .innerJoin(profiles, eq(profiles.id, sitterSearch.profileId))
    .innerJoin(addresses, eq(addresses.userId, sitterSearch.userId))
    .where(and(gt(sitterSearch.profileId, after), lte(sitterSearch.profileId, until)))
    .orderBy(asc(profiles.id))
    .limit(limit);
}

export async function listRequestPages(
  db: Db,
  { after, until, limit, today }: Stretch,
): Promise<PublicPageRow[]> {
  return db
    .select({ id: requests.id, citySlug: addresses.citySlug, changedAt: requests.createdAt })
    .from(requests)
    .innerJoin(profiles, eq(profiles.id, requests.profileId))
    .innerJoin(addresses, eq(addresses.userId, profiles.userId))
    .where(and(seen(db, today), gt(requests.id, after), lte(requests.id, until)))
    .orderBy(asc(requests.id))
    .limit(limit);
}
