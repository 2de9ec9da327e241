import { and, asc, between, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { ActivityKind } from "#contract/logbooks/logbook-entries.ts";
import type { Db } from "#server/db/database.ts";
import {
  logbookActivities,
  logbookEntries,
  logbookImages,
  logbookSides,
  logbookTasks,
  logbookWalks,
} from "#server/db/schema/logbooks.ts";
import { publicAddresses } from "#server/db/views/profiles.ts";

const ofOwner = (logbookId: number) =>
  and(eq(logbookSides.logbookId, logbookId), eq(logbookSides.side, "pet_owner"));

/** Until when the owner's running message gathers; null: nothing was told yet. Held until the end. */
export async function lockGathering(
  tx: Db,
  logbookId: number,
): Promise<{ gatheringUntil: Date | null } | null> {
  const { gatheringUntil } = logbookSides;
  const [row] = await tx
    .select({ gatheringUntil })
    .from(logbookSides)
    .where(ofOwner(logbookId))
    .for("update");
  return row ?? null;
}

export async function changeGathering(
  tx: Db,
  logbookId: number,
  gatheringUntil: Date,
): Promise<void> {
  await tx.update(logbookSides).set({ gatheringUntil }).where(ofOwner(logbookId));
}

export async function findToldEntry(db: Db, entryId: number) {
  const [row] = await db.select().from(logbookEntries).where(eq(logbookEntries.id, entryId));
  return row ?? null;
}

/** Null when it was taken back meanwhile. */
export async function findToldActivity(
  db: Db,
  activityId: number,
): Promise<{ kind: ActivityKind; doneAt: Date } | null> {
  const { kind, doneAt } = logbookActivities;
  const [row] = await db
    .select({ kind, doneAt })
    .from(logbookActivities)
    .where(and(eq(logbookActivities.id, activityId), isNull(logbookActivities.removedAt)));
  return row ?? null;
}

/** When it happened and in which visit, whether it was taken back or not. */
export async function findRemovedActivity(db: Db, activityId: number) {
  const { doneAt, entryId } = logbookActivities;
  const [row] = await db
    .select({ doneAt, entryId })
    .from(logbookActivities)
    .where(eq(logbookActivities.id, activityId));
  return row ?? null;
}

export async function listKindsOfEntry(db: Db, entryId: number): Promise<ActivityKind[]> {
  const rows = await db
    .selectDistinct({ kind: logbookActivities.kind })
    .from(logbookActivities)
    .where(and(eq(logbookActivities.entryId, entryId), isNull(logbookActivities.removedAt)));
  return rows.map(({ kind }) => kind);
}

export async function findMessageImage(db: Db, imageId: number) {
  const { id, key, widths, width, height, placeholder } = logbookImages;
  const [row] = await db
    .select({ id, key, widths, width, height, placeholder })
    .from(logbookImages)
    .where(eq(logbookImages.id, imageId));
  return row ?? null;
}

/** Those that are still there, from one to another, in the order in which they came. */
export async function listImageIds(
  db: Db,
  logbookId: number,
  { from, until }: { from: number; until: number },
): Promise<number[]> {
  const rows = await db
    .select({ id: logbookImages.id })
    .from(logbookImages)
    .where(and(eq(logbookImages.logbookId, logbookId), between(logbookImages.id, from, until)))
    .orderBy(asc(logbookImages.id));
  return rows.map(({ id }) => id);
}

/** The last walk of a visit. */
export async function findLastWalk(db: Db, entryId: number) {
  const { id, distanceM, endedAt } = logbookWalks;
  const [row] = await db
    .select({ id, distanceM, endedAt })
    .from(logbookWalks)
    .where(eq(logbookWalks.entryId, entryId))
    .orderBy(desc(logbookWalks.startedAt), desc(logbookWalks.id))
    .limit(1);
  return row ?? null;
}

/** Whether a task was ticked off at this moment, and not taken back since. */
export async function isTaskDoneAt(db: Db, logbookId: number, doneAt: Date): Promise<boolean> {
  const done = and(eq(logbookTasks.logbookId, logbookId), eq(logbookTasks.doneAt, doneAt));
  return (await db.$count(logbookTasks, done)) > 0;
}

export function listImagesOfActivity(
  db: Db,
  activityId: number,
): Promise<{ id: number; createdAt: Date }[]> {
  const { id, createdAt } = logbookImages;
  return db
    .select({ id, createdAt })
    .from(logbookImages)
    .where(eq(logbookImages.activityId, activityId))
    .orderBy(asc(id));
}

export type Logged = { visits: number; images: number; walkedM: number };

export async function countLogged(db: Db, logbookId: number): Promise<Logged> {
  const { checkInAt } = logbookEntries;
  const visits = await db.$count(
    logbookEntries,
    and(eq(logbookEntries.logbookId, logbookId), isNotNull(checkInAt)),
  );
  const images = await db.$count(logbookImages, eq(logbookImages.logbookId, logbookId));
  const [walked] = await db
    .select({ walkedM: sql<number>`coalesce(sum(${logbookWalks.distanceM}), 0)::int` })
    .from(logbookWalks)
    .where(eq(logbookWalks.logbookId, logbookId));
  return { visits, images, walkedM: walked?.walkedM ?? 0 };
}

/** The place that somebody lives in, as it stands in an address of a search. */
export async function findCitySlug(db: Db, userId: number): Promise<string | null> {
  const { citySlug } = publicAddresses;
  const [row] = await db
    .select({ citySlug })
    .from(publicAddresses)
    .where(eq(publicAddresses.userId, userId));
  return row?.citySlug ?? null;
}
