import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { mails } from "#server/db/schema/mail.ts";
import type { Clock } from "../clock.ts";
import type { Jobs } from "../jobs/jobs.ts";
import type { MailTransport, OutgoingMail } from "./mail.ts";
import { sendMailJob } from "./mail-job.ts";

export type Mailer = {
  /** Queues a mail in the caller's transaction; the key names its cause, and sends it once. */
  queue(tx: Db, mail: OutgoingMail): Promise<void>;
};

export type MailerParts = { db: Db; jobs: Jobs; clock: Clock; transport: MailTransport };

export function createMailer({ db, jobs, clock, transport }: MailerParts): Mailer {
  jobs.work(sendMailJob, async ({ mailId }) => {
    const [mail] = await db
      .select()
      .from(mails)
      .where(and(eq(mails.id, mailId), isNull(mails.sentAt)));
    if (!mail) return;
    const { key, recipient: to, subject, html, text, headers } = mail;
    await transport.send({ key, to, subject, html, text, headers });
    await db.update(mails).set({ sentAt: clock.now() }).where(eq(mails.id, mailId));
  });

  return {
    async queue(tx, { key, to, subject, html, text, headers = {} }) {
      const [mail] = await tx
        .insert(mails)
        .values({ key, recipient: to, subject, html, text, headers, createdAt: clock.now() })
        .onConflictDoNothing({ target: mails.key })
        .returning({ id: mails.id });
      // The same cause once more: its mail is already queued or sent.
      if (!mail) return;
      await jobs.send(tx, sendMailJob, { mailId: mail.id });
    },
  };
}

/** Mails stay in the database, where /dev/mailbox shows them. */
export const mailboxTransport: MailTransport = {
  send: async () => {},
  close: async () => {},
};
