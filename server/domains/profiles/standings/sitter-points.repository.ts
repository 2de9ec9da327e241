import { and, desc, eq, ilike, or, type SQL, sql } from "drizzle-orm";
import { containing } from "#server/db/containing.ts";
import type { Db } from "#server/db/database.ts";
import { profiles } from "#server/db/schema/profiles.ts";
import { sharedUsers } from "#server/db/views/account.ts";

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
export type SitterRow = Awaited<ReturnType<typeof select>>[number];

export function listSitters(
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

export async function countSitters(db: Db, q: string | undefined): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(profiles)
    .innerJoin(sharedUsers, eq(sharedUsers.id, profiles.userId))
    .where(matching(q));
  return row?.count ?? 0;
}

export async function findSitter(db: Db, profileId: number): Promise<SitterRow | null> {
  const [row] = await select(db).where(and(isSitter, eq(profiles.id, profileId)));
  return row ?? null;
}

export function countByPoints(db: Db): Promise<{ points: number; count: number }[]> {
  return db
    .select({ points: profiles.badgePoints, count: sql<number>`count(*)::int` })
    .from(profiles)
    .where(isSitter)
    .groupBy(profiles.badgePoints);
}
