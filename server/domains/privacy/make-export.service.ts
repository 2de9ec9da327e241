import { randomUUID } from "node:crypto";
import { exportFolder, ownDataPath } from "#contract/privacy/personal-data.ts";
import { mailNotice } from "#server/domains/account/mails/account-mails.service.ts";
import type { Context, Outside } from "#server/platform/context.ts";
import { attachUploads, discardUploads, pendUpload } from "#server/platform/images/uploads.ts";
import { writeExport } from "./export/export-zip.ts";
import {
  countAttempt,
  type ExportRow,
  findLocale,
  markFailed,
  markReady,
} from "./personal-data.repository.ts";
import { mostAttempts } from "./personal-data.rules.ts";
import { ownDataToken } from "./personal-data.service.ts";

export type ExportContext = Context<"storage" | "encryption" | "mailer" | "appKey">;

/**
 * Makes the file that somebody asked for, and mails them that it is there. Done twice it is made once: the
 * second finds nothing that waits. After a crash another try begins anew, and the sweep takes what was left.
 */
export async function makeExport(
  ctx: Outside<ExportContext>,
  { userId }: { userId: number },
): Promise<void> {
  const asked = await ctx.inTransaction(({ db }) => countAttempt(db, userId));
  if (!asked) return;
  try {
    await makeFile(ctx, asked);
  } catch (error) {
    if (asked.attempts >= mostAttempts) {
      await ctx.inTransaction(({ db, now }) => markFailed(db, userId, now));
    }
    throw error;
  }
}

async function makeFile(ctx: Outside<ExportContext>, asked: ExportRow): Promise<void> {
  const { userId, askedAt } = asked;
  const file = { key: `${exportFolder}/${randomUUID()}.zip`, widths: [] };
  await pendUpload(ctx, file);
  try {
    const locale = await findLocale(ctx.db, userId);
    const sizeBytes = await writeExport(ctx, { key: file.key, userId, locale });
    await ctx.inTransaction(async (inside) => {
      const { db, now: readyAt } = inside;
      const made = { key: file.key, sizeBytes, readyAt };
      if (!(await markReady(db, asked, made))) throw new Unwanted();
      await attachUploads(db, [file]);
      const key = `personal-data-ready:${userId}:${askedAt.getTime()}`;
      const pathIfBanned = `${ownDataPath}/${ownDataToken(inside.appKey, asked)}`;
      await mailNotice(inside, { userId, kind: "personalDataReady", key, pathIfBanned });
    });
  } catch (error) {
    await discardUploads(ctx, [file]);
    if (!(error instanceof Unwanted)) throw error;
  }
}

/** They have left, or asked anew, while it was being made. */
class Unwanted extends Error {
  override name = "Unwanted";
}
