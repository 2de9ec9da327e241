import { and, eq, isNotNull } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { sharedUsers } from "#server/db/views/account.ts";
import { sharedProfiles } from "#server/db/views/profiles.ts";

/** Whether a user's address is confirmed; nobody confirms it before the transaction ends. */
export async function isConfirmed(tx: Db, userId: number): Promise<boolean> {
  const rows = await tx
    .select({ at: sharedUsers.emailVerifiedAt })
    .from(sharedUsers)
    .where(eq(sharedUsers.id, userId))
    .for("share");
  return rows.some(({ at }) => at !== null);
}

/** The profiles of a user whose address is confirmed. */
export async function listConfirmedProfiles(db: Db, userId: number): Promise<number[]> {
  const rows = await db
    .select({ id: sharedProfiles.id })
    .from(sharedProfiles)
    .innerJoin(sharedUsers, eq(sharedUsers.id, sharedProfiles.userId))
    .where(and(eq(sharedProfiles.userId, userId), isNotNull(sharedUsers.emailVerifiedAt)))
    .orderBy(sharedProfiles.id);
  return rows.map(({ id }) => id);
}
