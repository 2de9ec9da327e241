import { and, asc, desc, eq, inArray, isNull, lte, notInArray, or, sql } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { mails } from "#server/db/schema/mail.ts";
import type { MailContent } from "../mail-kind.ts";
import { mostAttempts, waitAfter } from "./waits.ts";

export type MailRow = typeof mails.$inferSelect;

export const mailsChannel = "mails";

/** A process says this often that it is still sending… */
export const sayAliveMs = 10_000;
/**
 * …and when it has not for this long, others take its mails over. By the database's clock, which all
 * processes share: what is due goes by the product's, which tests move as they like.
 */
const claimEnd = sql`clock_timestamp() + interval '30 seconds'`;

const isWaiting = and(isNull(mails.sentAt), isNull(mails.failedAt));

/** In the caller's transaction: senders hear of it when that is committed. */
export async function tellSenders(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_notify(${mailsChannel}, '')`);
}

type Claim = { now: Date; limit: number; notTo: readonly string[] };

/** The next ones to send, and nobody else's from now on: first what somebody waits for. */
export function claimMails(db: Db, { now, limit, notTo }: Claim): Promise<MailRow[]> {
  const domain = sql`lower(split_part(${mails.recipient}, '@', 2))`;
  const next = db
    .select({ id: mails.id })
    .from(mails)
    .where(
      and(
        isWaiting,
        lte(mails.dueAt, now),
        or(isNull(mails.claimedUntil), lte(mails.claimedUntil, sql`clock_timestamp()`)),
        notTo.length > 0 ? notInArray(domain, [...notTo]) : undefined,
      ),
    )
    .orderBy(desc(mails.isNeeded), asc(mails.dueAt), asc(mails.id))
    .limit(limit)
    .for("update", { skipLocked: true });
  return db
    .update(mails)
    .set({ claimedUntil: claimEnd })
    .where(inArray(mails.id, next))
    .returning();
}

export async function findWaiting(db: Db, mailId: number): Promise<MailRow | null> {
  const [row] = await db
    .select()
    .from(mails)
    .where(and(eq(mails.id, mailId), isWaiting));
  return row ?? null;
}

export async function keepClaims(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(mails)
    .set({ claimedUntil: claimEnd })
    .where(inArray(mails.id, [...ids]));
}

/** Not sent after all: anybody may take them. */
export async function releaseMails(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(mails)
    .set({ claimedUntil: null })
    .where(inArray(mails.id, [...ids]));
}

/** What became of an attempt; with the words, if it came to them. */
export type Attempt = {
  mail: MailRow;
  content: MailContent | null;
  /** The server that ought to know says that there is no such address. */
  isDeadAddress?: boolean | undefined;
} & (
  | { end: "sent" }
  /** Put aside: it would be refused again. */
  | { end: "refused"; reason: string }
  | { end: "later"; reason: string; error: unknown }
  /** Nothing is to be kept of it. */
  | { end: "forgotten" }
);

/** All of them in a few statements: one for each would take longer than the sending. */
export async function settle(db: Db, attempts: readonly Attempt[], now: Date): Promise<void> {
  const forgotten = attempts.filter(({ end }) => end === "forgotten").map(({ mail }) => mail.id);
  const kept = attempts.filter(({ end }) => end !== "forgotten").map((each) => rowOf(each, now));
  if (kept.length > 0) await db.execute(keep(kept));
  if (forgotten.length > 0) await db.delete(mails).where(inArray(mails.id, forgotten));
}

type Settled = {
  id: number;
  subject: string | null;
  html: string | null;
  text: string | null;
  attachments: unknown;
  dueAt: Date;
  sentAt: Date | null;
  failedAt: Date | null;
  lastError: string | null;
};

function rowOf({ mail, content, ...attempt }: Attempt, now: Date): Settled {
  const attempts = mail.attempts + 1;
  const isLater = attempt.end === "later";
  const isOver = attempt.end === "refused" || (isLater && attempts >= mostAttempts);
  return {
    id: mail.id,
    // Half a character would make the database refuse all of them.
    subject: content?.subject.toWellFormed() ?? null,
    html: content?.html.toWellFormed() ?? null,
    text: content?.text.toWellFormed() ?? null,
    attachments: content?.attachments ?? mail.attachments,
    dueAt: isLater ? new Date(now.getTime() + waitAfter(attempts)) : mail.dueAt,
    sentAt: attempt.end === "sent" ? now : null,
    failedAt: isOver ? now : null,
    lastError: "reason" in attempt ? attempt.reason : null,
  };
}

/** Once it is written, the words are kept, and what they were made of is not. */
function keep(rows: readonly Settled[]) {
  const isUnwritten = sql`settled.html is null`;
  return sql`
    update ${mails} as mail set
      attempts = mail.attempts + 1, claimed_until = null, due_at = settled."dueAt",
      sent_at = settled."sentAt", failed_at = settled."failedAt", last_error = settled."lastError",
      subject = settled.subject, html = settled.html, text = settled.text,
      attachments = settled.attachments,
      data = case when ${isUnwritten} then mail.data end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as settled(
      id int, subject text, html text, text text, attachments jsonb, "dueAt" timestamptz,
      "sentAt" timestamptz, "failedAt" timestamptz, "lastError" text)
    where mail.id = settled.id`;
}
