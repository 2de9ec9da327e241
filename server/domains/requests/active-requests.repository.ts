import { and, eq, exists, inArray } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { requestAnimals, requests } from "#server/db/schema/requests.ts";

/** As `requestStatusOf` has it: activated, and for at least one animal. */
export async function findActiveRequests(db: Db, profileIds: readonly number[]) {
  if (profileIds.length === 0) return [];
  const animals = db
    .select({ petId: requestAnimals.petId })
    .from(requestAnimals)
    .where(eq(requestAnimals.requestId, requests.id));
  return db
    .select({ id: requests.id, profileId: requests.profileId })
    .from(requests)
    .where(
      and(
        inArray(requests.profileId, [...profileIds]),
        eq(requests.isActivated, true),
        exists(animals),
      ),
    );
}

export async function findRequestProfile(db: Db, requestId: number): Promise<number | null> {
  const [row] = await db
    .select({ profileId: requests.profileId })
    .from(requests)
    .where(eq(requests.id, requestId));
  return row?.profileId ?? null;
}
