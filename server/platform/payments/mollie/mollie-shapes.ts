import * as z from "zod";
import { readAmount } from "../amounts.ts";
import type {
  PaymentMetadata,
  PaymentStatus,
  ProviderChargeback,
  ProviderMandate,
  ProviderPayment,
  ProviderPaymentInFull,
  ProviderRefund,
} from "../payment-provider.ts";
import { sequenceTypes } from "../payment-provider.ts";

/**
 * What we read of Mollie's answers. The rest is dropped right here: what is new there changes nothing
 * for us, and what `details` says of cards and bank accounts goes no further.
 */
const cents = z.object({ currency: z.string(), value: z.string() }).transform((amount, context) => {
  const read = readAmount(amount);
  if (read !== null) return read;
  context.addIssue({ code: "custom", message: "not an amount in euros" });
  return z.NEVER;
});

const instant = z.string().transform((text, context) => {
  const date = new Date(text);
  if (!Number.isNaN(date.getTime())) return date;
  context.addIssue({ code: "custom", message: "not a date" });
  return z.NEVER;
});

/** Absent and null are the same to us. */
const maybe = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? null);

const webAddress = z.string().refine((text) => {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && ["http:", "https:"].includes(url.protocol);
}, "not an address");
const link = z.object({ href: webAddress });

/** Codes only: a sentence could name somebody. */
const reasonCode = z
  .string()
  .regex(/^\w{1,60}$/)
  .nullish()
  .catch(null);
const reasons = z
  .object({ failureReason: reasonCode, bankReasonCode: reasonCode })
  .nullish()
  .catch(null);

const metadata = z
  .record(z.string(), z.unknown())
  .nullish()
  .catch(null)
  .transform(
    (given): PaymentMetadata =>
      Object.fromEntries(
        Object.entries(given ?? {}).filter((entry): entry is [string, string] => {
          return typeof entry[1] === "string";
        }),
      ),
  );

const statuses = {
  open: "open",
  pending: "pending",
  authorized: "authorized",
  paid: "paid",
  canceled: "cancelled",
  expired: "expired",
  failed: "failed",
} as const satisfies Record<string, PaymentStatus>;
type MollieStatus = keyof typeof statuses;

const paymentFields = z.object({
  resource: z.literal("payment"),
  id: z.string(),
  status: z.enum(Object.keys(statuses) as [MollieStatus, ...MollieStatus[]]),
  amount: cents,
  amountRefunded: maybe(cents),
  amountChargedBack: maybe(cents),
  description: z.string(),
  method: maybe(z.string()),
  sequenceType: z.enum(sequenceTypes).default("oneoff"),
  customerId: maybe(z.string()),
  mandateId: maybe(z.string()),
  metadata,
  isCancelable: maybe(z.boolean()),
  createdAt: instant,
  expiresAt: maybe(instant),
  authorizedAt: maybe(instant),
  paidAt: maybe(instant),
  canceledAt: maybe(instant),
  expiredAt: maybe(instant),
  failedAt: maybe(instant),
  details: reasons,
  statusReason: z.object({ code: reasonCode }).nullish().catch(null),
  _links: z.object({ checkout: maybe(link) }),
});

function toPayment(from: z.output<typeof paymentFields>): ProviderPayment {
  const { details, statusReason } = from;
  return {
    id: from.id,
    status: statuses[from.status],
    amountCents: from.amount,
    description: from.description,
    method: from.method,
    sequenceType: from.sequenceType,
    customerId: from.customerId,
    mandateId: from.mandateId,
    metadata: from.metadata,
    checkoutUrl: from._links.checkout?.href ?? null,
    isCancellable: from.isCancelable ?? false,
    createdAt: from.createdAt,
    expiresAt: from.expiresAt,
    authorizedAt: from.authorizedAt,
    paidAt: from.paidAt,
    cancelledAt: from.canceledAt,
    expiredAt: from.expiredAt,
    failedAt: from.failedAt,
    failureReason: details?.failureReason ?? details?.bankReasonCode ?? statusReason?.code ?? null,
    amountRefundedCents: from.amountRefunded ?? 0,
    amountChargedBackCents: from.amountChargedBack ?? 0,
  };
}

const chargeback = z
  .object({
    resource: z.literal("chargeback"),
    id: z.string(),
    amount: cents,
    reason: z.object({ code: reasonCode }).nullish().catch(null),
    createdAt: instant,
    reversedAt: maybe(instant),
  })
  .transform(
    ({ id, amount, reason, createdAt, reversedAt }): ProviderChargeback => ({
      id,
      amountCents: amount,
      reason: reason?.code ?? null,
      createdAt,
      reversedAt,
    }),
  );

export const molliePayment = paymentFields.transform(toPayment);

/** Asked for with `embed=chargebacks`. */
export const molliePaymentInFull = paymentFields
  .extend({ _embedded: z.object({ chargebacks: z.array(chargeback).default([]) }).nullish() })
  .transform(
    (from): ProviderPaymentInFull => ({
      ...toPayment(from),
      chargebacks: from._embedded?.chargebacks ?? [],
    }),
  );

export const mollieCustomer = z.object({ resource: z.literal("customer"), id: z.string() });

export const mollieMandate = z
  .object({
    resource: z.literal("mandate"),
    id: z.string(),
    status: z.enum(["valid", "pending", "invalid"]),
    method: z.string(),
    createdAt: instant,
  })
  .transform(({ id, status, method, createdAt }): ProviderMandate => {
    return { id, status, method, createdAt };
  });

const refundStatuses = {
  queued: "queued",
  pending: "pending",
  processing: "processing",
  refunded: "refunded",
  failed: "failed",
  canceled: "cancelled",
} as const satisfies Record<string, ProviderRefund["status"]>;
type MollieRefundStatus = keyof typeof refundStatuses;

export const mollieRefund = z
  .object({
    resource: z.literal("refund"),
    id: z.string(),
    status: z.enum(Object.keys(refundStatuses) as [MollieRefundStatus, ...MollieRefundStatus[]]),
    amount: cents,
    description: z.string().default(""),
    createdAt: instant,
  })
  .transform(
    ({ id, status, amount, description, createdAt }): ProviderRefund => ({
      id,
      status: refundStatuses[status],
      amountCents: amount,
      description,
      createdAt,
    }),
  );

const next = z.object({ next: maybe(link) });
export const molliePayments = z.object({
  _embedded: z.object({ payments: z.array(molliePayment) }),
  _links: next,
});
export const mollieMandates = z.object({
  _embedded: z.object({ mandates: z.array(mollieMandate) }),
  _links: next,
});
export const mollieRefunds = z.object({
  _embedded: z.object({ refunds: z.array(mollieRefund) }),
  _links: next,
});

export const mollieError = z.object({
  title: z.string().optional(),
  detail: z.string().optional(),
  field: z.string().optional(),
});
