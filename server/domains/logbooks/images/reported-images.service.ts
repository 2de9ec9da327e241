import type { Context, ViewerContext } from "#server/platform/context.ts";
import { findLogbook, sideOfUser } from "../logbook-access.service.ts";
import { tellChanged } from "../logbook-changes.service.ts";
import { lockLogbook } from "../logbooks.repository.ts";
import { removeLogbookImages } from "./logbook-image-files.service.ts";
import { findImageById } from "./logbook-images.repository.ts";

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
