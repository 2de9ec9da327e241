import type { AdminMail, AdminMailCounts, AdminMailDetails } from "#contract/admin/mails.ts";
import { toInstant } from "#contract/shared/dates.ts";
import { dayWindow } from "#server/platform/amsterdam-time.ts";
import type { Context, ViewerContext } from "#server/platform/context.ts";
import { conflict, notFound } from "#server/platform/http/problem.ts";
import {
  countMails,
  countMailsByKind,
  findMail,
  listMails as listRows,
  type MailFilter,
  resendMail,
  stateOfMail,
} from "#server/platform/mail/mail-log.ts";
import type { MailRow } from "#server/platform/mail/queue/mail-queue.ts";
import { findSuppression } from "#server/platform/mail/suppression.ts";
import { writeAudit } from "../audit.service.ts";

type Asked = Omit<MailFilter, "day"> & { day?: string | undefined };
type OfMail = { mailId: number };

export async function listMails(
  { db }: Context,
  { day, window, ...rest }: Asked & { window: { offset: number; limit: number } },
): Promise<{ data: AdminMail[]; total: number }> {
  const filter = { ...rest, day: day === undefined ? undefined : dayWindow(day) };
  const rows = await listRows(db, filter, window);
  return { data: rows.map(present), total: await countMails(db, filter) };
}

export function countMailKinds({ db }: Context): Promise<AdminMailCounts[]> {
  return countMailsByKind(db);
}

export async function getMail({ db }: Context, { mailId }: OfMail): Promise<AdminMailDetails> {
  const row = await findMail(db, mailId);
  if (!row) throw notFound();
  const text = row.text === null ? undefined : withoutLinks(row.text);
  return { ...present(row), text };
}

/** In the words in which it was written, by the same key: whoever got it after all gets it once. */
export async function resend(
  ctx: ViewerContext<"appKey">,
  { mailId }: OfMail,
): Promise<AdminMailDetails> {
  const { db, now, appKey, viewer } = ctx;
  const row = await findMail(db, mailId);
  if (!row) throw notFound();
  const { recipient: email, kind, attempts, isNeeded } = row;
  // It would only be held back again.
  if (!isNeeded && (await findSuppression(db, { appKey, email }))) throw conflict("mailUnwanted");
  if (!(await resendMail(db, mailId, now))) throw conflict("notFailed");
  await writeAudit(ctx, {
    adminUserId: viewer.userId,
    action: "mail.resend",
    subjectType: "mail",
    subjectId: mailId,
    before: { kind, attempts },
    after: {},
  });
  return getMail(ctx, { mailId });
}

function present(row: MailRow): AdminMail {
  const { id, recipient, userId, kind, subject, attempts, createdAt, dueAt } = row;
  const state = stateOfMail(row);
  const at = (moment: Date | null) => (moment ? toInstant(moment) : undefined);
  return {
    id,
    recipient,
    state,
    attempts,
    userId: userId ?? undefined,
    kind: kind ?? undefined,
    subject: subject ?? undefined,
    lastError: state === "held" ? undefined : (row.lastError ?? undefined),
    createdAt: toInstant(createdAt),
    sentAt: at(row.sentAt),
    failedAt: at(row.failedAt),
    nextAt: state === "waiting" ? toInstant(dueAt) : undefined,
  };
}

const link = /https?:\/\/\S+/g;

/** Links of mails let whoever has them in, or unsubscribe somebody: an admin reads the words around. */
export function withoutLinks(text: string): string {
  return text.replace(link, "[link]");
}
