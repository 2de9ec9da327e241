import { and, eq, isNotNull } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { users } from "#server/db/schema/account.ts";
import { profiles } from "#server/db/schema/profiles.ts";

/** Whether a user's address is confirmed; nobody confirms it before the transaction ends. */
export async function isConfirmed(tx: Db, userId: number): Promise<boolean> {
  const rows = await tx
    .select({ at: users.emailVerifiedAt })
    .from(users)
    .where(eq(users.id, userId))
    .for("share");
  return rows.some(({ at }) => at !== null);
}

/** The profiles of a user whose address is confirmed. */
export async function listConfirmedProfiles(db: Db, userId: number): Promise<number[]> {
  const rows = await db
    .select({ id: profiles.id })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .where(and(eq(profiles.userId, userId), isNotNull(users.emailVerifiedAt)))
    .orderBy(profiles.id);
  return rows.map(({ id }) => id);
}
