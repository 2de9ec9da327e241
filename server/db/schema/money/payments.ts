import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { entryKinds, paymentEntryKinds } from "#contract/subscriptions/ledger.ts";
import {
  paymentKinds,
  paymentMethods,
  paymentStatuses,
  refundReasons,
  refundStatuses,
} from "#contract/subscriptions/payments.ts";
import { plans } from "#contract/subscriptions/plans.ts";
import { createdAt, instantAt } from "../columns.ts";
import { subscriptions } from "./subscriptions.ts";

/**
 * One a try. What was ordered never changes; how it goes is in its entries, and `status`, `method` and
 * `paidAt` are kept from them for reading.
 */
export const payments = pgTable(
  "payments",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    subscriptionId: integer()
      .notNull()
      .references(() => subscriptions.id),
    kind: text({ enum: paymentKinds }).notNull(),
    plan: text({ enum: plans }).notNull(),
    amountCents: integer().notNull(),
    vatPercent: integer().notNull(),
    /** By it the provider knows a try that is sent again; it comes back with the payment. */
    key: uuid().notNull().unique("payments_one_a_key"),
    /** Of a renewal: the end after which it is for, and which try. */
    renewsEndOn: date(),
    attempt: integer(),
    /** Which they chose with us; absent: the provider asks. `method` is what they paid with. */
    orderedMethod: text({ enum: paymentMethods }),
    /** Where to go on once it is paid: a path of ours. */
    backTo: text(),
    /** Absent until the provider answered. */
    providerId: text().unique("payments_one_a_provider_id"),
    checkoutUrl: text(),
    status: text({ enum: paymentStatuses }).notNull().default("open"),
    method: text(),
    paidAt: instantAt(),
    /** When the provider was last asked how it goes. */
    askedAt: instantAt(),
    createdAt: createdAt(),
  },
  (table) => [
    index("payments_of_subscription").on(table.subscriptionId, table.id),
    // Two that press 'pay' at once order one thing. Whoever goes back and chooses another way to pay
    // orders anew: a checkout knows one way, and what is paid twice is given back.
    uniqueIndex("payments_one_order_at_a_time")
      .on(table.subscriptionId, table.plan, sql`coalesce(ordered_method, '')`)
      .where(sql`kind = 'first' and status in ('open', 'pending', 'authorized')`),
    unique("payments_one_a_renewal_try").on(table.subscriptionId, table.renewsEndOn, table.attempt),
    index("payments_unfinished")
      .on(table.askedAt)
      .where(sql`status in ('open', 'pending', 'authorized')`),
    check(
      "payments_renewal_of_an_end",
      sql`(kind = 'renewal') = (renews_end_on is not null and attempt is not null)`,
    ),
    check("payments_amount", sql`amount_cents > 0`),
  ],
);

/** How a payment went, as the provider told it. Added and never changed: a trigger sees to that. */
export const paymentEntries = pgTable(
  "payment_entries",
  {
    paymentId: integer()
      .notNull()
      .references(() => payments.id),
    kind: text({ enum: paymentEntryKinds }).notNull(),
    /** Its status, or the provider's name for the refund or chargeback: each is told once. */
    reference: text().notNull(),
    amountCents: integer().notNull(),
    /** When it happened, by the provider's clock. */
    happenedAt: instantAt().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.paymentId, table.kind, table.reference] })],
);

/** What a subscription is, read in the order of ids. Added and never changed: a trigger sees to that. */
export const subscriptionEntries = pgTable(
  "subscription_entries",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    subscriptionId: integer()
      .notNull()
      .references(() => subscriptions.id),
    kind: text({ enum: entryKinds }).notNull(),
    paymentId: integer().references(() => payments.id),
    plan: text({ enum: plans }),
    startOn: date(),
    endOn: date(),
    createdAt: createdAt(),
  },
  (table) => [
    index("subscription_entries_in_order").on(table.subscriptionId, table.id),
    // Paying once buys once, however often it is told.
    uniqueIndex("subscription_entries_one_a_payment")
      .on(table.paymentId)
      .where(sql`kind in ('bought', 'renewed')`),
  ],
);

/** Asked for here first, then of the provider: by its key it is paid back once. */
export const refunds = pgTable(
  "refunds",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    paymentId: integer()
      .notNull()
      .references(() => payments.id),
    amountCents: integer().notNull(),
    reason: text({ enum: refundReasons }).notNull(),
    /** In an admin's words. */
    text: text(),
    key: uuid().notNull().unique("refunds_one_a_key"),
    providerId: text().unique("refunds_one_a_provider_id"),
    status: text({ enum: refundStatuses }).notNull().default("asked"),
    /** When the provider was last asked for it; its answer may have been lost. */
    sentAt: instantAt(),
    createdAt: createdAt(),
  },
  (table) => [
    index("refunds_of_payment").on(table.paymentId),
    index("refunds_asked").on(table.createdAt).where(sql`status = 'asked'`),
    check("refunds_amount", sql`amount_cents > 0`),
  ],
);

export type InvoiceParty = { name: string; lines: string[] };
export type InvoiceLine = { plan: (typeof plans)[number]; startOn: string; endOn: string };

/** Of a payment, or of a refund that went through. Written once: what is on paper doesn't change. */
export const invoices = pgTable(
  "invoices",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** A series of its own for each year, without gaps. */
    year: integer().notNull(),
    number: integer().notNull(),
    paymentId: integer()
      .notNull()
      .references(() => payments.id),
    refundId: integer()
      .unique("invoices_one_a_refund")
      .references(() => refunds.id),
    /** A credit note that was issued for money that never went back: this invoice undoes it. */
    cancelsId: integer()
      .unique("invoices_cancelled_once")
      .references((): AnyPgColumn => invoices.id),
    issuedOn: date().notNull(),
    /** Below zero on a credit note. */
    totalCents: integer().notNull(),
    vatPercent: integer().notNull(),
    vatCents: integer().notNull(),
    line: jsonb().$type<InvoiceLine>().notNull(),
    seller: jsonb().$type<InvoiceParty>().notNull(),
    buyer: jsonb().$type<InvoiceParty>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique("invoices_number").on(table.year, table.number),
    uniqueIndex("invoices_one_a_payment")
      .on(table.paymentId)
      .where(sql`refund_id is null and cancels_id is null`),
  ],
);

/** The last number of each year; its row is locked until the invoice is there. */
export const invoiceSeries = pgTable("invoice_series", {
  year: integer().primaryKey(),
  lastNumber: integer().notNull(),
});
