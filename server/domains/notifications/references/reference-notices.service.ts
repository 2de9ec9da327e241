import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { urlsFor } from "#contract/urls/urls.ts";
import { findProfileRef } from "#server/domains/profiles/profile-refs.service.ts";
import {
  findReferenceFacts,
  type ReferenceFacts,
} from "#server/domains/references/reference-facts.service.ts";
import { defineMail } from "#server/platform/mail/mail-kind.ts";
import { findSuppression } from "#server/platform/mail/suppression.ts";
import type { Platform } from "#server/platform/platform.ts";
import { findReader, findUserIdByEmail } from "../notifications.repository.ts";
import { findDelivery } from "../notifications.service.ts";
import { type MailReader, type NotifyContext, notify } from "../notify.service.ts";
import { unsubscribeLinks } from "../unsubscribe-links.ts";
import type { AskedMailData, ReceivedMailData } from "./reference.emails.tsx";

const askedMail = defineMail<AskedMailData>("notifications.reference-asked");
const receivedMail = defineMail<MailReader & ReceivedMailData>("notifications.reference-received");

export function writeReferenceMails({ mailer, config }: Platform): void {
  const { appUrl } = config;
  const words = () => import("./reference.emails.tsx");
  mailer.write(askedMail, async (data) => (await words()).askedMail({ ...data, appUrl }));
  mailer.write(receivedMail, async (data) => (await words()).receivedMail({ ...data, appUrl }));
}

/** The link goes to who was asked, unless they want no such mail. */
export async function mailReferenceAsked(
  ctx: NotifyContext,
  { referenceId, reminder }: { referenceId: number; reminder: number },
): Promise<void> {
  const { db, now, mailer, config, appKey } = ctx;
  const facts = await findReferenceFacts(ctx, referenceId);
  const sitter = facts && (await readerOf(ctx, facts));
  // Withdrawn, or written, before this came round.
  if (!facts?.email || !sitter || !(await wantsMail(ctx, facts.email))) return;
  const { email, name, token, expiresAt } = facts;
  const { locale } = sitter;
  const links = unsubscribeLinks(appKey, config.appUrl, { email, kind: "reviews" });
  const data: AskedMailData = {
    ...{ locale, name, sitter: sitter.firstName, isReminder: reminder > 0 },
    until: dayInAmsterdam(expiresAt),
    today: dayInAmsterdam(now),
    path: urlsFor(locale).reference(token),
    pageUrl: links.pageUrl,
  };
  const key = `reference-asked:${referenceId}:${reminder}`;
  await mailer.queue(db, askedMail, data, {
    ...{ key, to: email, headers: links.headers },
    // It is about them: it goes when they go.
    userId: sitter.userId,
  });
}

/** Who has an account chooses there; who has none said so by a link in such a mail. */
async function wantsMail(ctx: NotifyContext, email: string): Promise<boolean> {
  const { db, appKey } = ctx;
  const userId = await findUserIdByEmail(db, email);
  if (userId === null) return (await findSuppression(db, { appKey, email })) === null;
  return (await findDelivery(ctx, { userId, kind: "reviews" })).email !== "none";
}

/** The sitter hears that it is there. */
export async function tellOfReference(
  ctx: NotifyContext,
  { referenceId }: { referenceId: number },
): Promise<void> {
  const facts = await findReferenceFacts(ctx, referenceId);
  const sitter = facts && (await readerOf(ctx, facts));
  if (!facts || !sitter) return;
  const { writer, profileId } = facts;
  const path = urlsFor(sitter.locale).references();
  await notify(ctx, {
    ...{ userId: sitter.userId, profileId, otherProfileId: null, path },
    kind: "reviews",
    type: "reference_received",
    params: { writer },
    causeKey: `reference:${referenceId}`,
    mail: { kind: receivedMail, data: { writer, path } },
    push: { tag: `reference-${referenceId}` },
  });
}

async function readerOf({ db }: NotifyContext, { profileId }: ReferenceFacts) {
  const profile = await findProfileRef(db, profileId);
  const reader = profile && (await findReader(db, profile.userId));
  return profile && reader ? { ...reader, userId: profile.userId } : null;
}
