import { and, eq, isNull, sql } from "drizzle-orm";
import { type Db, rowsOf } from "#server/db/database.ts";
import { mails } from "#server/db/schema/mail.ts";
import type { Clock } from "../clock.ts";
import type { Jobs } from "../jobs/jobs.ts";
import type { Log } from "../log.ts";
import { MailNotSent, type MailTransport, type OutgoingMail } from "./mail.ts";
import { forgetMailsJob, sendMailJob } from "./mail-job.ts";
import { forgetMail, forgetOldMails } from "./mail-retention.ts";

export type Mailer = {
  /** Queues a mail in the caller's transaction; the key names its cause, and sends it once. */
  queue(tx: Db, mail: QueuedMail): Promise<void>;
  /**
   * As many statements and jobs as for a mail, and none comes of it: where nobody may find out by the
   * time it takes whether an address is known.
   */
  queueNothing(tx: Db, mail: QueuedMail): Promise<void>;
};

export type QueuedMail = OutgoingMail & {
  /** Whose mail it is: it is erased together with them. */
  userId?: number;
  /** Erased as soon as it has been sent: the receiver wants to be forgotten. */
  isFleeting?: boolean;
};

export type MailerParts = { db: Db; jobs: Jobs; clock: Clock; transport: MailTransport; log: Log };

export function createMailer(parts: MailerParts): Mailer {
  const { db, jobs, clock } = parts;
  jobs.work(sendMailJob, ({ mailId }) => sendMail(parts, mailId));
  jobs.work(forgetMailsJob, () => forgetOldMails(db, clock.now()), {
    cron: "50 3 * * *",
    timeZone: "Europe/Amsterdam",
  });

  return {
    async queue(tx, mail) {
      const [row] = await insertMail(tx, mail, { at: clock.now(), isReal: true });
      // The same cause once more: its mail is already queued or sent.
      if (!row) return;
      await jobs.send(tx, sendMailJob, { mailId: row.id });
    },
    async queueNothing(tx, mail) {
      await insertMail(tx, mail, { at: clock.now(), isReal: false });
      await jobs.send(tx, sendMailJob, { mailId: noMail });
    },
  };
}

/** No mail has this id. */
const noMail = 0;

function insertMail(
  tx: Db,
  mail: QueuedMail,
  { at, isReal }: { at: Date; isReal: boolean },
): Promise<{ id: number }[]> {
  const { key, to, subject, html, text, headers = {}, userId = null, isFleeting = false } = mail;
  return rowsOf(
    tx,
    sql`
      insert into ${mails}
        (key, user_id, recipient, subject, html, text, headers, is_fleeting, created_at)
      select ${key}, ${userId}::integer, ${to}, ${subject}, ${html}, ${text},
        ${JSON.stringify(headers)}::jsonb, ${isFleeting}::boolean, ${at.toISOString()}::timestamptz
      where ${isReal}::boolean
      on conflict (key) do nothing
      returning id`,
  );
}

/** A failure that may pass is thrown on, so that the job comes back; one for good is put aside. */
async function sendMail(parts: MailerParts, mailId: number): Promise<void> {
  const { db, clock, transport, log } = parts;
  const [mail] = await db
    .select()
    .from(mails)
    .where(and(eq(mails.id, mailId), isNull(mails.sentAt), isNull(mails.failedAt)));
  if (!mail) {
    if (mailId === noMail) await db.update(mails).set({ sentAt: null }).where(eq(mails.id, noMail));
    return;
  }
  const { key, recipient: to, subject, html, text, headers } = mail;
  try {
    await transport.send({ key, to, subject, html, text, headers });
    await db.update(mails).set({ sentAt: clock.now() }).where(eq(mails.id, mailId));
  } catch (error) {
    if (!(error instanceof MailNotSent && error.permanent)) throw error;
    log.warn({ mailId, reason: error.message }, "mail refused for good");
    const failed = { failedAt: clock.now(), lastError: error.message };
    await db.update(mails).set(failed).where(eq(mails.id, mailId));
  }
  if (mail.isFleeting && !transport.isMailbox) await forgetMail(db, mailId);
}

/** Mails stay in the database, where /dev/mailbox shows them. */
export const mailboxTransport: MailTransport = {
  isMailbox: true,
  send: async () => {},
  close: async () => {},
};
