import type * as z from "zod";
import type { Suppression, suppressionForm } from "#contract/admin/mails.ts";
import { toInstant } from "#contract/shared/dates.ts";
import type { Context, ViewerContext } from "#server/platform/context.ts";
import { notFound } from "#server/platform/http/problem.ts";
import { listFailedRecipients } from "#server/platform/mail/mail-log.ts";
import {
  countSuppressions,
  liftByHash,
  listSuppressions as listRows,
  type SuppressionReason,
  type SuppressionRow,
  suppressionHash,
  suppressMail,
} from "#server/platform/mail/suppression.ts";
import { writeAudit } from "../audit.service.ts";

type Asked = {
  q?: string | undefined;
  reason?: SuppressionReason | undefined;
  window: { offset: number; limit: number };
};

/** More bounce in a month than anybody reads; the rest is found by the whole address. */
const mostKnown = 5_000;

/**
 * The list has hashes alone. Addresses that still stand in the mail log are known again by them, and so is
 * the one that is asked for.
 */
export async function listSuppressions(
  { db, appKey }: Context<"appKey">,
  { q, reason, window }: Asked,
): Promise<{ data: Suppression[]; total: number }> {
  const asked = q?.toLowerCase();
  const failed = await listFailedRecipients(db, mostKnown);
  const known = failed.map((email) => email.toLowerCase());
  const meant = asked ? [asked, ...known.filter((email) => email.includes(asked))] : known;
  const emails = new Map(meant.map((email) => [suppressionHash(appKey, email), email]));
  const filter = { reason, hashes: asked ? [...emails.keys()] : undefined };
  const rows = await listRows(db, filter, window);
  const data = rows.map((row) => present(row, emails.get(row.addressHash)));
  return { data, total: await countSuppressions(db, filter) };
}

/** What somebody asked for themselves before stays what they asked for. */
export async function addSuppression(
  ctx: ViewerContext<"appKey">,
  { email, reason }: z.output<typeof suppressionForm>,
): Promise<Suppression> {
  const { db, now, appKey } = ctx;
  const hash = suppressionHash(appKey, email);
  await suppressMail(db, { appKey, email, now, reason });
  const [row] = await listRows(db, { hashes: [hash] }, { offset: 0, limit: 1 });
  if (!row) throw new Error("the address was not put on the list");
  await write(ctx, "suppression.add", row);
  return present(row, email);
}

export async function liftSuppression(
  ctx: ViewerContext,
  { hash }: { hash: string },
): Promise<void> {
  const row = await liftByHash(ctx.db, hash);
  if (!row) throw notFound();
  await write(ctx, "suppression.lift", row);
}

/** By its hash: the audit log is kept for good, and the address isn't ours to keep. */
async function write(
  ctx: ViewerContext,
  action: "suppression.add" | "suppression.lift",
  { addressHash, reason }: SuppressionRow,
): Promise<void> {
  const isAdded = action === "suppression.add";
  await writeAudit(ctx, {
    adminUserId: ctx.viewer.userId,
    action,
    subjectType: "suppression",
    subjectKey: addressHash,
    before: isAdded ? {} : { reason },
    after: isAdded ? { reason } : {},
  });
}

function present(
  { addressHash: hash, reason, createdAt }: SuppressionRow,
  email: string | undefined,
): Suppression {
  return { hash, email, reason, createdAt: toInstant(createdAt) };
}
