import * as z from "zod";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { urlsFor } from "#contract/urls/urls.ts";
import en from "#messages/en/reference-mails.json" with { type: "json" };
import nl from "#messages/nl/reference-mails.json" with { type: "json" };
import {
  findReader,
  findUserIdByEmail,
  type NotifyContext,
  notify,
} from "#server/domains/notify/notify.service.ts";
import { unsubscribeLinks } from "#server/domains/notify/unsubscribe-links.service.ts";
import { findDelivery } from "#server/domains/notify/ways.service.ts";
import { findProfileRef } from "#server/domains/profiles/profile-refs.service.ts";
import type { DomainEntries } from "#server/platform/domain.ts";
import { defineMail } from "#server/platform/mail/mail-kind.ts";
import { findSuppression } from "#server/platform/mail/suppression.ts";
import type { MailReader, NoticeTable } from "#server/platform/notices.ts";
import { createTexts } from "#server/platform/texts.ts";
import { referenceLink } from "../reference-links.ts";
import { referenceAsked, referenceWritten } from "../references.events.ts";
import { findReference } from "../references.repository.ts";
import { firstNameOf } from "../references.rules.ts";

const text = createTexts({ nl, en });

/** What is stored of a reference for the words about it. */
const referenceNoticeParams = z.object({ writer: z.string() });

export type ReceivedMailData = { writer: string; path: string };

export const referenceNotices = {
  entries: { reference_received: { kind: "reviews", isMailed: true } },
  words({ params }, locale) {
    const words = referenceNoticeParams.parse(params);
    return { title: text(locale, "notice.title", words), text: text(locale, "notice.text") };
  },
  mail: defineMail<MailReader & ReceivedMailData>("notifications.reference-received"),
} satisfies NoticeTable<"reference_received", ReceivedMailData>;

/** To somebody who most likely has no account, in the sitter's language. */
export type AskedMailData = {
  locale: Locale;
  /** Who is asked. */
  name: string;
  /** For whom. */
  sitter: string;
  isReminder: boolean;
  /** The last day of the link. */
  until: string;
  today: string;
  path: string;
  pageUrl: string;
};

export const askedMail = defineMail<AskedMailData>("notifications.reference-asked");

export function subscribeReferenceNotices({ on }: DomainEntries<object>): void {
  on(referenceAsked, "notifications.mail-reference-asked", mailReferenceAsked);
  on(referenceWritten, "notifications.tell-of-reference", notifyReferenceWritten);
}

/** The link goes to who was asked, unless they want no such mail. */
async function mailReferenceAsked(
  ctx: NotifyContext,
  { referenceId, reminder }: { referenceId: number; reminder: number },
): Promise<void> {
  const { db, now, mailer, config, appKey } = ctx;
  const reference = await findReference(db, referenceId);
  const sitter = reference && (await findSitter(ctx, reference));
  // Withdrawn, or written, before this came round.
  if (!reference?.email || !sitter || !(await wantsMail(ctx, reference.email))) return;
  const { email, name, expiresAt } = reference;
  const { userId, locale } = sitter;
  const links = unsubscribeLinks(appKey, config.appUrl, { email, kind: "reviews" });
  const data: AskedMailData = {
    locale,
    name,
    sitter: sitter.firstName,
    isReminder: reminder > 0,
    until: dayInAmsterdam(expiresAt),
    today: dayInAmsterdam(now),
    path: urlsFor(locale).reference(referenceLink.tokenOf(appKey, referenceId)),
    pageUrl: links.pageUrl,
  };
  const key = `reference-asked:${referenceId}:${reminder}`;
  // It is about the sitter: it goes when they go.
  await mailer.queue(db, askedMail, data, { key, to: email, headers: links.headers, userId });
}

/** Who has an account chooses there; who has none said so by a link in such a mail. */
async function wantsMail(ctx: NotifyContext, email: string): Promise<boolean> {
  const { db, appKey } = ctx;
  const userId = await findUserIdByEmail(ctx, email);
  if (userId === null) return (await findSuppression(db, { appKey, email })) === null;
  return (await findDelivery(ctx, { userId, kind: "reviews" })).email !== "none";
}

/** The sitter hears that it is there. */
async function notifyReferenceWritten(
  ctx: NotifyContext,
  { referenceId }: { referenceId: number },
): Promise<void> {
  const reference = await findReference(ctx.db, referenceId);
  const sitter = reference && (await findSitter(ctx, reference));
  if (!reference || !sitter) return;
  const { name, profileId } = reference;
  const writer = firstNameOf(name);
  const path = urlsFor(sitter.locale).references();
  await notify(ctx, {
    table: referenceNotices,
    type: "reference_received",
    userId: sitter.userId,
    profileId,
    otherProfileId: null,
    params: { writer },
    path,
    causeKey: `reference:${referenceId}`,
    mail: { writer, path },
    push: { tag: `reference-${referenceId}` },
  });
}

async function findSitter(ctx: NotifyContext, { profileId }: { profileId: number }) {
  const profile = await findProfileRef(ctx.db, profileId);
  const reader = profile && (await findReader(ctx, profile.userId));
  return profile && reader ? { ...reader, userId: profile.userId } : null;
}
