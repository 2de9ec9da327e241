import type { Db } from "#server/db/database.ts";
import { notifications } from "#server/db/schema/notifications.ts";
import { testStart } from "../setup/test-server.ts";

let count = 0;

type Input = Partial<typeof notifications.$inferInsert> & { userId: number };

/** Somebody was told that they are asked to look after Moos. */
export async function makeNotification(db: Db, { params = {}, ...input }: Input) {
  count += 1;
  const [row] = await db
    .insert(notifications)
    .values({
      kind: "bookings",
      type: "booking_asked",
      path: `/booking/${count}`,
      causeKey: `factory:${count}`,
      createdAt: new Date(testStart),
      params: {
        bookingId: count,
        bookingKind: "booking",
        startOn: "2026-12-19",
        endOn: "2026-12-24",
        pets: "Moos\nBo",
        ...params,
      },
      ...input,
    })
    .returning();
  if (!row) throw new Error("no notification was made");
  return row;
}
