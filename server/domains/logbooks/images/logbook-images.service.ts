import type * as z from "zod";
import type { LogbookImage } from "#contract/logbooks/logbook-entries.ts";
import type { logbooksEndpoints } from "#contract/logbooks.ts";
import { missingText } from "#contract/shared/validation/validation.ts";
import type { Db } from "#server/db/database.ts";
import type { Context, Outside, ViewerContext } from "#server/platform/context.ts";
import { invalid, notFound } from "#server/platform/http/problem.ts";
import type { ImageColumns } from "#server/platform/images/stored-images.ts";
import { attachUploads, type PictureFile, removeUploads } from "#server/platform/images/uploads.ts";
import {
  findLogbook,
  getOwnLogbook,
  lockAsSitter,
  lockToReach,
  lockToWrite,
  refuseEnded,
  sideOfUser,
} from "../logbook-access.service.ts";
import { tellChanged, whose } from "../logbook-changes.service.ts";
import { presentLogbookImage } from "../logbooks.presenter.ts";
import { lockLogbook } from "../logbooks.repository.ts";
import { timeOf } from "../taking/device-time.rules.ts";
import {
  refuseFull,
  removeLogbookImages,
  storeLogbookImages,
} from "./logbook-image-files.service.ts";
import * as repository from "./logbook-images.repository.ts";
import { findImageById } from "./logbook-images.repository.ts";

type ImageForm = z.output<typeof logbooksEndpoints.addImage.body>;
type Sent = { logbookId: number; form: ImageForm };
type Named = { logbookId: number; imageId: number };

/**
 * Before the transaction: who can't write here gets to know before a picture is worked on, and one that
 * is known already is not worked on again.
 */
export async function prepareImage(
  ctx: Outside<ViewerContext<"images" | "storage">>,
  { logbookId, form, file }: Sent & { file: PictureFile | undefined },
): Promise<ImageColumns[]> {
  const { db, viewer, locale } = ctx;
  const { side } = await getOwnLogbook(db, viewer.userId, logbookId);
  if (side !== "pet_sitter") throw notFound();
  if (!file) throw invalid({ image: [missingText("image", locale)] });
  if (await isKnown(db, logbookId, form.clientId)) return [];
  const at = timeOf(ctx, form);
  await ctx.inTransaction((step) => lockToWrite(step, { logbookId, at }));
  await refuseFull(db, logbookId, 1);
  return storeLogbookImages(ctx, { files: [file], field: "image" });
}

/** Undefined: it was here before, and the sitter has taken it away since. */
export async function addImage(
  ctx: ViewerContext<"outbox">,
  { logbookId, form, images }: Sent & { images: readonly ImageColumns[] },
): Promise<LogbookImage | undefined> {
  const { db, now } = ctx;
  const { clientId = null, caption = null } = form;
  // Known ones are answered as the first time, whatever has become of the logbook since.
  await lockAsSitter(ctx, logbookId);
  if (await isKnown(db, logbookId, clientId)) {
    await removeUploads(db, images, now);
    const known = clientId && (await repository.findImageByClientId(db, logbookId, clientId));
    return known ? presentLogbookImage(known) : undefined;
  }
  const at = timeOf(ctx, form);
  const { logbook, entry, by, isToldLater } = await lockToWrite(ctx, { logbookId, at });
  await refuseFull(db, logbookId, images.length);
  const about = await findSubject(db, logbookId, form);
  const rows = images.map((image) => ({
    ...image,
    logbookId,
    entryId: about.entryId ?? entry.id,
    activityId: about.activityId,
    petId: about.petId,
    caption,
    takenAt: at,
    clientId,
    isToldLater,
    createdAt: now,
  }));
  const [row] = await repository.insertImages(db, rows);
  if (!row) throw new Error("no picture was prepared");
  await attachUploads(db, images);
  await tellChanged(ctx, {
    logbook,
    ...whose(by),
    change: "image",
    at,
    entryId: row.entryId,
    imageId: row.id,
  });
  return presentLogbookImage(row);
}

async function isKnown(
  db: Db,
  logbookId: number,
  clientId: string | null | undefined,
): Promise<boolean> {
  if (!clientId) return false;
  if (await repository.findImageByClientId(db, logbookId, clientId)) return true;
  return repository.isRemoved(db, logbookId, clientId);
}

