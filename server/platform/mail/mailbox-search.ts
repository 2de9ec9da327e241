import { and, count, desc, ilike, isNotNull, max, or, type SQL } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { mails } from "#server/db/schema/mail.ts";

/** What the list is narrowed down to; empty: everything. */
export type MailboxSearch = {
  /** All of these words, wherever a mail has them. */
  words: string;
  /** Of the receiver's address at least this part. */
  to: string;
};

export type ListedMail = { id: number; to: string; subject: string | null; at: Date };
export type MailList = { mails: ListedMail[]; total: number };

const mostListed = 100;
const mostReceivers = 200;

/** The newest of those that are written, which they are a moment after they were queued. */
export async function listMails(db: Db, search: MailboxSearch): Promise<MailList> {
  const where = and(isNotNull(mails.html), ...conditionsOf(search));
  const listed = await db
    .select({ id: mails.id, to: mails.recipient, subject: mails.subject, at: mails.createdAt })
    .from(mails)
    .where(where)
    .orderBy(desc(mails.id))
    .limit(mostListed);
  return { mails: listed, total: await db.$count(mails, where) };
}

export type Receiver = { address: string; count: number };

/** Who was written to, the latest first. */
export async function listReceivers(db: Db): Promise<Receiver[]> {
  return db
    .select({ address: mails.recipient, count: count() })
    .from(mails)
    .where(isNotNull(mails.html))
    .groupBy(mails.recipient)
    .orderBy(desc(max(mails.id)))
    .limit(mostReceivers);
}

function conditionsOf({ words, to }: MailboxSearch): (SQL | undefined)[] {
  const each = words.split(/\s+/).filter((word) => word !== "");
  return [
    ...(to === "" ? [] : [ilike(mails.recipient, containing(to))]),
    ...each.map((word) =>
      or(
        ilike(mails.subject, containing(word)),
        ilike(mails.text, containing(word)),
        ilike(mails.recipient, containing(word)),
      ),
    ),
  ];
}

function containing(part: string): string {
  return `%${part.replace(/[\\%_]/g, "\\$&")}%`;
}
