import { userLeaving } from "#server/domains/account/account.events.ts";
import { profileRemoved } from "#server/domains/profiles/profiles.events.ts";
import { openDomain } from "#server/platform/domain.ts";
import { writeMails } from "#server/platform/mail/mailer.ts";
import type { Platform } from "#server/platform/platform.ts";
import { drawPaper } from "./invoices/invoice-pdf.service.ts";
import {
  subscribeSubscriptionNotices,
  subscriptionNotices,
} from "./notices/subscriptions.notices.ts";
import { stopWithProfile, stopWithUser } from "./own-subscription.service.ts";
import { registerSubscriptionJobs } from "./subscriptions.jobs.ts";
import type { SubscriptionsPorts } from "./subscriptions.ports.ts";
import { bindSubscriptions } from "./subscriptions.routes.ts";

export function registerSubscriptions(platform: Platform, ports: SubscriptionsPorts): void {
  const subscriptions = openDomain(platform, { ports });
  bindSubscriptions(subscriptions);
  registerSubscriptionJobs(subscriptions);
  subscriptions.onPublish(profileRemoved, stopWithProfile);
  subscriptions.onPublish(userLeaving, stopWithUser);
  subscribeSubscriptionNotices(subscriptions);
  writeMails(platform, subscriptionNotices.mail, async ({ attached, ...mail }) => {
    const { db } = platform;
    const drawn = attached ? await drawPaper({ db }, { ...attached, locale: mail.locale }) : null;
    const paper = drawn && { ...drawn, isCreditNote: attached?.refundId != null };
    const { subscriptionMail } = await import("./notices/subscription.emails.tsx");
    return subscriptionMail({ ...mail, paper });
  });
}
