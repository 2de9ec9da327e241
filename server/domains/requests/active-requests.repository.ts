import { eq, inArray } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { requests } from "#server/db/schema/requests.ts";
import { activeRequests } from "#server/db/views/requests.ts";

export async function findActiveRequests(db: Db, profileIds: readonly number[]) {
  if (profileIds.length === 0) return [];
  return db
    .select({ id: activeRequests.id, profileId: activeRequests.profileId, title: requests.title })
    .from(activeRequests)
    .innerJoin(requests, eq(requests.id, activeRequests.id))
    .where(inArray(activeRequests.profileId, [...profileIds]));
}

export async function findRequestProfile(db: Db, requestId: number): Promise<number | null> {
  const [row] = await db
    .select({ profileId: requests.profileId })
    .from(requests)
    .where(eq(requests.id, requestId));
  return row?.profileId ?? null;
}
