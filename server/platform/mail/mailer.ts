import type { Db } from "#server/db/database.ts";
import { mails } from "#server/db/schema/mail.ts";
import type { Config } from "../config/config.ts";
import type { Jobs } from "../jobs/jobs.ts";
import type { MailTransport } from "./mail.ts";
import type { MailContent, MailKind } from "./mail-kind.ts";
import { nobody, type Writers } from "./queue/attempt.ts";
import { tellSenders } from "./queue/mail-queue.ts";
import { createMailSender, type SenderParts } from "./queue/mail-sender.ts";

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
  /** Writes and sends what was queued, unless that is done; what the senders do by themselves. */
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
  /** One with `List-Unsubscribe` is not strictly needed: it waits for others, and asks who wants none. */
  headers?: Record<string, string>;
  /** Whose mail it is: it is erased together with them. */
  userId?: number;
  /** Erased as soon as it has been sent: the receiver wants to be forgotten. */
  isFleeting?: boolean;
};

export function createMailer(parts: SenderParts & { jobs: Jobs }): Mailer {
  const { jobs, clock } = parts;
  const writers: Writers = new Map();
  const sender = createMailSender(parts, writers);
  jobs.runBeside(sender);

  return {
    write({ name }, write) {
      if (writers.has(name)) throw new Error(`two kinds of mail are called ${name}`);
      // What is queued for a kind was checked against its type.
      writers.set(name, write as (data: object) => Promise<MailContent>);
    },
    async queue(tx, { name: kind }, data, envelope) {
      const { key, to, headers = {}, userId = null, isFleeting = false } = envelope;
      const now = clock.now();
      const [row] = await tx
        .insert(mails)
        .values({
          key,
          userId,
          recipient: to ?? nobody,
          kind,
          data,
          headers,
          isFleeting,
          isNeeded: !("List-Unsubscribe" in headers),
          createdAt: now,
          dueAt: now,
        })
        .onConflictDoNothing({ target: mails.key })
        .returning({ id: mails.id });
      // The same cause once more: its mail is already queued or sent.
      if (row) await tellSenders(tx);
    },
    send: (mailId) => sender.sendOne(mailId),
  };
}

/**
 * How the mails of a kind are written, as a domain says it. Their words are best loaded with the first of
 * them: rendering brings a lot along, which a start need not wait for.
 */
export function writeMails<Data extends object>(
  { mailer, config }: { mailer: Mailer; config: Pick<Config, "appUrl"> },
  kind: MailKind<Data>,
  write: (input: Data & { appUrl: string }) => Promise<MailContent>,
): void {
  const { appUrl } = config;
  mailer.write(kind, (data) => write({ ...data, appUrl }));
}

/** Mails stay in the database, where /dev/mailbox shows them. */
export const mailboxTransport: MailTransport = {
  isMailbox: true,
  send: async () => {},
  close: async () => {},
};
