import { and, eq, lt, or } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { deleteInBatches } from "#server/db/delete-in-batches.ts";
import { mails } from "#server/db/schema/mail.ts";

const day = 24 * 60 * 60 * 1000;
/** Long enough to find out what somebody got when they ask. */
const retentionMs = 30 * day;
/** The local mailbox is the receiver's own: there even a fleeting mail may be read for a while. */
const fleetingRetentionMs = day;

/** Every address to which this user was sent something that is still kept. */
export async function listRecipients(db: Db, userId: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ recipient: mails.recipient })
    .from(mails)
    .where(eq(mails.userId, userId));
  return rows.map(({ recipient }) => recipient);
}

/** Also what could not be sent in all that time. */
export async function forgetOldMails(db: Db, now: Date): Promise<void> {
  const before = (ms: number) => lt(mails.createdAt, new Date(now.getTime() - ms));
  const isOld = or(
    before(retentionMs),
    and(eq(mails.isFleeting, true), before(fleetingRetentionMs)),
  );
  await deleteInBatches(db, mails, isOld);
}