/**
 * The animal and the activity that it shows, as far as they are still there: a picture that comes late
 * is not lost because one of them has gone meanwhile.
 */
async function findSubject(db: Db, logbookId: number, { petId, activityId }: ImageForm) {
  const isPet = petId !== undefined && (await repository.isPetOfLogbook(db, logbookId, petId));
  const activity =
    activityId === undefined
      ? null
      : await repository.findActivityOfLogbook(db, logbookId, activityId);
  return {
    petId: isPet ? petId : null,
    activityId: activity?.id ?? null,
    entryId: activity?.entryId ?? null,
  };
}

/** The sitter, while being there; a replay doesn't bring it back. */
export async function removeImage(
  ctx: ViewerContext<"outbox">,
  { logbookId, imageId }: Named,
): Promise<void> {
  const { db, now } = ctx;
  const { logbook } = await lockToWrite(ctx, { logbookId, at: now });
  const image = await getImage(db, { logbookId, imageId });
  await removeLogbookImages(ctx, [image]);
  await tellChanged(ctx, {
    logbook,
    by: "pet_sitter",
    change: "removed",
    entryId: image.entryId,
    imageId,
  });
}

/** The owner's; twice is once. */
export async function heartImage(
  ctx: ViewerContext<"outbox">,
  { logbookId, imageId, isHearted }: Named & { isHearted: boolean },
): Promise<LogbookImage> {
  const { db, now } = ctx;
  const own = await lockToReach(ctx, logbookId);
  const { logbook } = own;
  if (own.side !== "pet_owner") throw notFound();
  const image = await getImage(db, { logbookId, imageId });
  if ((image.heartedAt !== null) === isHearted) return presentLogbookImage(image);
  refuseEnded(ctx, own);
  const heartedAt = isHearted ? now : null;
  await repository.changeImages(db, [imageId], { heartedAt });
  await tellChanged(ctx, {
    logbook,
    by: "pet_owner",
    change: isHearted ? "heart" : "heartTaken",
    entryId: image.entryId,
    imageId,
  });
  return presentLogbookImage({ ...image, heartedAt });
}

const imagesPerPage = 30;

export async function listImages(
  { db, viewer }: ViewerContext,
  { logbookId, before }: { logbookId: number; before?: number | undefined },
): Promise<{ data: LogbookImage[]; next?: number | undefined }> {
  await getOwnLogbook(db, viewer.userId, logbookId);
  // One more than is shown tells whether there are others.
  const most = imagesPerPage + 1;
  const rows = await repository.listLatestImages(db, logbookId, most, { before });
  const shown = rows.slice(0, imagesPerPage);
  const next = rows.length > imagesPerPage ? shown.at(-1)?.id : undefined;
  return { data: shown.map(presentLogbookImage), next };
}

async function getImage(
  db: Db,
  { logbookId, imageId }: Named,
): Promise<repository.LogbookImageRow> {
  const [image] = await repository.findImages(db, logbookId, [imageId]);
  if (!image) throw notFound();
  return image;
}

type Asked = { subjectId: number };

/** A picture of a logbook, for its two people: the sitter took it. */
export async function findReportedLogbookImage(
  { db, viewer }: ViewerContext,
  { subjectId }: Asked,
) {
  const image = await findImageById(db, subjectId);
  const logbook = image && (await findLogbook(db, image.logbookId));
  if (!image || !logbook || sideOfUser(logbook, viewer.userId) === null) return null;
  const words: Record<string, string> = image.caption === null ? {} : { caption: image.caption };
  return { userId: logbook.users.pet_sitter, words, image };
}

/** Part of a decision about a report. */
export async function takeAwayLogbookImage(
  ctx: Context<"outbox">,
  { subjectId: imageId }: Asked,
): Promise<void> {
  const known = await findImageById(ctx.db, imageId);
  const logbook = known && (await lockLogbook(ctx.db, known.logbookId));
  const image = logbook && (await findImageById(ctx.db, imageId));
  if (!image) return;
  await removeLogbookImages(ctx, [image]);
  await tellChanged(ctx, { logbook, change: "removed", entryId: image.entryId, imageId });
}
