import { defaultLocale } from "#contract/shared/locale.ts";
import type { Db } from "#server/db/database.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { MailContent } from "./account.emails.tsx";
import type { UserRow } from "./account.repository.ts";
import { type LinkPurpose, linkLifetimeMs } from "./account-access.rules.ts";
import { insertLink, insertNoLink } from "./one-time-links.repository.ts";

/** Loaded with the first mail: rendering mails brings a lot along, which a start need not wait for. */
export const loadMails = () => import("./account.emails.tsx");

type MailParts = Pick<Platform, "mailer" | "config" | "clock">;

type NewLink = { purpose: LinkPurpose; key: string; to?: string };

/** What a mail with a link wants to know of whom it is for. */
type Reader = Pick<UserRow, "id" | "email" | "firstName" | "preferredLocale" | "registrationStep">;

/**
 * In place of somebody who gets no mail. All that would be done for them is done: whoever asks for the
 * link must not be able to tell, from how busy the server is after it, whether we know the address.
 */
const nobody: Omit<Reader, "email"> = {
  id: 0,
  firstName: "Noor",
  preferredLocale: defaultLocale,
  registrationStep: null,
};

export async function sendNothing(
  parts: MailParts,
  tx: Db,
  email: string,
  { purpose, key }: NewLink,
): Promise<void> {
  const now = parts.clock.now();
  const link = { email, purpose, lifetimeMs: linkLifetimeMs[purpose], now };
  const token = await insertNoLink(tx, link);
  const content = await writeLinkMail(parts, { ...nobody, email }, purpose, token);
  await parts.mailer.queueNothing(tx, { key, to: email, ...content });
}

/** Part of an action: makes a link and mails it to the user's address, or to another of theirs. */
export async function sendLink(
  parts: MailParts,
  tx: Db,
  user: UserRow,
  { purpose, key, to = user.email }: NewLink,
): Promise<void> {
  const { id: userId } = user;
  const lifetimeMs = linkLifetimeMs[purpose];
  const now = parts.clock.now();
  const token = await insertLink(tx, { userId, email: to, purpose, lifetimeMs, now });
  const content = await writeLinkMail(parts, user, purpose, token);
  await queueMail(parts, tx, user, key, content, to);
}

async function writeLinkMail(
  parts: MailParts,
  reader: Reader,
  purpose: LinkPurpose,
  token: string,
): Promise<MailContent> {
  const { linkMail } = await loadMails();
  const { registrationStep: step } = reader;
  return linkMail({ ...readerOf(parts, reader), purpose, token, step });
}

/** What every mail wants to know of whom it is for. */
export function readerOf(
  { config }: Pick<MailParts, "config">,
  user: Pick<UserRow, "preferredLocale" | "firstName">,
) {
  const { preferredLocale: locale, firstName } = user;
  return { locale, firstName, appUrl: config.appUrl };
}

/** To the user's address, or to another that is theirs too. */
export async function queueMail(
  { mailer }: MailParts,
  tx: Db,
  user: UserRow,
  key: string,
  content: MailContent,
  to = user.email,
): Promise<void> {
  await mailer.queue(tx, { key, userId: user.id, to, ...content });
}
