import { and, desc, eq, ilike, or, type SQL, sql } from "drizzle-orm";
import type { BadgeName } from "#contract/badges/badge-catalogue.ts";
import { containing } from "#server/db/containing.ts";
import type { Db } from "#server/db/database.ts";
import { profiles } from "#server/db/schema/profiles.ts";
import { sharedUsers } from "#server/db/views/account.ts";

/** What badges are worth to a sitter, with their name; for admins. */
export type SitterPoints = {
  profileId: number;
  userId: number;
  firstName: string;
  lastName: string | undefined;
  email: string;
  badges: BadgeName[];
  points: number;
};

type Window = { offset: number; limit: number };

/** Those with most points first. */
export async function listSitterPoints(
  db: Db,
  { q, window }: { q: string | undefined; window: Window },
): Promise<{ rows: SitterPoints[]; total: number }> {
  const rows = await listSitters(db, q, window);
  return { rows: rows.map(toPoints), total: await countSitters(db, q) };
}

export async function findSitterPoints(db: Db, profileId: number): Promise<SitterPoints | null> {
  const row = await findSitter(db, profileId);
  return row ? toPoints(row) : null;
}

/** How many have how many points. */
export function countSittersByPoints(db: Db): Promise<{ points: number; count: number }[]> {
  return countByPoints(db);
}

function toPoints({ lastName, ...row }: SitterRow): SitterPoints {
  return { ...row, lastName: lastName ?? undefined };
}

/** Who has finished signing up. */
const isSitter = and(eq(profiles.profileType, "pet_sitter"), eq(profiles.isRegistering, false));

function matching(q: string | undefined): SQL | undefined {
  const part = q ? containing(q) : null;
  return and(
    isSitter,
    part
      ? or(
          ilike(sharedUsers.firstName, part),
          ilike(sharedUsers.lastName, part),
          ilike(sharedUsers.email, part),
        )
      : undefined,
  );
}

function select(db: Db) {
  return db
    .select({
      profileId: profiles.id,
      userId: profiles.userId,
      firstName: sharedUsers.firstName,
      lastName: sharedUsers.lastName,
      email: sharedUsers.email,
      badges: profiles.badges,
      points: profiles.badgePoints,
    })
    .from(profiles)
    .innerJoin(sharedUsers, eq(sharedUsers.id, profiles.userId));
}
type SitterRow = Awaited<ReturnType<typeof select>>[number];

function listSitters(
  db: Db,
  q: string | undefined,
  { offset, limit }: { offset: number; limit: number },
): Promise<SitterRow[]> {
  return select(db)
    .where(matching(q))
    .orderBy(desc(profiles.badgePoints), profiles.id)
    .offset(offset)
    .limit(limit);
}

async function countSitters(db: Db, q: string | undefined): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(profiles)
    .innerJoin(sharedUsers, eq(sharedUsers.id, profiles.userId))
    .where(matching(q));
  return row?.count ?? 0;
}

async function findSitter(db: Db, profileId: number): Promise<SitterRow | null> {
  const [row] = await select(db).where(and(isSitter, eq(profiles.id, profileId)));
  return row ?? null;
}

function countByPoints(db: Db): Promise<{ points: number; count: number }[]> {
  return db
    .select({ points: profiles.badgePoints, count: sql<number>`count(*)::int` })
    .from(profiles)
    .where(isSitter)
    .groupBy(profiles.badgePoints);
}
