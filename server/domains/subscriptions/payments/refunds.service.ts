import { randomUUID } from "node:crypto";
import type { RefundReason } from "#contract/subscriptions/payments.ts";
import type { Db } from "#server/db/database.ts";
import type { Context, Outside } from "#server/platform/context.ts";
import { conflict } from "#server/platform/http/problem.ts";
import { defineJob } from "#server/platform/jobs/jobs.ts";
import { type TableWalk, walkTable } from "#server/platform/jobs/table-walk.ts";
import { PaymentProviderError } from "#server/platform/payments/payment-provider-error.ts";
import { issueCreditNote } from "../invoices/invoices.service.ts";
import { refundDone } from "../subscriptions.events.ts";
import { lockSubscription } from "../subscriptions.repository.ts";
import { refundableCents } from "./money-left.rules.ts";
import {
  changeRefund,
  findPayment,
  insertPaymentEntry,
  insertRefund,
  listAskedRefunds,
  listPaymentEntries,
  listRefunds,
  lockRefund,
  type PaymentRow,
  type RefundRow,
} from "./payments.repository.ts";

export const refundJob = defineJob<{ refundId: number }>("subscriptions.refund", {
  isOnce: true,
  pollSeconds: 5,
});

export type Refunding = {
  amountCents: number;
  reason: RefundReason;
  /** In an admin's words. */
  text?: string;
};

/** Part of what gives money back, behind the subscription's lock: never more than is left. */
export async function askRefund(
  ctx: Context<"jobs">,
  payment: PaymentRow,
  { amountCents, reason, text }: Refunding,
): Promise<RefundRow> {
  const { db, now, jobs } = ctx;
  if (amountCents > (await readRefundable(db, payment))) throw conflict("refundTooHigh");
  const asked = { paymentId: payment.id, amountCents, reason, text };
  const refund = await insertRefund(db, { ...asked, key: randomUUID(), createdAt: now });
  await jobs.send(db, refundJob, { refundId: refund.id }, { key: `refund:${refund.id}` });
  return refund;
}

/** What is left of a payment to be paid back. */
export async function readRefundable(db: Db, payment: PaymentRow): Promise<number> {
  const refunds = await listRefunds(db, [payment.id]);
  return refundableCents(payment, refunds, await listPaymentEntries(db, [payment.id]));
}

type RefundContext = Context<"outbox" | "payments" | "log">;

/** So long after it was asked nobody asks again: the answer may still be on its way. */
const answerMs = 60_000;

/**
 * Asks the provider, one at a time. It forgets keys within a day, so who asks again looks first among what
 * the provider has given back of this payment: however often, it is given back once.
 */
export async function sendRefund(
  ctx: Outside<RefundContext>,
  { refundId }: { refundId: number },
): Promise<void> {
  const taken = await ctx.inTransaction((step) => takeToSend(step, refundId));
  if (!taken) return;
  const { refund, isFirst } = taken;
  const payment = await findPayment(ctx.db, refund.paymentId);
  if (!payment?.providerId) throw new Error(`payment ${refund.paymentId} is not the provider's`);
  const { amountCents, key: idempotencyKey } = refund;
  const description = descriptionOf(refund);
  try {
    const known = isFirst ? [] : await ctx.payments.listRefunds(payment.providerId);
    const { id: providerId } =
      known.find((each) => each.description === description) ??
      (await ctx.payments.createRefund(payment.providerId, {
        amountCents,
        description,
        idempotencyKey,
      }));
    await ctx.inTransaction(({ db }) => changeRefund(db, refundId, { providerId }));
  } catch (error) {
    if (!(error instanceof PaymentProviderError) || error.kind === "unavailable") throw error;
    // Nothing will change its mind: a person has to look at it.
    ctx.log.error({ err: error, refundId }, "a refund was refused");
    await ctx.inTransaction(({ db }) => changeRefund(db, refundId, { status: "failed" }));
  }
}

/** On somebody's bank statement, and how it is known again among the provider's. */
const descriptionOf = ({ id, paymentId }: RefundRow) => `Kwispel ${paymentId}-${id}`;

/** Null: it needs no asking, or somebody has just asked. */
async function takeToSend(
  { db, now }: Context,
  refundId: number,
): Promise<{ refund: RefundRow; isFirst: boolean } | null> {
  const refund = await lockRefund(db, refundId);
  if (refund?.status !== "asked" || refund.providerId !== null) return null;
  const { sentAt } = refund;
  if (sentAt && now.getTime() - sentAt.getTime() < answerMs) return null;
  await changeRefund(db, refundId, { sentAt: now });
  return { refund, isFirst: sentAt === null };
}

/** By the clock, for jobs that were lost. */
export async function sendLeftRefunds(
  ctx: Outside<RefundContext & Context<"jobs">>,
): Promise<void> {
  await walkTable(ctx, leftRefunds);
}

export const leftRefunds: TableWalk<RefundContext & Context<"jobs">> = {
  name: "subscriptions.left-refunds",
  list: async ({ db }, page) => (await listAskedRefunds(db, page)).map(({ id }) => id),
  act: (ctx, refundId) => sendRefund(ctx, { refundId }),
};

type ToldRefund = { id: string; isDone: boolean; isFailed: boolean; amountCents: number; at: Date };

/** Part of hearing how a payment is: what became of its refunds. One that went through gets its credit note. */
export async function applyRefunds(
  ctx: Context<"outbox" | "config">,
  payment: PaymentRow,
  told: readonly ToldRefund[],
): Promise<void> {
  const { db, outbox, now } = ctx;
  await lockSubscription(db, payment.subscriptionId);
  const own = await listRefunds(db, [payment.id]);
  for (const { id: reference, isDone, isFailed, amountCents, at } of told) {
    const refund = own.find((each) => each.providerId === reference);
    if (isFailed && refund?.status === "asked")
      await changeRefund(db, refund.id, { status: "failed" });
    if (!isDone) continue;
    const entry = { paymentId: payment.id, kind: "refunded" as const, reference, amountCents };
    await insertPaymentEntry(db, { ...entry, happenedAt: at, createdAt: now });
    // It may have been told before we knew that it is this one.
    if (!refund || refund.status === "done") continue;
    await changeRefund(db, refund.id, { status: "done" });
    await issueCreditNote(ctx, { payment, refund });
    await outbox.publish(db, [refundDone({ refundId: refund.id, paymentId: payment.id })]);
  }
}
