import type { Db } from "#server/db/database.ts";
import { alerts } from "#server/db/schema/notices/alerts.ts";
import { testStart } from "../setup/test-server.ts";

/** For new sitters within ten kilometres of Utrecht, every day; made when the tests begin. */
export async function makeAlert(
  db: Db,
  userId: number,
  input: Partial<typeof alerts.$inferInsert> = {},
) {
  const [alert] = await db
    .insert(alerts)
    .values({
      userId,
      type: "NEW_PETSITTERS_IN_AREA",
      latitude: 52.0908,
      longitude: 5.1222,
      placeName: "Utrecht",
      citySlug: "utrecht",
      distanceKm: 10,
      filters: {},
      frequency: "daily",
      isActive: true,
      newSince: new Date(testStart),
      nextAt: new Date("2026-11-15T16:00:00Z"),
      createdAt: new Date(testStart),
      ...input,
    })
    .returning();
  if (!alert) throw new Error("no alert was made");
  return alert;
}
