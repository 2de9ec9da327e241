import { and, asc, desc, eq, gt, gte, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { findableSitters, publicAddresses, sharedProfiles } from "#server/db/views/profiles.ts";
import { activeRequests } from "#server/db/views/requests.ts";

/** What is active and not over on this day; the rule is the requests' `isSeenBySitters`. */
function isSeen(today: string): SQL | undefined {
  return or(isNull(activeRequests.lastOn), gte(activeRequests.lastOn, today));
}

/** As an instant whichever way the driver hands over the result of a function. */
const instant = (column: SQL) => column.mapWith((value: string | Date) => new Date(value));

const lastSitterChange = instant(sql`max(${findableSitters.pageChangedAt})`);

export type PlaceOnTheMap = { slug: string; name: string; sitterCount: number; changedAt: Date };

/** Two spellings of one place are one place, by the name that most give it. Most sitters first. */
export async function listPlacesWithSitters(db: Db): Promise<PlaceOnTheMap[]> {
  return db
    .select({
      slug: findableSitters.citySlug,
      name: sql<string>`mode() within group (order by ${findableSitters.city})`,
      sitterCount: sql`count(*)`.mapWith(Number),
      changedAt: lastSitterChange,
    })
    .from(findableSitters)
    .groupBy(findableSitters.citySlug)
    .orderBy(desc(sql`count(*)`), asc(findableSitters.citySlug));
}

export async function countSeenRequests(db: Db, today: string): Promise<number> {
  const [row] = await db
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(activeRequests)
    .innerJoin(sharedProfiles, eq(sharedProfiles.id, activeRequests.profileId))
    .innerJoin(publicAddresses, eq(publicAddresses.userId, sharedProfiles.userId))
    .where(isSeen(today));
  return row?.count ?? 0;
}

/** Ids in blocks of this size, each a file of a sitemap: its pages never move to another one. */
export type Block = { block: number; changedAt: Date };

export async function listSitterBlocks(db: Db, size: number): Promise<Block[]> {
  const block = sql`(${findableSitters.id} - 1) / ${sql.raw(String(size))}`.mapWith(Number);
  return db
    .select({ block, changedAt: lastSitterChange })
    .from(findableSitters)
    .groupBy(block)
    .orderBy(asc(block));
}

export async function listRequestBlocks(db: Db, size: number, today: string): Promise<Block[]> {
  const block = sql`(${activeRequests.id} - 1) / ${sql.raw(String(size))}`.mapWith(Number);
  return db
    .select({ block, changedAt: instant(sql`max(${activeRequests.pageChangedAt})`) })
    .from(activeRequests)
    .innerJoin(sharedProfiles, eq(sharedProfiles.id, activeRequests.profileId))
    .innerJoin(publicAddresses, eq(publicAddresses.userId, sharedProfiles.userId))
    .where(isSeen(today))
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
    .select({
      id: findableSitters.id,
      citySlug: findableSitters.citySlug,
      changedAt: findableSitters.pageChangedAt,
    })
    .from(findableSitters)
    .where(and(gt(findableSitters.id, after), lte(findableSitters.id, until)))
    .orderBy(asc(findableSitters.id))
    .limit(limit);
}

export async function listRequestPages(
  db: Db,
  { after, until, limit, today }: Stretch,
): Promise<PublicPageRow[]> {
  return db
    .select({
      id: activeRequests.id,
      citySlug: publicAddresses.citySlug,
      changedAt: activeRequests.pageChangedAt,
    })
    .from(activeRequests)
    .innerJoin(sharedProfiles, eq(sharedProfiles.id, activeRequests.profileId))
    .innerJoin(publicAddresses, eq(publicAddresses.userId, sharedProfiles.userId))
    .where(and(isSeen(today), gt(activeRequests.id, after), lte(activeRequests.id, until)))
    .orderBy(asc(activeRequests.id))
    .limit(limit);
}
