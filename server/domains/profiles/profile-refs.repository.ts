import { inArray } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { profiles } from "#server/db/schema/profiles.ts";

export async function lockProfileRows(tx: Db, profileIds: readonly number[]) {
  return tx
    .select({ id: profiles.id, userId: profiles.userId, profileType: profiles.profileType })
    .from(profiles)
    .where(inArray(profiles.id, [...profileIds]))
    .orderBy(profiles.id)
    .for("key share");
}
