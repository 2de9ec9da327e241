import type { Context, ViewerContext } from "#server/platform/context.ts";
import { notFound } from "#server/platform/http/problem.ts";
import type { ImageColumns } from "#server/platform/images/stored-images.ts";
import { attachUploads, type PictureFile } from "#server/platform/images/uploads.ts";
import { findActivity } from "../activities.repository.ts";
import { getOwnLogbook } from "../logbook-access.service.ts";
import {
  refuseFull,
  removeLogbookImages,
  storeLogbookImages,
} from "./logbook-image-files.service.ts";
import { insertImages, listImagesOfActivity } from "./logbook-images.repository.ts";

type Sent = { logbookId?: number; activityId?: number; files: readonly PictureFile[] };

/**
 * The last step of an activity's `prepare`; taken back by `discardUploads`. Only for who takes care:
 * nobody's pictures are worked on for nothing.
 */
export async function prepareActivityImages(
  ctx: ViewerContext<"images" | "storage">,
  { logbookId, activityId, files }: Sent,
): Promise<ImageColumns[]> {
  const { db, viewer } = ctx;
  const known = activityId === undefined ? null : await findActivity(db, activityId);
  const { side } = await getOwnLogbook(db, viewer.userId, known?.logbookId ?? logbookId ?? 0);
  if (side !== "pet_sitter") throw notFound();
  return storeLogbookImages(ctx, { files, field: "images" });
}

type Pictured = { id: number; logbookId: number; entryId: number; petId: number | null };

/** Part of writing down what was done: the pictures that show it. */
export async function attachActivityImages(
  { db, now }: Context,
  given: { activity: Pictured; images: readonly ImageColumns[]; takenAt: Date },
): Promise<void> {
  const { activity, images, takenAt } = given;
  const { id: activityId, logbookId, entryId, petId } = activity;
  const about = { logbookId, entryId, activityId, petId, takenAt, createdAt: now };
  await refuseFull(db, logbookId, images.length);
  await insertImages(
    db,
    images.map((image) => ({ ...image, ...about })),
  );
  await attachUploads(db, images);
}

/** Part of taking back an activity: what it showed goes with it. */
export async function removeActivityImages(
  ctx: Context,
  { activityId }: { activityId: number },
): Promise<void> {
  await removeLogbookImages(ctx, await listImagesOfActivity(ctx.db, activityId));
}
