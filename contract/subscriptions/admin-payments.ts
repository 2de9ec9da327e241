import * as z from "zod";
import { profileType } from "../profiles.ts";
import { calendarDate, instant } from "../shared/dates.ts";
import { endpoint } from "../shared/endpoint.ts";
import { id, pathId } from "../shared/ids.ts";
import { paginated, pagingQuery } from "../shared/paging.ts";
import { integerBetween } from "../shared/validation/inputs.ts";
import { paragraphs } from "../shared/validation/text.ts";
import { entryKinds, paymentEntryKinds } from "./ledger.ts";
import { payment, paymentStatus, refund } from "./payments.ts";
import { plan } from "./plans.ts";

const params = z.object({ id: pathId });

/** What somebody has to look at: money taken back by a bank, a refund that did not arrive, another amount. */
export const paymentProblems = ["charged_back", "refund_failed", "other_amount"] as const;

/** A payment as an admin knows it. */
export const adminPayment = payment.extend({
  /** Absent when they have gone. */
  user: z
    .object({ id, firstName: z.string(), lastName: z.string().optional(), email: z.string() })
    .optional(),
  profileType,
  subscriptionId: id,
  /** The provider's name for it, by which it is found there too. */
  providerId: z.string().optional(),
  /** What can still be paid back. */
  refundableCents: z.int(),
});
export type AdminPayment = z.infer<typeof adminPayment>;

const adminRefund = refund.extend({
  /** In the words of the admin who gave it. */
  text: z.string().optional(),
  providerId: z.string().optional(),
});

/** All that is written down of a payment, and of the subscription that it is for. */
export const paymentHistory = adminPayment.extend({
  refunds: z.array(adminRefund),
  /** As the provider told it, in the order in which it happened. */
  entries: z.array(
    z.object({
      kind: z.enum(paymentEntryKinds),
      /** The status, or the provider's name for the refund or chargeback. */
      reference: z.string(),
      amountCents: z.int(),
      happenedAt: instant,
      createdAt: instant,
    }),
  ),
  invoices: z.array(
    z.object({
      number: z.string(),
      /** Of a credit note. */
      refundId: id.optional(),
      /** It takes back a credit note whose money never went back. */
      undoes: z.literal(true).optional(),
      issuedOn: calendarDate,
      totalCents: z.int(),
      vatPercent: z.int(),
      vatCents: z.int(),
    }),
  ),
  /** Of the whole subscription, also by other payments. */
  subscriptionEntries: z.array(
    z.object({
      kind: z.enum(entryKinds),
      paymentId: id.optional(),
      plan: plan.optional(),
      startOn: calendarDate.optional(),
      endOn: calendarDate.optional(),
      createdAt: instant,
    }),
  ),
});
export type PaymentHistory = z.infer<typeof paymentHistory>;

export const refundForm = z.object({
  /** Absent: all that is left. */
  amountCents: integerBetween(1, 999_999_999).optional(),
  /** Why; for the books, and not for the receiver. */
  reason: paragraphs(2_000),
});

export const adminPaymentsEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/api/admin/payments",
    access: "admin",
    summary:
      "Payments, the latest first: by part of a name or address, the number of an invoice, or the " +
      "provider's name for it.",
    query: pagingQuery.extend({
      q: z.string().trim().max(100).optional(),
      status: paymentStatus.optional(),
      problem: z.enum(paymentProblems).optional(),
    }),
    response: paginated(adminPayment),
  }),
  get: endpoint({
    method: "GET",
    path: "/api/admin/payments/{id}",
    access: "admin",
    summary: "A payment with its whole history, and that of its subscription.",
    params,
    response: z.object({ data: paymentHistory }),
  }),
  refund: endpoint({
    method: "POST",
    path: "/api/admin/payments/{id}/refunds",
    access: "admin",
    summary:
      "Pays back a part of a payment, or all that is left; the latter ends what it paid for, if " +
      "that is not over.",
    params,
    body: refundForm,
    status: 201,
    response: z.object({ data: paymentHistory }),
  }),
};
