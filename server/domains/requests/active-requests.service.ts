import type { Db } from "#server/db/database.ts";
import { findActiveRequests, findRequestProfile } from "./active-requests.repository.ts";

export type ActiveRequest = { id: number; title: string };

/** The requests that sitters can see, by the profile of their owner. */
export async function listActiveRequests(
  db: Db,
  profileIds: readonly number[],
): Promise<Map<number, ActiveRequest>> {
  const rows = await findActiveRequests(db, profileIds);
  return new Map(rows.map(({ profileId, id, title }) => [profileId, { id, title }]));
}

/** Whose request it is, while sitters can see it. */
export async function findProfileOfRequest(db: Db, requestId: number): Promise<number | null> {
  const profileId = await findRequestProfile(db, requestId);
  if (profileId === null) return null;
  return (await listActiveRequests(db, [profileId])).has(profileId) ? profileId : null;
}
