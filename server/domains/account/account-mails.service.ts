import type { Db } from "#server/db/database.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { MailContent } from "./account.emails.tsx";
import type { UserRow } from "./account.repository.ts";
import { type LinkPurpose, linkLifetimeMs } from "./account-access.rules.ts";
import { insertLink } from "./one-time-links.repository.ts";

/** Loaded with the first mail: rendering mails brings a lot along, which a start need not wait for. */
export const loadMails = () => import("./account.emails.tsx");

type MailParts = Pick<Platform, "mailer" | "config" | "clock">;

type NewLink = { purpose: LinkPurpose; key: string; to?: string };

/** Part of an action: makes a link and mails it to the user's address, or to another of theirs. */
export async function sendLink(
  parts: MailParts,
  tx: Db,
  user: UserRow,
  { purpose, key, to = user.email }: NewLink,
): Promise<void> {
  const { id: userId, registrationStep: step } = user;
  const lifetimeMs = linkLifetimeMs[purpose];
  const now = parts.clock.now();
  const token = await insertLink(tx, { userId, email: to, purpose, lifetimeMs, now });
  const { linkMail } = await loadMails();
  const content = await linkMail({ ...readerOf(parts, user), purpose, token, step });
  await queueMail(parts, tx, user, key, content, to);
}

/** What every mail wants to know of whom it is for. */
export function readerOf({ config }: Pick<MailParts, "config">, user: UserRow) {
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
