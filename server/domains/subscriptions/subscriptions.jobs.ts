import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import type { Context, Outside } from "#server/platform/context.ts";
import type { DomainEntries } from "#server/platform/domain.ts";
import { defineJob } from "#server/platform/jobs/jobs.ts";
import { type TableWalk, walkTable } from "#server/platform/jobs/table-walk.ts";
import { allBooks, compareBooks } from "./compare-books.service.ts";
import { undoWrongCreditNotes, wrongCreditNotes } from "./invoices/invoices.service.ts";
import { eraseOldBooks, oldBooks } from "./old-books/old-books.service.ts";
import { endUnsent, refreshQuietly } from "./payments/apply-payment.service.ts";
import { changePayment, findPayment, listUnfinished } from "./payments/payments.repository.ts";
import { providersBooks, readProvidersBooks } from "./payments/providers-books.service.ts";
import { leftRefunds, refundJob, sendLeftRefunds, sendRefund } from "./payments/refunds.service.ts";
import { renewals, renewSubscriptions } from "./renewals/renewals.service.ts";

export const renewJob = defineJob<Record<string, never>>("subscriptions.renew");
export const askJob = defineJob<Record<string, never>>("subscriptions.ask-after-payments");
export const readBooksJob = defineJob<Record<string, never>>("subscriptions.read-providers-books");
export const eraseBooksJob = defineJob<Record<string, never>>("subscriptions.erase-old-books");
export const compareJob = defineJob<Record<string, never>>("subscriptions.compare-books");

export const undoNotesJob = defineJob<Record<string, never>>("subscriptions.undo-credit-notes");

export function registerSubscriptionJobs({ work, again }: DomainEntries<object>): void {
  for (const walk of [renewals, unfinishedPayments, leftRefunds]) again(walk);
  again(providersBooks);
  again(oldBooks);
  again(allBooks);
  again(wrongCreditNotes);
  work(refundJob, sendRefund);
  work(renewJob, renewSubscriptions, "10 7,13,19 * * *");
  work(askJob, askAfterPayments, "*/10 * * * *");
  work(readBooksJob, readProvidersBooks, "10 4 * * *");
  work(eraseBooksJob, eraseOldBooks, "20 3 * * *");
  work(undoNotesJob, undoWrongCreditNotes, "50 4 * * *");
  work(compareJob, compareBooks, "40 4 * * *");
}

type AskContext = Context<"outbox" | "jobs" | "config" | "payments" | "log">;

/** What the provider told us may have been lost, and what it was to be asked for. */
export async function askAfterPayments(ctx: Outside<AskContext>): Promise<void> {
  await walkTable(ctx, unfinishedPayments);
  await sendLeftRefunds(ctx);
}

const unfinishedPayments: TableWalk<AskContext> = {
  name: "subscriptions.ask-after-payments",
  async list({ db, now }, page) {
    const askedBefore = new Date(now.getTime() - 5 * 60 * 1000);
    return (await listUnfinished(db, { askedBefore, ...page })).map(({ id }) => id);
  },
  act: askAfter,
};

/** An order that the provider never answered has no way to be paid. */
async function askAfter(ctx: Outside<AskContext>, paymentId: number): Promise<void> {
  const payment = await findPayment(ctx.db, paymentId);
  if (!payment) return;
  const { id, providerId, kind, createdAt } = payment;
  await ctx.inTransaction(({ db, now }) => changePayment(db, id, { askedAt: now }));
  if (providerId) await refreshQuietly(ctx, { providerId });
  else if (kind === "first" && dayInAmsterdam(createdAt) < dayInAmsterdam(ctx.now))
    await ctx.inTransaction((step) => endUnsent(step, { paymentId: id, status: "expired" }));
}
