import { eq } from "drizzle-orm";
import { dayMs } from "#contract/shared/durations.ts";
import type { Db } from "#server/db/database.ts";
import { addresses } from "#server/db/schema/addresses.ts";
import { logbookEntries, logbookImages, logbooks } from "#server/db/schema/logbooks.ts";
import { findBooking } from "#server/domains/bookings/booking-access.service.ts";
import { makeLogbook as makeFromBooking } from "#server/domains/logbooks/logbook-making.service.ts";
import { testStart } from "../setup/test-server.ts";
import { type BookingPair, makeBooking } from "./bookings.ts";

type BookingInput = Parameters<typeof makeBooking>[2];

/** Two visits a day from today on, for three days, agreed on; unless told otherwise. */
export async function makeLogbook(
  db: Db,
  pair: BookingPair,
  input: BookingInput = {},
): Promise<{ logbookId: number; bookingId: number }> {
  const bookingId = await makeBooking(db, pair, {
    serviceType: "house_visit",
    visitMinutes: 30,
    startsAt: new Date("2026-11-15T07:00:00Z"),
    endsAt: new Date("2026-11-17T17:30:00Z"),
    startOn: "2026-11-15",
    startTime: "08:00",
    endOn: "2026-11-17",
    endTime: "18:00",
    visits: ["08:00", "18:00"],
    petIds: pair.petIds,
    ...input,
  });
  return { logbookId: await makeLogbookOf(db, bookingId), bookingId };
}

export async function makeLogbookOf(db: Db, bookingId: number): Promise<number> {
  const booking = await findBooking(db, bookingId);
  if (!booking) throw new Error("there is no such booking");
  // Agreed on before it began.
  const now = new Date(Math.min(Date.parse(testStart), booking.startsAt.getTime() - dayMs));
  const logbook = await makeFromBooking({ db, now }, booking);
  if (!logbook) throw new Error("no logbook was made");
  return logbook.id;
}

type VisitInput = Partial<typeof logbookEntries.$inferInsert>;

/** One that was not planned, and goes on since nine o'clock; unless told otherwise. */
export async function makeVisit(
  db: Db,
  logbookId: number,
  input: VisitInput = {},
): Promise<number> {
  const [row] = await db
    .insert(logbookEntries)
    .values({ logbookId, day: "2026-11-15", checkInAt: new Date("2026-11-15T08:00:00Z"), ...input })
    .returning({ id: logbookEntries.id });
  if (!row) throw new Error("no visit was made");
  return row.id;
}

/** Where somebody lives, to the door. */
export async function makeHome(
  db: Db,
  userId: number,
  { lat, lng }: { lat: number; lng: number },
): Promise<void> {
  const point = { latitude: lat, longitude: lng, publicLatitude: lat, publicLongitude: lng };
  const home = {
    userId,
    street: "Oudegracht",
    houseNumber: "12",
    postalCode: "3511 AB",
    city: "Utrecht",
    citySlug: "utrecht",
    country: "NL",
    isPrecise: true,
    changedAt: new Date(testStart),
    ...point,
  };
  await db
    .insert(addresses)
    .values(home)
    .onConflictDoUpdate({ target: addresses.userId, set: home });
}

export async function changeLogbook(
  db: Db,
  logbookId: number,
  change: Partial<typeof logbooks.$inferInsert>,
): Promise<void> {
  await db.update(logbooks).set(change).where(eq(logbooks.id, logbookId));
}

let pictures = 0;

/** A picture of a visit: a row, whose files are nowhere. */
export async function makeLogbookImage(
  db: Db,
  logbookId: number,
  input: Partial<typeof logbookImages.$inferInsert> = {},
): Promise<number> {
  pictures += 1;
  const entryId = input.entryId ?? (await makeVisit(db, logbookId));
  const [row] = await db
    .insert(logbookImages)
    .values({
      logbookId,
      entryId,
      key: `logbooks/factory-${pictures}`,
      widths: [320, 640, 1280],
      width: 1280,
      height: 960,
      placeholder: "",
      takenAt: new Date(testStart),
      createdAt: new Date(testStart),
      ...input,
    })
    .returning({ id: logbookImages.id });
  if (!row) throw new Error("no picture was made");
  return row.id;
}
