import { and, asc, count, desc, eq, inArray, isNull, lt } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import {
  logbookActivities,
  logbookImages,
  logbookPets,
  logbookRemovedImages,
} from "#server/db/schema/logbooks.ts";

export type LogbookImageRow = typeof logbookImages.$inferSelect;
export type NewLogbookImage = typeof logbookImages.$inferInsert;

/** In the order in which they were taken. */
export async function listImagesOfEntries(
  db: Db,
  entryIds: readonly number[],
): Promise<LogbookImageRow[]> {
  if (entryIds.length === 0) return [];
  return db
    .select()
    .from(logbookImages)
    .where(inArray(logbookImages.entryId, [...entryIds]))
    .orderBy(asc(logbookImages.takenAt), asc(logbookImages.id));
}

export async function listImagesOfActivity(db: Db, activityId: number): Promise<LogbookImageRow[]> {
  return db
    .select()
    .from(logbookImages)
    .where(eq(logbookImages.activityId, activityId))
    .orderBy(asc(logbookImages.id));
}

export async function listImagesOfLogbooks(
  db: Db,
  logbookIds: readonly number[],
): Promise<LogbookImageRow[]> {
  if (logbookIds.length === 0) return [];
  return db
    .select()
    .from(logbookImages)
    .where(inArray(logbookImages.logbookId, [...logbookIds]))
    .orderBy(asc(logbookImages.takenAt), asc(logbookImages.id));
}

/** The newest first; of those that came before one that is known. */
export async function listLatestImages(
  db: Db,
  logbookId: number,
  most: number,
  { before }: { before?: number | undefined } = {},
): Promise<LogbookImageRow[]> {
  const earlier = before === undefined ? undefined : lt(logbookImages.id, before);
  return db
    .select()
    .from(logbookImages)
    .where(and(eq(logbookImages.logbookId, logbookId), earlier))
    .orderBy(desc(logbookImages.id))
    .limit(most);
}

/** The newest of each logbook. */
export async function findLastImages(
  db: Db,
  logbookIds: readonly number[],
): Promise<Map<number, LogbookImageRow>> {
  if (logbookIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([logbookImages.logbookId])
    .from(logbookImages)
    .where(inArray(logbookImages.logbookId, [...logbookIds]))
    .orderBy(logbookImages.logbookId, desc(logbookImages.id));
  return new Map(rows.map((row) => [row.logbookId, row]));
}

export async function countImages(db: Db, logbookId: number): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(logbookImages)
    .where(eq(logbookImages.logbookId, logbookId));
  return row?.count ?? 0;
}

/** Only those of this logbook. */
export async function findImages(
  db: Db,
  logbookId: number,
  imageIds: readonly number[],
): Promise<LogbookImageRow[]> {
  if (imageIds.length === 0) return [];
  return db
    .select()
    .from(logbookImages)
    .where(and(eq(logbookImages.logbookId, logbookId), inArray(logbookImages.id, [...imageIds])))
    .orderBy(asc(logbookImages.id));
}

export async function findImageByKey(db: Db, key: string): Promise<LogbookImageRow | null> {
  const [row] = await db.select().from(logbookImages).where(eq(logbookImages.key, key));
  return row ?? null;
}

export async function findImageById(db: Db, imageId: number): Promise<LogbookImageRow | null> {
  const [row] = await db.select().from(logbookImages).where(eq(logbookImages.id, imageId));
  return row ?? null;
}

export async function findImageByClientId(
  db: Db,
  logbookId: number,
  clientId: string,
): Promise<LogbookImageRow | null> {
  const [row] = await db
    .select()
    .from(logbookImages)
    .where(and(eq(logbookImages.logbookId, logbookId), eq(logbookImages.clientId, clientId)));
  return row ?? null;
}

/** Whether it was here and was taken away. */
export async function isRemoved(db: Db, logbookId: number, clientId: string): Promise<boolean> {
  const [row] = await db
    .select({ clientId: logbookRemovedImages.clientId })
    .from(logbookRemovedImages)
    .where(
      and(
        eq(logbookRemovedImages.logbookId, logbookId),
        eq(logbookRemovedImages.clientId, clientId),
      ),
    );
  return row !== undefined;
}

export async function insertImages(
  tx: Db,
  images: readonly NewLogbookImage[],
): Promise<LogbookImageRow[]> {
  if (images.length === 0) return [];
  return tx
    .insert(logbookImages)
    .values([...images])
    .returning();
}

export async function changeImages(
  tx: Db,
  imageIds: readonly number[],
  change: Partial<Pick<LogbookImageRow, "heartedAt" | "isAddedToProfile">>,
): Promise<void> {
  if (imageIds.length === 0) return;
  await tx
    .update(logbookImages)
    .set(change)
    .where(inArray(logbookImages.id, [...imageIds]));
}

export async function setPetsOfImage(
  tx: Db,
  imageId: number,
  addedToPetIds: readonly number[],
): Promise<void> {
  await tx
    .update(logbookImages)
    .set({ addedToPetIds: [...addedToPetIds] })
    .where(eq(logbookImages.id, imageId));
}

/** For good: what the devices called them is written down, so that none comes back. */
export async function deleteImages(tx: Db, images: readonly LogbookImageRow[]): Promise<void> {
  if (images.length === 0) return;
  await tx.delete(logbookImages).where(
    inArray(
      logbookImages.id,
      images.map(({ id }) => id),
    ),
  );
  const known = images.flatMap(({ logbookId, clientId }) =>
    clientId === null ? [] : [{ logbookId, clientId }],
  );
  if (known.length === 0) return;
  await tx.insert(logbookRemovedImages).values(known).onConflictDoNothing();
}

export async function isPetOfLogbook(db: Db, logbookId: number, petId: number): Promise<boolean> {
  const [row] = await db
    .select({ petId: logbookPets.petId })
    .from(logbookPets)
    .where(and(eq(logbookPets.logbookId, logbookId), eq(logbookPets.petId, petId)));
  return row !== undefined;
}

/** One that was not taken back. */
export async function findActivityOfLogbook(
  db: Db,
  logbookId: number,
  activityId: number,
): Promise<{ id: number; entryId: number } | null> {
  const [row] = await db
    .select({ id: logbookActivities.id, entryId: logbookActivities.entryId })
    .from(logbookActivities)
    .where(
      and(
        eq(logbookActivities.id, activityId),
        eq(logbookActivities.logbookId, logbookId),
        isNull(logbookActivities.removedAt),
      ),
    );
  return row ?? null;
}
