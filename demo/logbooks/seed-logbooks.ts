import { createHmac } from "node:crypto";
import { and, asc, eq, inArray } from "drizzle-orm";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import type { Db } from "#server/db/database.ts";
import { addresses } from "#server/db/schema/addresses.ts";
import { bookings } from "#server/db/schema/bookings.ts";
import {
  logbookActivities,
  logbookEntries,
  logbookImages,
  logbookPets,
  logbookSides,
  logbooks,
  logbookTasks,
  logbookWalks,
} from "#server/db/schema/logbooks.ts";
import { pets } from "#server/db/schema/pets.ts";
import { profiles } from "#server/db/schema/profiles.ts";
import { findBooking } from "#server/domains/bookings/booking-access.service.ts";
import { makeLogbook } from "#server/domains/logbooks/logbook-making.service.ts";
import { instantOf } from "#server/platform/amsterdam-time.ts";
import { type LogbookCast, type LogbookRows, logbookRows } from "./logbook-rows.ts";
import type { LogbookStory } from "./stories.ts";

type Parts = { now: Date; appKey: string };
type Told = { bookingId: number; story: LogbookStory | undefined };

/** A booking that was agreed on has a logbook; what happened in some is told here. */
export async function seedLogbook(tx: Db, { bookingId, story }: Told, parts: Parts): Promise<void> {
  const booking = await findBooking(tx, bookingId);
  const isAgreed = booking?.status === "accepted" || booking?.closedReason === "completed";
  if (booking?.kind !== "booking" || !isAgreed) return;
  const logbook = await makeLogbook({ db: tx, now: booking.acceptedAt ?? parts.now }, booking);
  if (!logbook) throw new Error("the demo's logbook was there already");
  const cast = await castOf(tx, logbook.id, bookingId);
  const entries = await tx
    .select({ id: logbookEntries.id, plannedAt: logbookEntries.plannedAt })
    .from(logbookEntries)
    .where(eq(logbookEntries.logbookId, logbook.id))
    .orderBy(asc(logbookEntries.plannedAt));
  const isOver = booking.closedReason === "completed";
  const rows = story ? logbookRows(story, entries, cast, parts.now) : null;
  if (rows) await insertRows(tx, rows);
  if (story?.tasks) await insertTasks(tx, { story, cast, ...parts });
  await tx
    .update(logbooks)
    .set({
      ownerNotes: story?.ownerNotes ?? null,
      sitterNotes: rows && rows.visits.length > 0 ? (story?.sitterNotes ?? null) : null,
      completedAt: isOver ? booking.closedAt : null,
      changedAt: rows?.visits.at(-1)?.checkInAt ?? booking.changedAt,
      ...(story?.isShared ? sharedBy(parts, booking.closedAt) : {}),
    })
    .where(eq(logbooks.id, logbook.id));
  if (rows && rows.visits.length > 0) await markTold(tx, { logbookId: logbook.id, isOver, rows });
}

/** Their animals, and where they are walked from: where the owner lives. */
async function castOf(tx: Db, logbookId: number, bookingId: number): Promise<LogbookCast> {
  const inIt = await tx
    .select({
      petId: logbookPets.petId,
      name: logbookPets.name,
      category: logbookPets.category,
      race: pets.race,
    })
    .from(logbookPets)
    .leftJoin(pets, eq(pets.id, logbookPets.petId))
    .where(eq(logbookPets.logbookId, logbookId))
    .orderBy(asc(logbookPets.position));
  const [home] = await tx
    .select({ lat: addresses.publicLatitude, lng: addresses.publicLongitude })
    .from(bookings)
    .innerJoin(profiles, eq(profiles.id, bookings.ownerProfileId))
    .innerJoin(addresses, eq(addresses.userId, profiles.userId))
    .where(eq(bookings.id, bookingId));
  return { logbookId, pets: inIt, home: home ?? null };
}

async function insertRows(tx: Db, { visits, activities, images, walks }: LogbookRows) {
  for (const { entryId, ...visit } of visits) {
    await tx.update(logbookEntries).set(visit).where(eq(logbookEntries.id, entryId));
  }
  if (activities.length > 0) await tx.insert(logbookActivities).values(activities);
  if (images.length > 0) await tx.insert(logbookImages).values(images);
  if (walks.length > 0) await tx.insert(logbookWalks).values(walks);
}

type Tasks = Parts & { story: LogbookStory; cast: LogbookCast };

/** For today; what was to be done by now is ticked off. */
async function insertTasks(tx: Db, { story, cast, now }: Tasks): Promise<void> {
  const clock = now.toLocaleTimeString("nl-NL", {
    timeZone: "Europe/Amsterdam",
    hour: "2-digit",
    minute: "2-digit",
  });
  const today = dayInAmsterdam(now);
  await tx.insert(logbookTasks).values(
    (story.tasks ?? []).map(({ text, time = null, pet }, position) => ({
      logbookId: cast.logbookId,
      position,
      text,
      time,
      onDay: time ? today : null,
      petId: cast.pets.find(({ name }) => name === pet)?.petId ?? null,
      doneAt: time && `${time.slice(0, 2)}:30` < clock ? soonAfter(today, time) : null,
    })),
  );
}

function soonAfter(day: string, time: string): Date {
  return instantOf(day, `${time.slice(0, 2)}:20`);
}

/** The link of a shared report: secret for who doesn't know the key, and the same at each start. */
function sharedBy({ appKey }: Parts, sharedAt: Date | null) {
  const shareToken = createHmac("sha256", appKey).update("demo report").digest("base64url");
  return { shareToken, sharedAt };
}

type Marked = { logbookId: number; isOver: boolean; rows: LogbookRows };

/** It began long ago; what the owner has not read is of the last visit. */
async function markTold(tx: Db, { logbookId, isOver, rows }: Marked): Promise<void> {
  const last = rows.visits.at(-1);
  const unread = rows.images.filter(({ entryId }) => entryId === last?.entryId).length;
  const sides = ["pet_owner", "pet_sitter"] as const;
  await tx
    .update(logbookSides)
    .set({ gatheringUntil: last?.checkInAt ?? null })
    .where(and(eq(logbookSides.logbookId, logbookId), inArray(logbookSides.side, [...sides])));
  if (isOver) return;
  await tx
    .update(logbookSides)
    .set({ unreadUpdatesCount: unread })
    .where(and(eq(logbookSides.logbookId, logbookId), eq(logbookSides.side, "pet_owner")));
}
