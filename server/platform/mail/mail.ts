import type { MailAttachment } from "./mail-kind.ts";

export type OutgoingMail = {
  /** One cause, one key: sending the same key again is the same mail, not another one. */
  key: string;
  /** One bare address. */
  to: string;
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string>;
  attachments?: readonly MailAttachment[];
};

export type MailTransport = {
  /** Resolves when the mail is in the receiver's hands; throws MailNotSent otherwise. */
  send(message: OutgoingMail): Promise<void>;
  close(): Promise<void>;
  /** Mails don't leave: what is kept of them here is all that their receiver gets to see. */
  readonly isMailbox?: boolean;
};

type Details = { permanent: boolean; isDeadAddress?: boolean; cause?: unknown };

export class MailNotSent extends Error {
  override name = "MailNotSent";
  /** The same mail would be refused again: no use in trying. */
  readonly permanent: boolean;
  /** Nobody is there: no mail whatever would arrive. */
  readonly isDeadAddress: boolean;

  constructor(message: string, details: Details) {
    super(message, { cause: details.cause });
    this.permanent = details.permanent;
    this.isDeadAddress = details.isDeadAddress ?? false;
  }
}
