import { and, asc, count, eq, inArray, max } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { profileImages } from "#server/db/schema/profiles.ts";
import type { ImageColumns } from "#server/platform/images/stored-images.ts";

export type ImageRow = typeof profileImages.$inferSelect;

export async function listImages(db: Db, profileId: number): Promise<ImageRow[]> {
  return db
    .select()
    .from(profileImages)
    .where(eq(profileImages.profileId, profileId))
    .orderBy(asc(profileImages.position), asc(profileImages.id));
}

export async function findImageById(db: Db, imageId: number): Promise<ImageRow | null> {
  const [row] = await db.select().from(profileImages).where(eq(profileImages.id, imageId));
  return row ?? null;
}

export async function countImages(db: Db, profileId: number): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(profileImages)
    .where(eq(profileImages.profileId, profileId));
  return row?.count ?? 0;
}

/** At the end, in order. */
export async function appendImages(
  tx: Db,
  profileId: number,
  images: readonly ImageColumns[],
): Promise<void> {
  if (images.length === 0) return;
  const [last] = await tx
    .select({ position: max(profileImages.position) })
    .from(profileImages)
    .where(eq(profileImages.profileId, profileId));
  const from = (last?.position ?? -1) + 1;
  await tx
    .insert(profileImages)
    .values(images.map((image, index) => ({ profileId, position: from + index, ...image })));
}

export async function changeImage(
  tx: Db,
  imageId: number,
  change: Partial<Pick<ImageRow, "profileImage" | "coverImage" | "position"> & ImageColumns>,
): Promise<void> {
  await tx.update(profileImages).set(change).where(eq(profileImages.id, imageId));
}

/** Only those of this profile; answers with what is gone. */
export async function deleteImages(
  tx: Db,
  profileId: number,
  imageIds: readonly number[],
): Promise<ImageRow[]> {
  if (imageIds.length === 0) return [];
  return tx
    .delete(profileImages)
    .where(and(eq(profileImages.profileId, profileId), inArray(profileImages.id, [...imageIds])))
    .returning();
}
