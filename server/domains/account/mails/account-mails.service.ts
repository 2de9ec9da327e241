import { defaultLocale, type Locale } from "#contract/shared/locale.ts";
import type { SocialProvider } from "#contract/social-sign-in.ts";
import type { Context } from "#server/platform/context.ts";
import { defineMail, type MailKind } from "#server/platform/mail/mail-kind.ts";
import type { Platform } from "#server/platform/platform.ts";
import { type LinkPurpose, linkLifetimeMs } from "../access/account-access.rules.ts";
import { insertLink, insertNoLink } from "../access/one-time-links.repository.ts";
import { findUser, type UserRow } from "../account.repository.ts";
import type { Notice } from "./account-mails.rules.ts";

/** What every mail wants to know of whom it is for. */
type Reader = { locale: Locale; firstName: string };

const linkMail = defineMail<Reader & { purpose: LinkPurpose; token: string; step: string | null }>(
  "account.link",
);
export const noticeMail = defineMail<
  Reader & { kind: Notice; reason?: string | undefined; path?: string | undefined }
>("account.notice");
export const bannedMail = defineMail<Reader & { reason?: string | undefined; token: string }>(
  "account.banned",
);
export const invitationMail = defineMail<Reader & { token: string }>("account.invitation");
export const newDeviceMail = defineMail<Reader & { device: string }>("account.new-device");
export const deletionCodeMail = defineMail<Reader & { code: string }>("account.deletion-code");
export const leavingMail = defineMail<Reader & { deletesAt: string }>("account.leaving");
export const socialLinkMail = defineMail<Reader & { provider: SocialProvider; token: string }>(
  "account.social-link",
);

/** Words are loaded with the first mail: rendering brings a lot along, which a start need not wait for. */
export function writeAccountMails({ mailer, config }: Platform): void {
  const { appUrl } = config;
  const words = () => import("./account.emails.tsx");
  const socialWords = () => import("../social-sign-in/social-sign-in.emails.tsx");
  mailer.write(linkMail, async (data) => (await words()).linkMail({ ...data, appUrl }));
  mailer.write(noticeMail, async (data) => (await words()).noticeMail({ ...data, appUrl }));
  mailer.write(bannedMail, async (data) => (await words()).bannedMail({ ...data, appUrl }));
  mailer.write(invitationMail, async (data) => (await words()).invitationMail({ ...data, appUrl }));
  mailer.write(newDeviceMail, async (data) => (await words()).newDeviceMail({ ...data, appUrl }));
  mailer.write(deletionCodeMail, async (data) =>
    (await words()).deletionCodeMail({ ...data, appUrl }),
  );
  mailer.write(leavingMail, async (data) => (await words()).leavingMail({ ...data, appUrl }));
  mailer.write(socialLinkMail, async (data) =>
    (await socialWords()).linkAccountMail({ ...data, appUrl }),
  );
}

type NewLink = { purpose: LinkPurpose; key: string };

/**
 * For an address that gets no mail. All that would be done for a known one is done: whoever asks for the
 * link must not be able to tell, from how busy the server is after it, whether we know the address.
 */
export async function sendNothing(
  { db, now, mailer }: Context<"mailer">,
  { email, purpose, key }: NewLink & { email: string },
): Promise<void> {
  const link = { email, purpose, lifetimeMs: linkLifetimeMs[purpose], now };
  const token = await insertNoLink(db, link);
  const reader: Reader = { locale: defaultLocale, firstName: "Noor" };
  await mailer.queue(db, linkMail, { ...reader, purpose, token, step: null }, { key, to: null });
}

/** Part of an action: makes a link and mails it to the user's address, or to another of theirs. */
export async function sendLink(
  ctx: Context<"mailer">,
  { user, purpose, key, to = user.email }: NewLink & { user: UserRow; to?: string },
): Promise<void> {
  const { db, now } = ctx;
  const { id: userId, registrationStep: step } = user;
  const lifetimeMs = linkLifetimeMs[purpose];
  const token = await insertLink(db, { userId, email: to, purpose, lifetimeMs, now });
  await queueMail(ctx, { user, key, to, mail: linkMail, about: { purpose, token, step } });
}

export function readerOf({ preferredLocale: locale, firstName }: UserRow): Reader {
  return { locale, firstName };
}

type NewNotice = {
  userId: number;
  kind: Notice;
  key: string;
  /** Where the button leads who can't log in. */
  pathIfBanned?: string;
};

/** Part of what another domain does: something that somebody is told by mail, if they are still here. */
export async function mailNotice(
  ctx: Context<"mailer">,
  { userId, kind, key, pathIfBanned }: NewNotice,
): Promise<void> {
  const user = await findUser(ctx.db, userId);
  if (!user) return;
  const path = user.bannedAt === null ? undefined : pathIfBanned;
  await queueMail(ctx, { user, key, mail: noticeMail, about: { kind, path } });
}

type NewMail<Data extends Reader> = {
  user: UserRow;
  key: string;
  /** The user's address, unless it is another of theirs. */
  to?: string;
  mail: MailKind<Data>;
  about: Omit<Data, keyof Reader>;
};

/** Part of an action, or of what follows from one. */
export async function queueMail<Data extends Reader>(
  { db, mailer }: Context<"mailer">,
  { user, key, to = user.email, mail, about }: NewMail<Data>,
): Promise<void> {
  // A reader and the rest make the whole, which TypeScript can't see of a type that is not known yet.
  const data = { ...readerOf(user), ...about } as Data;
  await mailer.queue(db, mail, data, { key, to, userId: user.id });
}
