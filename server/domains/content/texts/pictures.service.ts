import { dayMs } from "#contract/shared/durations.ts";
import type { StoredImage } from "#contract/shared/images.ts";
import { ruleText } from "#contract/shared/validation/validation.ts";
import type { Context, ViewerContext } from "#server/platform/context.ts";
import { invalid } from "#server/platform/http/problem.ts";
import type { ImageColumns } from "#server/platform/images/stored-images.ts";
import {
  attachUploads,
  type PictureFile,
  removeUploads,
  storeUploads,
} from "#server/platform/images/uploads.ts";
import { deleteUnusedPictures, insertPicture } from "./pictures.repository.ts";

/** Before the transaction: pictures of texts are for everybody, like what they stand in. */
export async function preparePicture(
  ctx: ViewerContext<"images" | "storage">,
  { files }: { files: readonly PictureFile[] },
): Promise<ImageColumns[]> {
  const { viewer, locale } = ctx;
  if (files.length === 0) throw invalid({ image: [ruleText("required", locale)] });
  return storeUploads(ctx, files, {
    userId: viewer.userId,
    folder: "texts",
    field: "image",
    locale,
  });
}

export async function addPicture(
  { db, now }: Context,
  { prepared }: { prepared: readonly ImageColumns[] },
): Promise<StoredImage> {
  const [image] = prepared;
  if (!image) throw new Error("no picture was prepared");
  const picture = await insertPicture(db, { ...image, createdAt: now });
  await attachUploads(db, prepared);
  return picture;
}

const mostAtOnce = 200;

/** Daily: a picture that was put into a text and taken out again, or that came with nothing. */
export async function removeUnusedPictures({ db, now }: Context): Promise<void> {
  const before = new Date(now.getTime() - dayMs);
  await removeUploads(db, await deleteUnusedPictures(db, { before, most: mostAtOnce }), now);
}
