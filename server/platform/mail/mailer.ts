import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { mails } from "#server/db/schema/mail.ts";
import type { Clock } from "../clock.ts";
import type { Jobs } from "../jobs/jobs.ts";
import type { Log } from "../log.ts";
import { slowWork } from "../slow-work.ts";
import { MailNotSent, type MailTransport } from "./mail.ts";
import { forgetMailsJob, sendMailJob } from "./mail-job.ts";
import type { MailContent, MailKind } from "./mail-kind.ts";
import { forgetMail, forgetOldMails } from "./mail-retention.ts";

export type Mailer = {
  /** How mails of a kind are put into words; done in the background, outside any transaction. */
  write<Data extends object>(
    kind: MailKind<Data>,
    write: (data: Data) => Promise<MailContent>,
  ): void;
  /** Queues a mail in the caller's transaction; the key names its cause, and sends it once. */
  queue<Data extends object>(
    tx: Db,
    kind: MailKind<Data>,
    data: Data,
    envelope: Envelope,
  ): Promise<void>;
  /** Writes and sends what was queued, unless that is done; what the job does. */
  send(mailId: number): Promise<void>;
};

export type Envelope = {
  /** One cause, one key: queueing the same key again is the same mail, not another one. */
  key: string;
  /**
   * One bare address. Null: nobody. Then all is done as for a mail but the sending, so that nobody can
   * tell by how busy the server is whether an address is known.
   */
  to: string | null;
  headers?: Record<string, string>;
  /** Whose mail it is: it is erased together with them. */
  userId?: number;
  /** Erased as soon as it has been sent: the receiver wants to be forgotten. */
  isFleeting?: boolean;
};

/** In place of an address. */
const nobody = "";

export type MailerParts = { db: Db; jobs: Jobs; clock: Clock; transport: MailTransport; log: Log };

type Writers = Map<string, (data: object) => Promise<MailContent>>;

export function createMailer(parts: MailerParts): Mailer {
  const { db, jobs, clock } = parts;
  const writers: Writers = new Map();
  const send = (mailId: number) => sendMail(parts, writers, mailId);
  jobs.work(sendMailJob, ({ mailId }) => send(mailId));
  jobs.work(forgetMailsJob, () => forgetOldMails(db, clock.now()), {
    cron: "50 3 * * *",
    timeZone: "Europe/Amsterdam",
  });

  return {
    write({ name }, write) {
      if (writers.has(name)) throw new Error(`two kinds of mail are called ${name}`);
      // What is queued for a kind was checked against its type.
      writers.set(name, write as (data: object) => Promise<MailContent>);
    },
    async queue(tx, { name: kind }, data, envelope) {
      const { key, to, headers = {}, userId = null, isFleeting = false } = envelope;
      const [row] = await tx
        .insert(mails)
        .values({
          ...{ key, userId, recipient: to ?? nobody, kind, data, headers, isFleeting },
          createdAt: clock.now(),
        })
        .onConflictDoNothing({ target: mails.key })
        .returning({ id: mails.id });
      // The same cause once more: its mail is already queued or sent.
      if (!row) return;
      await jobs.send(tx, sendMailJob, { mailId: row.id });
    },
    send,
  };
}

/** A failure that may pass is thrown on, so that the job comes back; one for good is put aside. */
async function sendMail(parts: MailerParts, writers: Writers, mailId: number): Promise<void> {
  const { db, clock, transport, log } = parts;
  const [mail] = await db
    .select()
    .from(mails)
    .where(and(eq(mails.id, mailId), isNull(mails.sentAt), isNull(mails.failedAt)));
  if (!mail) return;
  const { key, recipient: to, headers } = mail;
  const content = await written(db, writers, mail);
  if (to === nobody) return forgetMail(db, mailId);
  try {
    await transport.send({ key, to, ...content, headers });
    await db.update(mails).set({ sentAt: clock.now() }).where(eq(mails.id, mailId));
  } catch (error) {
    if (!(error instanceof MailNotSent && error.permanent)) throw error;
    log.warn({ mailId, reason: error.message }, "mail refused for good");
    const failed = { failedAt: clock.now(), lastError: error.message };
    await db.update(mails).set(failed).where(eq(mails.id, mailId));
  }
  if (mail.isFleeting && !transport.isMailbox) await forgetMail(db, mailId);
}

/** Once: the log shows what was sent, and another attempt sends the same words. */
async function written(
  db: Db,
  writers: Writers,
  { id, kind, data, subject, html, text, attachments }: typeof mails.$inferSelect,
): Promise<MailContent> {
  if (subject !== null && html !== null && text !== null) {
    return { subject, html, text, attachments };
  }
  const write = writers.get(kind ?? "");
  if (!write || !data) throw new Error(`nobody writes mails of the kind ${kind}`);
  slowWork("mail.write");
  const content = await write(data);
  await db
    .update(mails)
    .set({ ...content, attachments: [...(content.attachments ?? [])], kind: null, data: null })
    .where(eq(mails.id, id));
  return content;
}

/** Mails stay in the database, where /dev/mailbox shows them. */
export const mailboxTransport: MailTransport = {
  isMailbox: true,
  send: async () => {},
  close: async () => {},
};
