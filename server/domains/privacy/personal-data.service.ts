import type { Readable } from "node:stream";
import { exportFolder, type PersonalDataExport } from "#contract/privacy/personal-data.ts";
import { daysBefore, retentionDays } from "#contract/privacy/retention.ts";
import { toInstant } from "#contract/shared/dates.ts";
import { lockOwnUser } from "#server/domains/account/account.service.ts";
import { getAdminUser } from "#server/domains/account/bans/bans.service.ts";
import { writeAudit } from "#server/domains/admin/audit.service.ts";
import type { Context, Outside, ViewerContext } from "#server/platform/context.ts";
import { conflict, notFound, Problem } from "#server/platform/http/problem.ts";
import { privateFilesPath } from "#server/platform/images/stored-images.ts";
import { removeUploads } from "#server/platform/images/uploads.ts";
import { defineJob } from "#server/platform/jobs/jobs.ts";
import type { Viewer } from "#server/platform/sessions/viewer.ts";
import { signedLink } from "#server/platform/signed-links.ts";
import * as repository from "./personal-data.repository.ts";
import { askAgainAt, expiresAt, mostAttempts, stateAt } from "./personal-data.rules.ts";

export const exportJob = defineJob<{ userId: number }>("privacy.export", {
  retries: mostAttempts - 1,
  // They fill disks and lines: one after the other.
  atOnce: 1,
  pollSeconds: 5,
});

export function askForExport(ctx: ViewerContext<"jobs">): Promise<PersonalDataExport> {
  return askFor(ctx, ctx.viewer);
}

/** For somebody who asked an admin: made for them as if they had pressed the button themselves. */
export async function askForExportOf(
  ctx: ViewerContext<"jobs">,
  { userId }: { userId: number },
): Promise<PersonalDataExport> {
  await getAdminUser(ctx, { userId });
  const { url: _, sizeBytes: __, ...asked } = await askFor(ctx, { userId });
  await writeAudit(ctx, {
    adminUserId: ctx.viewer.userId,
    action: "user.export",
    subjectType: "user",
    subjectId: userId,
    before: {},
    after: { state: asked.state },
  });
  return asked;
}

async function askFor(
  { db, now, jobs }: Context<"jobs">,
  { userId }: { userId: number },
): Promise<PersonalDataExport> {
  // Two at once would both be the first of the day.
  await lockOwnUser(db, userId);
  const last = await repository.findExport(db, userId);
  if (askAgainAt(last, now)) throw conflict("personalDataAskedToday");
  if (last?.key) await removeUploads(db, [{ key: last.key, widths: last.widths }], now);
  const asked = await repository.putExport(db, userId, now);
  await jobs.send(db, exportJob, { userId });
  return present(asked, now);
}

export async function getExportState({ db, now, viewer }: ViewerContext) {
  return present(await repository.findExport(db, viewer.userId), now);
}

export async function openExport({
  db,
  now,
  viewer,
  storage,
}: ViewerContext<"storage">): Promise<{ stream: Readable; size: number }> {
  const made = await repository.findExport(db, viewer.userId);
  if (!made?.key || stateAt(made, now) !== "ready") throw notFound();
  const file = await storage.get(made.key);
  if (!file) throw notFound();
  return file;
}

/** Of this file and no later one: whoever finds an old mail opens nothing by it. */
function linkTo({ askedAt }: Pick<repository.ExportRow, "askedAt">) {
  return signedLink(`own data ${askedAt.getTime()}`);
}

export function ownDataToken(
  appKey: string,
  asked: Pick<repository.ExportRow, "userId" | "askedAt">,
): string {
  return linkTo(asked).tokenOf(appKey, asked.userId);
}

/** Without logging in, for who can't: everybody else gets the file by their session. */
export async function openByLink(
  { db, now, appKey, storage }: Context<"appKey" | "storage">,
  { token }: { token: string },
): Promise<{ stream: Readable; size: number }> {
  const userId = Number(/^([1-9]\d{0,8})\./.exec(token)?.[1]);
  const made = userId ? await repository.findExportOfBanned(db, userId) : null;
  if (!made?.key || linkTo(made).read(appKey, token) !== userId) throw notFound();
  if (stateAt(made, now) !== "ready") throw new Problem(410, "tokenExpired");
  const file = await storage.get(made.key);
  if (!file) throw notFound();
  return file;
}

/** A link in a page can't carry a token: this is what it leads to. */
export async function mayDownload(
  { db, now }: Context,
  viewer: Viewer,
  key: string,
): Promise<boolean> {
  if (!key.startsWith(`${exportFolder}/`)) return false;
  const made = await repository.findExport(db, viewer.userId);
  return made?.key === key && stateAt(made, now) === "ready";
}

/** Part of deleting an account: the row goes with it, the file has to be told. */
export async function forgetExport(
  { db, now }: Context,
  { userId }: { userId: number },
): Promise<void> {
  const made = await repository.findExport(db, userId);
  if (made?.key) await removeUploads(db, [{ key: made.key, widths: made.widths }], now);
}

const expiredAtOnce = 100;

/** Every hour: whose seven days are over. */
export async function forgetExpired({ now, inTransaction }: Outside<Context>): Promise<void> {
  const before = daysBefore(now, retentionDays.personalDataExport);
  const forgetSome = async ({ db }: Context) => {
    const files = await repository.takeExpired(db, before, expiredAtOnce);
    await removeUploads(db, files, now);
    return files.length;
  };
  while ((await inTransaction(forgetSome)) === expiredAtOnce);
}

function present(row: repository.ExportRow | null, now: Date): PersonalDataExport {
  const state = stateAt(row, now);
  if (!row) return { state };
  const again = askAgainAt(row, now);
  const isReady = state === "ready" && row.key !== null;
  return {
    state,
    askedAt: toInstant(row.askedAt),
    ...(row.readyAt
      ? { readyAt: toInstant(row.readyAt), expiresAt: toInstant(expiresAt(row.readyAt)) }
      : {}),
    ...(isReady ? { sizeBytes: row.sizeBytes ?? 0, url: `${privateFilesPath}/${row.key}` } : {}),
    ...(again ? { askAgainAt: toInstant(again) } : {}),
  };
}
