import { eq, sql } from "drizzle-orm";
import type { OwnProfile } from "#contract/profiles.ts";
import type { Db } from "#server/db/database.ts";
import { users } from "#server/db/schema/account.ts";
import { profiles } from "#server/db/schema/profiles.ts";

/** The profile of the type last used; without one, the oldest. */
export async function findProfileInUse(db: Db, userId: number): Promise<OwnProfile | null> {
  const [row] = await db
    .select({
      id: profiles.id,
      profileType: profiles.profileType,
      isRegistering: profiles.isRegistering,
    })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .where(eq(profiles.userId, userId))
    .orderBy(
      sql`${profiles.profileType} is not distinct from ${users.lastUsedProfileType} desc`,
      profiles.id,
    )
    .limit(1);
  return row ?? null;
}
