import type { Db } from "#server/db/database.ts";
import { listShownImages } from "#server/db/image-tables.ts";
import { uploads } from "#server/db/schema/uploads.ts";
import { keyOf, listReleases } from "#server/platform/releases/releases.ts";
import type { Storage } from "#server/platform/storage/storage.ts";
import { filesOf, isDrawn } from "./store-image.ts";

export type FileCheck = {
  /** Files that a row shows. */
  shown: number;
  /** Files that nobody knows of. */
  withoutRow: string[];
  /** What rows show and storage doesn't have. */
  withoutFile: string[];
  /** Uploads that are pending or waiting to be deleted. */
  waiting: number;
};

/** Compares what is in storage with what rows say; pictures that are drawn when asked for aside. */
export async function checkFiles(parts: { db: Db; storage: Storage }): Promise<FileCheck> {
  const { db, storage } = parts;
  // Files first: whatever is there has had its row for longer.
  const files = new Set<string>();
  for await (const file of storage.list()) if (!isDrawn(file)) files.add(file);
  const waiting = await db.select().from(uploads);
  const shown = (await listShownImages(db)).filter(({ key }) => !isDrawn(key)).flatMap(filesOf);
  const ofReleases = (await listReleases(db)).map(keyOf);
  const known = new Set([...shown, ...waiting.flatMap(filesOf), ...ofReleases]);
  // Looked at once more: on a site that is in use both sides move on meanwhile.
  const withoutRow: string[] = [];
  for (const file of files) {
    if (!known.has(file) && (await storage.exists(file))) withoutRow.push(file);
  }
  const withoutFile: string[] = [];
  for (const file of shown) {
    if (!files.has(file) && !(await storage.exists(file))) withoutFile.push(file);
  }
  return { shown: shown.length, withoutRow, withoutFile, waiting: waiting.length };
}
