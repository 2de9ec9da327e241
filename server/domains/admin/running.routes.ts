import { adminBadgesEndpoints } from "#contract/admin/badges.ts";
import { adminFiguresEndpoints } from "#contract/admin/figures.ts";
import { adminJobsEndpoints } from "#contract/admin/jobs.ts";
import { adminMailsEndpoints } from "#contract/admin/mails.ts";
import { adminMessagesEndpoints } from "#contract/admin/messages.ts";
import { type AdminQueue, adminQueueEndpoints } from "#contract/admin/queue.ts";
import { adminUsersEndpoints } from "#contract/admin/users.ts";
import { daysBefore } from "#contract/privacy/retention.ts";
import { toInstant } from "#contract/shared/dates.ts";
import { pageWindow } from "#contract/shared/paging.ts";
import { countOpenBanAppeals } from "#server/domains/account/bans/ban-appeals.service.ts";
import {
  getBadgeFigures,
  getBadgeHolder,
  listBadgeHolders,
} from "#server/domains/badges/badge-holders.service.ts";
import {
  countOpenContactMessages,
  getContactMessage,
  listContactMessages,
} from "#server/domains/content/contact-messages/message-queue.service.ts";
import { countWaitingCertificates } from "#server/domains/profiles/certificates/certificate-decisions.service.ts";
import { countWaitingProductReviews } from "#server/domains/reviews/product-reviews/product-reviews.service.ts";
import { countOpenReports } from "#server/domains/safety/reports/decisions.service.ts";
import type { Context } from "#server/platform/context.ts";
import type { DomainEntries } from "#server/platform/domain.ts";
import { countFailedMails } from "#server/platform/mail/mail-log.ts";
import { countWork } from "#server/platform/work-log/work-log.ts";
import { asPage } from "./as-page.ts";
import * as badges from "./badges/badges.service.ts";
import { getFigures } from "./figures/figures.service.ts";
import * as jobs from "./jobs/jobs.service.ts";
import * as mails from "./mail/mails.service.ts";
import * as suppressions from "./mail/suppressions.service.ts";
import { markMessageDone, reopenMessage } from "./messages/messages.service.ts";
import { logOutUser } from "./users/users.service.ts";

type Entries = DomainEntries<object>;

/** Running the place: what waits, and what goes wrong by itself. */
export function bindRunning(admin: Entries): void {
  const { bind } = admin;
  bindJobs(admin);
  bindMails(admin);
  bindMessages(admin);
  bindBadges(admin);
  bind(adminQueueEndpoints.get, async (ctx) => ({ data: await getQueue(ctx) }));

  bind(adminFiguresEndpoints.get, async (ctx, { query }) => ({
    data: await getFigures(ctx, query),
  }));

  bind(adminUsersEndpoints.logOut, async (ctx, { params }) => ({
    data: await logOutUser(ctx, { userId: params.id }),
  }));
}

function bindJobs({ bind }: Entries): void {
  bind(adminJobsEndpoints.list, async (ctx, { query }) => {
    const { state, kind, q } = query;
    const found = await jobs.listJobs(ctx, { state, kind, q, window: pageWindow(query) });
    return asPage(adminJobsEndpoints.list, query, found);
  });
  bind(adminJobsEndpoints.counts, async (ctx) => ({ data: await jobs.countJobs(ctx) }));
  bind(adminJobsEndpoints.get, async (ctx, { params }) => ({
    data: await jobs.getJob(ctx, params),
  }));
  bind(adminJobsEndpoints.retry, async (ctx, { params }) => ({
    data: await jobs.retryJob(ctx, params),
  }));
  bind(adminJobsEndpoints.retryAll, async (ctx, { body }) => ({
    data: await jobs.retryAllJobs(ctx, body),
  }));
  bind(adminJobsEndpoints.drop, (ctx, { params }) => jobs.dropJob(ctx, params));
}

function bindMails({ bind }: Entries): void {
  bind(adminMailsEndpoints.list, async (ctx, { query }) => {
    const { q, kind, state, day } = query;
    const found = await mails.listMails(ctx, { q, kind, state, day, window: pageWindow(query) });
    return asPage(adminMailsEndpoints.list, query, found);
  });
  bind(adminMailsEndpoints.counts, async (ctx) => ({ data: await mails.countMailKinds(ctx) }));
  bind(adminMailsEndpoints.get, async (ctx, { params }) => ({
    data: await mails.getMail(ctx, { mailId: params.id }),
  }));
  bind(adminMailsEndpoints.resend, async (ctx, { params }) => ({
    data: await mails.resend(ctx, { mailId: params.id }),
  }));

  bind(adminMailsEndpoints.listSuppressions, async (ctx, { query }) => {
    const { q, reason } = query;
    const found = await suppressions.listSuppressions(ctx, {
      q,
      reason,
      window: pageWindow(query),
    });
    return asPage(adminMailsEndpoints.listSuppressions, query, found);
  });
  bind(adminMailsEndpoints.addSuppression, async (ctx, { body }) => ({
    data: await suppressions.addSuppression(ctx, body),
  }));
  bind(adminMailsEndpoints.liftSuppression, (ctx, { params }) =>
    suppressions.liftSuppression(ctx, params),
  );
}

function bindMessages({ bind }: Entries): void {
  bind(adminMessagesEndpoints.list, async (ctx, { query }) => {
    const { open, q } = query;
    const found = await listContactMessages(ctx, { open, q, window: pageWindow(query) });
    return asPage(adminMessagesEndpoints.list, query, found);
  });
  bind(adminMessagesEndpoints.get, async (ctx, { params }) => ({
    data: await getContactMessage(ctx, { messageId: params.id }),
  }));
  bind(adminMessagesEndpoints.markDone, async (ctx, { params, body }) => ({
    data: await markMessageDone(ctx, { messageId: params.id, note: body.note }),
  }));
  bind(adminMessagesEndpoints.reopen, async (ctx, { params }) => ({
    data: await reopenMessage(ctx, { messageId: params.id }),
  }));
}

function bindBadges({ bind }: Entries): void {
  bind(adminBadgesEndpoints.figures, async (ctx) => ({ data: await getBadgeFigures(ctx) }));
  bind(adminBadgesEndpoints.listHolders, async (ctx, { query }) => {
    const found = await listBadgeHolders(ctx, { q: query.q, window: pageWindow(query) });
    return asPage(adminBadgesEndpoints.listHolders, query, found);
  });
  bind(adminBadgesEndpoints.getHolder, async (ctx, { params }) => ({
    data: await getBadgeHolder(ctx, { profileId: params.id }),
  }));
  bind(adminBadgesEndpoints.recount, async (ctx, { params }) => ({
    data: await badges.recount(ctx, { profileId: params.id }),
  }));
  bind(adminBadgesEndpoints.takeBack, async (ctx, { params, body }) => ({
    data: await badges.takeBack(ctx, { profileId: params.id, ...body }),
  }));
}

const recentDays = 7;

/** What waits for an admin: the side of every page shows it. */
async function getQueue(ctx: Context): Promise<AdminQueue> {
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
