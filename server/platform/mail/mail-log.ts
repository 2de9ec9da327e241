import { and, desc, eq, gte, ilike, isNotNull, isNull, lt, ne, type SQL, sql } from "drizzle-orm";
import type { AdminMailCounts, MailState } from "#contract/admin/mails.ts";
import { containing } from "#server/db/containing.ts";
import type { Db } from "#server/db/database.ts";
import { mails } from "#server/db/schema/mail.ts";
import { heldBack } from "./queue/attempt.ts";
import { type MailRow, tellSenders } from "./queue/mail-queue.ts";

/** What was sent and what was not, for whoever runs the place, as long as mails are kept. */
export type MailFilter = {
  q?: string | undefined;
  kind?: string | undefined;
  state?: MailState | undefined;
  day?: { from: Date; until: Date } | undefined;
};

/** Nobody was to be told whether such an address is known: there is no mail. */
const isMail = ne(mails.recipient, "");
const isHeld = eq(mails.lastError, heldBack);

const inState: Record<MailState, SQL | undefined> = {
  waiting: and(isNull(mails.sentAt), isNull(mails.failedAt)),
  sent: isNotNull(mails.sentAt),
  failed: and(isNotNull(mails.failedAt), ne(mails.lastError, heldBack)),
  held: and(isNotNull(mails.failedAt), isHeld),
};

export function stateOfMail({ sentAt, failedAt, lastError }: MailRow): MailState {
  if (sentAt !== null) return "sent";
  if (failedAt === null) return "waiting";
  return lastError === heldBack ? "held" : "failed";
}

function matching({ q, kind, state, day }: MailFilter): SQL | undefined {
  return and(
    isMail,
    q ? ilike(mails.recipient, containing(q)) : undefined,
    kind ? eq(mails.kind, kind) : undefined,
    state ? inState[state] : undefined,
    day ? and(gte(mails.createdAt, day.from), lt(mails.createdAt, day.until)) : undefined,
  );
}

export function listMails(
  db: Db,
  filter: MailFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<MailRow[]> {
  return db
    .select()
    .from(mails)
    .where(matching(filter))
    .orderBy(desc(mails.createdAt), desc(mails.id))
    .offset(offset)
    .limit(limit);
}

export function countMails(db: Db, filter: MailFilter): Promise<number> {
  return db.$count(mails, matching(filter));
}

export async function findMail(db: Db, mailId: number): Promise<MailRow | null> {
  const [row] = await db
    .select()
    .from(mails)
    .where(and(eq(mails.id, mailId), isMail));
  return row ?? null;
}

/** By kind; those written by an older version have none. */
export async function countMailsByKind(db: Db): Promise<AdminMailCounts[]> {
  const of = (state: MailState) =>
    sql<number>`count(*) filter (where ${inState[state]})::int`.as(state);
  const kind = sql<string>`coalesce(${mails.kind}, '')`;
  return db
    .select({
      kind: kind.as("kind"),
      waiting: of("waiting"),
      sent: of("sent"),
      failed: of("failed"),
      held: of("held"),
    })
    .from(mails)
    .where(isMail)
    .groupBy(kind)
    .orderBy(kind);
}

/** Those that a server refused, or that could not be sent in a day; not those that nobody wants. */
export function countFailedMails(db: Db, since: Date): Promise<number> {
  return db.$count(mails, and(inState.failed, gte(mails.failedAt, since)));
}

/** From the first try on; false when it has not failed, or somebody was first. */
export async function resendMail(tx: Db, mailId: number, now: Date): Promise<boolean> {
  const rows = await tx
    .update(mails)
    .set({ failedAt: null, lastError: null, attempts: 0, dueAt: now, claimedUntil: null })
    .where(and(eq(mails.id, mailId), isNotNull(mails.failedAt)))
    .returning({ id: mails.id });
  if (rows.length === 0) return false;
  await tellSenders(tx);
  return true;
}

/** Addresses to which something could not be sent lately. */
export async function listFailedRecipients(db: Db, most: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ recipient: mails.recipient })
    .from(mails)
    .where(and(isNotNull(mails.failedAt), isMail))
    .limit(most);
  return rows.map(({ recipient }) => recipient);
}
