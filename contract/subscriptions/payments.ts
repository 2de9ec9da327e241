import * as z from "zod";
import { instant } from "../shared/dates.ts";
import { endpoint } from "../shared/endpoint.ts";
import { id, pathId } from "../shared/ids.ts";
import { paginated, pagingQuery } from "../shared/paging.ts";
import { plan } from "./plans.ts";

export const paymentStatuses = [
  "open",
  "cancelled",
  "pending",
  "authorized",
  "expired",
  "failed",
  "paid",
] as const;
export const paymentStatus = z.enum(paymentStatuses);
export type PaymentStatus = z.infer<typeof paymentStatus>;

/** Chosen by who pays; the names that people see are the provider's own. */
export const paymentMethods = ["ideal", "creditcard", "bancontact"] as const;
export const paymentMethod = z.enum(paymentMethods);
export type PaymentMethod = z.infer<typeof paymentMethod>;

/** The first makes it possible to charge again; the others are charged by the clock. */
export const paymentKinds = ["first", "renewal"] as const;
export type PaymentKind = (typeof paymentKinds)[number];

export const refundReasons = ["withdrawn", "paid_twice", "stopped", "goodwill"] as const;
export type RefundReason = (typeof refundReasons)[number];

/** Asked for until the provider says how it ended. */
export const refundStatuses = ["asked", "done", "failed"] as const;
export type RefundStatus = (typeof refundStatuses)[number];

export const refund = z.object({
  id,
  amountCents: z.int(),
  reason: z.enum(refundReasons),
  status: z.enum(refundStatuses),
  createdAt: instant,
  /** The number of its credit note. */
  invoiceNumber: z.string().optional(),
});

export const payment = z.object({
  id,
  kind: z.enum(paymentKinds),
  plan,
  amountCents: z.int(),
  status: paymentStatus,
  /** As the provider calls it, once it is known. */
  method: z.string().optional(),
  createdAt: instant,
  paidAt: instant.optional(),
  /** Absent until it is paid. */
  invoiceNumber: z.string().optional(),
  refunds: z.array(refund),
  /** What a bank took back, after all. */
  chargedBackCents: z.int().optional(),
  /** Where to pay, while nothing came of it. */
  checkoutUrl: z.string().optional(),
  /** Where to go on once it is paid, as it was ordered. */
  backTo: z.string().optional(),
});
export type Payment = z.infer<typeof payment>;

export const paymentsEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/api/payments",
    access: "user",
    summary: "What the user paid and got back, for all profiles, the latest first.",
    query: pagingQuery,
    response: paginated(payment),
  }),
  get: endpoint({
    method: "GET",
    path: "/api/payments/{id}",
    access: "user",
    summary: "One payment, as far as we know.",
    params: z.object({ id: pathId }),
    response: z.object({ data: payment }),
  }),
  check: endpoint({
    method: "POST",
    path: "/api/payments/{id}/check",
    access: "user",
    summary: "Asks the provider how a payment is: what a return from the checkout waits for.",
    limit: "messages",
    notIdempotent: "Asking again is what it is for.",
    params: z.object({ id: pathId }),
    response: z.object({ data: payment }),
  }),
  invoice: endpoint({
    method: "GET",
    path: "/api/payments/{id}/invoice",
    access: "user",
    summary: "The invoice of a payment as a PDF; with refund, the credit note of that refund.",
    params: z.object({ id: pathId }),
    query: z.object({ refund: pathId.optional() }),
    download: { contentType: "application/pdf", fileName: "kwispel-factuur.pdf" },
  }),
  webhook: endpoint({
    method: "POST",
    path: "/api/payments/webhook",
    access: "public",
    summary: "The provider says that something about a payment changed; what, is asked of it.",
    body: z.object({ id: z.string().max(64) }),
    formPost: true,
  }),
};
