import type { AdminQueue } from "#contract/admin/queue.ts";
import { daysBefore } from "#contract/privacy/retention.ts";
import { toInstant } from "#contract/shared/dates.ts";
import { countOpenBanAppeals } from "#server/domains/account/bans/ban-appeals.service.ts";
import { countOpenContactMessages } from "#server/domains/content/contact-messages/message-queue.service.ts";
import { countWaitingCertificates } from "#server/domains/profiles/certificates/certificate-decisions.service.ts";
import { countWaitingProductReviews } from "#server/domains/reviews/product-reviews/product-reviews.service.ts";
import { countOpenReports } from "#server/domains/safety/reports/decisions.service.ts";
import type { Context } from "#server/platform/context.ts";
import { countFailedMails } from "#server/platform/mail/mail-log.ts";
import { countWork } from "#server/platform/work-log/work-log.ts";

const recentDays = 7;

/** What waits for an admin: the side of every page shows it. */
export async function getQueue(ctx: Context): Promise<AdminQueue> {
  const { db, now } = ctx;
  const [reports, appeals, certificates, productReviews, messages, failedJobs, failedMails] =
    await Promise.all([
      countOpenReports(ctx),
      countOpenBanAppeals(ctx),
      countWaitingCertificates(ctx),
      countWaitingProductReviews(ctx),
      countOpenContactMessages(ctx),
      countWork(db, { state: "failed" }),
      countFailedMails(db, daysBefore(now, recentDays)),
    ]);
  const { oldestAt, ...counts } = reports;
  return {
    reports: { ...counts, ...(oldestAt ? { oldestAt: toInstant(oldestAt) } : {}) },
    appeals,
    certificates,
    productReviews,
    messages,
    failedJobs,
    failedMails,
  };
}
