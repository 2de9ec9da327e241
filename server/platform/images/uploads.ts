import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { and, asc, eq, inArray, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { hourMs } from "#contract/shared/durations.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { ruleText } from "#contract/shared/validation/validation.ts";
import type { RuleKey } from "#contract/shared/validation/validation-texts.ts";
import type { Db } from "#server/db/database.ts";
import { uploads } from "#server/db/schema/uploads.ts";
import type { UploadedFile } from "#server/platform/http/bodies/uploads.ts";
import { invalid, notFound, tooManyRequests, unavailable } from "#server/platform/http/problem.ts";
import { readAll } from "#server/platform/storage/read-all.ts";
import type { Storage } from "#server/platform/storage/storage.ts";
import { type ImageProcessor, ImagesBusy } from "./image-processor.ts";
import { ImageRejected, type ImageRejection } from "./image-rejected.ts";
import type { ImageSize, ProcessedImage } from "./process-image.ts";
import {
  imageKeyOf,
  imageKeyOfCopy,
  imageVariantKey,
  isDrawn,
  removeImage,
  storeImage,
} from "./store-image.ts";
import type { ImageColumns } from "./stored-images.ts";
import type { UploadFolder } from "./upload-folders.ts";

/**
 * Pictures that people send. A picture is *pending* from before its first byte is stored until the
 * transaction that gives it a row commits; what stays pending is swept. A picture whose row goes is
 * written down as *removed* in the same transaction, and a job deletes its files. So there is at no
 * moment a file that nothing knows of.
 */
type Parts = { db: Db; now: Date; storage: Storage };
type StoreParts = Parts & { images: ImageProcessor };
export type ImageFiles = Pick<ImageColumns, "key" | "widths">;
/** What an action needs of a file to make a picture of it. */
export type PictureFile = Pick<UploadedFile, "source">;

type Upload = {
  /** Whose: work on pictures is shared out among users. */
  userId: number;
  /** Says who may see it. */
  folder: UploadFolder;
  /** The form's field, for what is wrong with the picture. */
  field: string;
  locale: Locale;
  /** What to say of a file that is no picture, where other files are taken, too. */
  unsupported?: RuleKey;
};

const refusals = {
  unsupportedFormat: "imageUnsupported",
  heic: "imageHeic",
  tooManyPixels: "imageTooManyPixels",
  broken: "imageBroken",
  tooLarge: "imageTooLarge",
} as const satisfies Record<ImageRejection, string>;

/** Far longer than any request lasts: what is pending for so long belongs to one that was killed. */
const abandonedAfterMs = hourMs;
/** About as long as a few large pictures take. */
const retryMs = 5_000;
/** Uploads whose files one sweep deletes; the next one takes the rest. */
const mostAtOnce = 500;

/**
 * The last step of `prepare`: works on pictures and stores them, pending. A picture that can't be used
 * is a 422 on its field, in words. All of them are worked on before the first is stored.
 */
export async function storeUploads(
  parts: StoreParts,
  files: readonly PictureFile[],
  { folder, ...upload }: Upload & ImageSize,
): Promise<ImageColumns[]> {
  const stored: ImageColumns[] = [];
  const worked = await workOn(parts, files, upload);
  try {
    for (const image of worked) {
      const { width, height, thumbhash: placeholder } = image;
      // Each upload has a folder of its own, so that no two ever share a file.
      const key = imageKeyOf(`${folder}/${randomUUID()}`, image);
      const widths = image.variants.map((variant) => variant.width);
      const pending = { key, widths, width, height, placeholder };
      await parts.db.insert(uploads).values({ key, widths, createdAt: parts.now });
      stored.push(pending);
      await storeImage(parts.storage, key, image);
    }
    return stored;
  } catch (error) {
    // Why it failed is what counts; the sweep takes what this leaves.
    await discardUploads(parts, stored).catch(() => {});
    throw error;
  }
}

/**
 * The last step of `prepare` where a picture that is here already is to be shown elsewhere as well: a set
 * of files of its own, pending, as no two rows ever share a file.
 */
export async function copyUploads(
  parts: Parts,
  images: readonly ImageColumns[],
  { folder }: Pick<Upload, "folder">,
): Promise<ImageColumns[]> {
  const copied: ImageColumns[] = [];
  try {
    for (const { key: from, widths, width, height, placeholder } of images) {
      const key = imageKeyOfCopy(`${folder}/${randomUUID()}`, { key: from });
      await parts.db.insert(uploads).values({ key, widths, createdAt: parts.now });
      copied.push({ key, widths, width, height, placeholder });
      for (const each of widths) await copyFile(parts.storage, from, key, each);
    }
    return copied;
  } catch (error) {
    await discardUploads(parts, copied).catch(() => {});
    throw error;
  }
}

/**
 * The last step of `prepare` for a file that is no picture, such as a PDF: stored as it came, pending. It has
 * no widths; its key is the file itself.
 */
export async function storePlainUpload(
  parts: Parts,
  { source }: PictureFile,
  { folder, extension }: { folder: UploadFolder; extension: keyof typeof plainTypes },
): Promise<ImageColumns> {
  const key = `${folder}/${randomUUID()}.${extension}`;
  const stored = { key, widths: [], width: 0, height: 0, placeholder: "" };
  await parts.db.insert(uploads).values({ key, widths: [], createdAt: parts.now });
  try {
    const body = typeof source === "string" ? createReadStream(source) : source;
    await parts.storage.put(key, body, { contentType: plainTypes[extension] });
    return stored;
  } catch (error) {
    await discardUploads(parts, [stored]).catch(() => {});
    throw error;
  }
}

/**
 * Ahead of storing a file that is made in the background: pending from before its first byte, like those
 * that people send.
 */
export async function pendUpload({ db, now }: Pick<Parts, "db" | "now">, file: ImageFiles) {
  await db.insert(uploads).values({ ...file, createdAt: now });
}

const plainTypes = { pdf: "application/pdf" } as const;

async function copyFile(storage: Storage, from: string, to: string, width: number): Promise<void> {
  const file = await readAll(storage, imageVariantKey(from, width));
  // Removed at this moment: there is nothing left to copy.
  if (!file) throw notFound();
  await storage.put(imageVariantKey(to, width), file, { contentType: "image/webp" });
}

async function workOn(
  { images }: StoreParts,
  files: readonly PictureFile[],
  { userId, field, locale, unsupported, ...size }: Omit<Upload, "folder"> & ImageSize,
): Promise<ProcessedImage[]> {
  const worked: ProcessedImage[] = [];
  try {
    for (const { source } of files) worked.push(await images.process(source, { userId, ...size }));
    return worked;
  } catch (error) {
    if (error instanceof ImagesBusy) throw error.isOwn ? tooManyRequests(retryMs) : unavailable();
    if (!(error instanceof ImageRejected)) throw error;
    const isOther = error.code === "unsupportedFormat" && unsupported !== undefined;
    const rule = isOther ? unsupported : refusals[error.code];
    throw invalid({ [field]: [ruleText(rule, locale)] });
  }
}

/** In the transaction that writes their rows: from its commit on they belong to them. */
export async function attachUploads(tx: Db, images: readonly ImageFiles[]): Promise<void> {
  if (images.length === 0) return;
  const attached = await tx
    .delete(uploads)
    .where(and(inArray(uploads.key, keysOf(images)), isNull(uploads.removedAt)))
    .returning({ key: uploads.key });
  // Swept meanwhile, an hour after it came: nothing may be written that has no files.
  if (attached.length < images.length) throw unavailable();
}

/** In the transaction that deletes their rows, or that has no use for them after all. */
export async function removeUploads(
  tx: Db,
  images: readonly ImageFiles[],
  now: Date,
): Promise<void> {
  const removed = images.filter(({ key }) => !isDrawn(key));
  if (removed.length === 0) return;
  await tx
    .insert(uploads)
    .values(removed.map(({ key, widths }) => ({ key, widths, createdAt: now, removedAt: now })))
    .onConflictDoUpdate({ target: uploads.key, set: { removedAt: now } });
}

/**
 * After an action that came to nothing. Safe whatever became of its transaction: only what is still
 * pending goes.
 */
export async function discardUploads(parts: Parts, images: readonly ImageFiles[]): Promise<void> {
  if (images.length === 0) return;
  const discarded = await parts.db
    .update(uploads)
    .set({ removedAt: parts.now })
    .where(and(inArray(uploads.key, keysOf(images)), isNull(uploads.removedAt)))
    .returning();
  for (const image of discarded) await removeFiles(parts, image);
}

/** Every few minutes: deletes the files of what was removed, and of what nobody came back for. */
export async function sweepUploads(parts: Parts): Promise<void> {
  const { now } = parts;
  const before = new Date(now.getTime() - abandonedAfterMs);
  // Committed before the first file goes: whoever would attach it from here on is refused.
  await parts.db
    .update(uploads)
    .set({ removedAt: now })
    .where(and(isNull(uploads.removedAt), lt(uploads.createdAt, before)));
  const removed = await parts.db
    .select()
    .from(uploads)
    .where(isNotNull(uploads.removedAt))
    .orderBy(asc(uploads.removedAt))
    .limit(mostAtOnce);
  const failures: unknown[] = [];
  // One that can't be deleted must not hold up those behind it.
  for (const image of removed) {
    await removeFiles(parts, image).catch((error: unknown) => failures.push(error));
  }
  await parts.storage.removeAbandoned(before);
  if (failures.length > 0) throw new AggregateError(failures, "some files could not be deleted");
}

/** Files first: a crash in between leaves a row that says so, and never a file without one. */
async function removeFiles({ db, storage }: Parts, image: ImageFiles): Promise<void> {
  await removeImage(storage, image);
  await db.delete(uploads).where(eq(uploads.key, image.key));
}

/** Whether a picture that is in storage belongs to no row: not yet, or no longer. */
export async function isUnattached(db: Db, imageKey: string): Promise<boolean> {
  const found = await db.select({ one: sql`1` }).from(uploads).where(eq(uploads.key, imageKey));
  return found.length > 0;
}

const keysOf = (images: readonly ImageFiles[]) => images.map(({ key }) => key);
