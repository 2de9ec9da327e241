import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import type { Context, Outside } from "#server/platform/context.ts";
import type { DomainEntries } from "#server/platform/domain.ts";
import { eachAlone } from "#server/platform/jobs/each-alone.ts";
import { defineJob } from "#server/platform/jobs/jobs.ts";
import { compareBooks } from "./compare-books.service.ts";
import { eraseOldBooks } from "./old-books/old-books.service.ts";
import { endUnsent, refreshQuietly } from "./payments/apply-payment.service.ts";
import { changePayment, listUnfinished, type PaymentRow } from "./payments/payments.repository.ts";
import { readProvidersBooks } from "./payments/providers-books.service.ts";
import { refundJob, sendLeftRefunds, sendRefund } from "./payments/refunds.service.ts";
import { renewSubscriptions } from "./renewals/renewals.service.ts";

export const renewJob = defineJob<Record<string, never>>("subscriptions.renew");
export const askJob = defineJob<Record<string, never>>("subscriptions.ask-after-payments");
export const readBooksJob = defineJob<Record<string, never>>("subscriptions.read-providers-books");
export const eraseBooksJob = defineJob<Record<string, never>>("subscriptions.erase-old-books");
export const compareJob = defineJob<Record<string, never>>("subscriptions.compare-books");

const timeZone = "Europe/Amsterdam";

export function registerSubscriptionJobs({ work }: DomainEntries<object>): void {
  work(refundJob, sendRefund);
  work(renewJob, renewSubscriptions, { cron: "10 7,13,19 * * *", timeZone });
  work(askJob, askAfterPayments, { cron: "*/10 * * * *", timeZone });
  work(readBooksJob, readProvidersBooks, { cron: "10 4 * * *", timeZone });
  work(eraseBooksJob, eraseOldBooks, { cron: "20 3 * * *", timeZone });
  work(compareJob, compareBooks, { cron: "40 4 * * *", timeZone });
}

type AskContext = Context<"outbox" | "jobs" | "config" | "payments" | "log">;

/** What the provider told us may have been lost, and what it was to be asked for. */
export async function askAfterPayments(ctx: Outside<AskContext>): Promise<void> {
  await eachAlone(whatIsLeft(ctx), (deed) => deed());
}

async function* whatIsLeft(ctx: Outside<AskContext>): AsyncGenerator<() => Promise<void>> {
  const askedBefore = new Date(ctx.now.getTime() - 5 * 60 * 1000);
  for (;;) {
    const waiting = await listUnfinished(ctx.db, { askedBefore, most: 50 });
    if (waiting.length === 0) break;
    for (const payment of waiting) yield () => askAfter(ctx, payment);
  }
  yield () => sendLeftRefunds(ctx);
}

/** An order that the provider never answered has no way to be paid. */
async function askAfter(
  ctx: Outside<AskContext>,
  { id, providerId, kind, createdAt }: PaymentRow,
): Promise<void> {
  await ctx.inTransaction(({ db, now }) => changePayment(db, id, { askedAt: now }));
  if (providerId) await refreshQuietly(ctx, { providerId });
  else if (kind === "first" && dayInAmsterdam(createdAt) < dayInAmsterdam(ctx.now))
    await ctx.inTransaction((step) => endUnsent(step, { paymentId: id, status: "expired" }));
}
