import type { Db } from "#server/db/database.ts";
import { countCompleted } from "./booking-facts.repository.ts";

/** What took place, of all time. */
export type CareCounts = { completedBookings: number; completedIntroductions: number };

export async function countCare(
  db: Db,
  sitterProfileIds: readonly number[],
): Promise<Map<number, CareCounts>> {
  const rows = await countCompleted(db, sitterProfileIds);
  return new Map(rows.map(({ profileId, ...counts }) => [profileId, counts]));
}
