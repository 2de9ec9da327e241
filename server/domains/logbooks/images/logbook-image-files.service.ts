import { mostImages } from "#contract/logbooks/logbook-entries.ts";
import type { Db } from "#server/db/database.ts";
import type { Context, ViewerContext } from "#server/platform/context.ts";
import { conflict } from "#server/platform/http/problem.ts";
import type { ImageColumns } from "#server/platform/images/stored-images.ts";
import { type PictureFile, removeUploads, storeUploads } from "#server/platform/images/uploads.ts";
import type { Viewer } from "#server/platform/sessions/viewer.ts";
import { findLogbook, sideOfUser } from "../logbook-access.service.ts";
import { isFull } from "../logbooks.rules.ts";
import {
  countImages,
  deleteImages,
  findImageByKey,
  type LogbookImageRow,
} from "./logbook-images.repository.ts";

/** Large enough to be printed, and for a copy on the owner's profile. */
const imageSize = { widths: [320, 640, 1280, 1920], maxHeight: 1920 };

type Sent = { files: readonly PictureFile[]; field: string };

/** The last step of `prepare`: scaled, upright, without what the camera wrote into them. */
export function storeLogbookImages(
  ctx: ViewerContext<"images" | "storage">,
  { files, field }: Sent,
): Promise<ImageColumns[]> {
  const { viewer, locale } = ctx;
  const upload = { userId: viewer.userId, folder: "logbooks", field, locale } as const;
  return storeUploads(ctx, files, { ...upload, ...imageSize });
}

/** 409 where there is no room for as many more; asked before a picture is worked on, and behind the lock. */
export async function refuseFull(db: Db, logbookId: number, adding: number): Promise<void> {
  const count = await countImages(db, logbookId);
  if (isFull(count, { adding, most: mostImages })) throw conflict("tooManyLogbookImages");
}

/** The two of the logbook, and nobody else; asked on each request. */
export async function mayLookAtLogbookImage(
  db: Db,
  viewer: Viewer,
  imageKey: string,
): Promise<boolean> {
  const image = await findImageByKey(db, imageKey);
  const logbook = image && (await findLogbook(db, image.logbookId));
  return logbook !== null && sideOfUser(logbook, viewer.userId) !== null;
}

/** Rows and files, in the transaction of who has locked the logbook. */
export async function removeLogbookImages(
  { db, now }: Context,
  images: readonly LogbookImageRow[],
): Promise<void> {
  await deleteImages(db, images);
  await removeUploads(db, images, now);
}
