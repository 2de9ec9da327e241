import { randomBytes } from "node:crypto";
import type { LogbookReport, ReportShare } from "#contract/logbooks/reports.ts";
import { toInstant } from "#contract/shared/dates.ts";
import { urls } from "#contract/urls/urls.ts";
import type { Db } from "#server/db/database.ts";
import type { Context, ViewerContext } from "#server/platform/context.ts";
import { notFound } from "#server/platform/http/problem.ts";
import { imageVariantKey } from "#server/platform/images/store-image.ts";
import type { ImageColumns } from "#server/platform/images/stored-images.ts";
import type { StoredFile } from "#server/platform/storage/storage.ts";
import { listImagesOfLogbooks } from "../images/logbook-images.repository.ts";
import { getOwnLogbook, lockOwnLogbook, type OwnLogbook } from "../logbook-access.service.ts";
import { reportShared } from "../logbooks.events.ts";
import { changeLogbook, type LogbookRow } from "../logbooks.repository.ts";
import { presentReport, presentSharedReport, sitterPictureName } from "./report.presenter.ts";
import { findFaceImage, findSharedLogbook } from "./report.repository.ts";
import { chooseImages } from "./report-facts.rules.ts";
import { isReportReady } from "./report-sharing.rules.ts";
import { loadReport } from "./report-source.service.ts";

type Named = { logbookId: number };

/** For the two of it, once the stay is over; its link is the owner's. */
export async function getReport(
  { db, viewer, config }: ViewerContext<"config">,
  { logbookId }: Named,
): Promise<{
  data: LogbookReport;
  share?: ReportShare | undefined;
  sharedAt?: string | undefined;
  canShare: boolean;
}> {
  const { logbook, side } = getReady(await getOwnLogbook(db, viewer.userId, logbookId));
  const canShare = side === "pet_owner";
  const share = presentShare(config, logbook);
  return {
    data: presentReport(await loadReport(db, logbook)),
    share: canShare ? share : undefined,
    sharedAt: share?.sharedAt,
    canShare,
  };
}

/** The same link for as long as it is not taken back. */
export async function shareReport(
  ctx: ViewerContext<"config" | "outbox">,
  { logbookId }: Named,
): Promise<ReportShare> {
  const { db, now, config, outbox } = ctx;
  const { logbook } = getReady(await lockAsOwner(ctx, { logbookId }));
  const known = presentShare(config, logbook);
  if (known) return known;
  // 256 bits: whoever has the link was given it.
  const shared = { shareToken: randomBytes(32).toString("base64url"), sharedAt: now };
  await changeLogbook(db, logbookId, shared);
  await outbox.publish(db, [reportShared({ logbookId })]);
  const share = presentShare(config, shared);
  if (!share) throw new Error(`the report of logbook ${logbookId} was not shared`);
  return share;
}

/** From now on it leads nowhere, and none of its pictures does. */
export async function unshareReport(ctx: ViewerContext, { logbookId }: Named): Promise<void> {
  await lockAsOwner(ctx, { logbookId });
  await changeLogbook(ctx.db, logbookId, { shareToken: null, sharedAt: null });
}

export async function getSharedReport(
  { db, now }: Context,
  { token }: { token: string },
): Promise<{ data: LogbookReport; sharedAt: string }> {
  const logbook = await getShared(db, token);
  const source = await loadReport(db, logbook);
  const sharedAt = toInstant(logbook.sharedAt ?? now);
  return { data: presentSharedReport(source, { token, now }), sharedAt };
}

type SharedPicture = { token: string; name: string; width: number };

/** A picture that is in the report; null for any other, also of the same logbook. */
export async function findSharedPicture(
  { db, storage }: Context<"storage">,
  { token, name, width }: SharedPicture,
): Promise<StoredFile | null> {
  const image = await findShownImage(db, await getShared(db, token), name);
  if (!image?.widths.includes(width)) return null;
  return storage.get(imageVariantKey(image.key, width));
}

/** Asked for each picture of a page that everybody may open: no more than is needed to choose them. */
async function findShownImage(
  db: Db,
  { id: logbookId, sitterProfileId }: LogbookRow,
  name: string,
): Promise<Pick<ImageColumns, "key" | "widths"> | null> {
  if (name === sitterPictureName) return findFaceImage(db, sitterProfileId);
  const images = await listImagesOfLogbooks(db, [logbookId]);
  const shownId = chooseImages(images).find((id) => String(id) === name);
  return images.find(({ id }) => id === shownId) ?? null;
}

async function getShared(db: Db, token: string): Promise<LogbookRow> {
  const logbook = await findSharedLogbook(db, token);
  if (!logbook || !isReportReady(logbook)) throw notFound();
  return logbook;
}

async function lockAsOwner(
  { db, viewer }: ViewerContext,
  { logbookId }: Named,
): Promise<OwnLogbook> {
  const own = await lockOwnLogbook(db, viewer.userId, logbookId);
  if (own.side !== "pet_owner") throw notFound();
  return own;
}

export function getReady(own: OwnLogbook): OwnLogbook {
  if (!isReportReady(own.logbook)) throw notFound();
  return own;
}

function presentShare(
  { appUrl }: ViewerContext<"config">["config"],
  { shareToken: token, sharedAt }: Pick<LogbookRow, "shareToken" | "sharedAt">,
): ReportShare | undefined {
  if (!token || !sharedAt) return undefined;
  return { token, url: `${appUrl}${urls.sharedReport(token)}`, sharedAt: toInstant(sharedAt) };
}
