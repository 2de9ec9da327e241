import { reasonOf } from "../../error-description.ts";
import { slowWork } from "../../slow-work.ts";
import { MailNotSent, type MailTransport } from "../mail.ts";
import type { MailContent } from "../mail-kind.ts";
import type { Attempt, MailRow } from "./mail-queue.ts";

/** In place of an address. */
export const nobody = "";

/** Stands in place of a server's words where we did not even try. */
export const heldBack = "suppressed";

export type Writers = Map<string, (data: object) => Promise<MailContent>>;

type Parts = {
  transport: MailTransport;
  writers: Writers;
  /** Who wants no mail, or can't get any. */
  isSuppressed: (address: string) => boolean;
};

/** Tries once; nothing is written down yet. */
export async function attempt(mail: MailRow, parts: Parts): Promise<Attempt> {
  const { transport, isSuppressed } = parts;
  const { key, recipient: to, headers, isNeeded } = mail;
  let content: MailContent | null = null;
  try {
    content = await written(parts.writers, mail);
    if (to === nobody) return { mail, content, end: "forgotten" };
    if (!isNeeded && isSuppressed(to)) {
      return over(parts, { mail, content, end: "refused", reason: heldBack });
    }
    await transport.send({ key, to, ...content, headers });
    return over(parts, { mail, content, end: "sent" });
  } catch (error) {
    if (!(error instanceof MailNotSent)) {
      return { mail, content, end: "later", reason: reasonOf(error), error };
    }
    const { message: reason, permanent, isDeadAddress } = error;
    if (!permanent) return { mail, content, end: "later", reason, error };
    return over(parts, { mail, content, end: "refused", reason, isDeadAddress });
  }
}

/** In the local mailbox even a fleeting mail may be read for a while. */
function over({ transport }: Parts, attempt: Attempt): Attempt {
  const { mail, content, isDeadAddress } = attempt;
  if (!mail.isFleeting || transport.isMailbox) return attempt;
  return { mail, content, end: "forgotten", isDeadAddress };
}

/** Once: the log shows what was sent, and another attempt sends the same words. */
async function written(writers: Writers, mail: MailRow): Promise<MailContent> {
  const { kind, data, subject, html, text, attachments } = mail;
  if (subject !== null && html !== null && text !== null) {
    return { subject, html, text, attachments };
  }
  const write = writers.get(kind ?? "");
  if (!write || !data) throw new Error(`nobody writes mails of the kind ${kind}`);
  slowWork("mail.write");
  return write(data);
}
