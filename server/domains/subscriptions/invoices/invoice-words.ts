import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { type Locale, numberTag } from "#contract/shared/locale.ts";
import en from "#messages/en/invoices.json" with { type: "json" };
import nl from "#messages/nl/invoices.json" with { type: "json" };
import { createTexts } from "#server/platform/texts.ts";
import type { PaymentRow } from "../payments/payments.repository.ts";
import type { InvoiceRow } from "./invoices.repository.ts";

const text = createTexts({ nl, en });

/** An invoice as it is written on paper. */
export type WrittenInvoice = {
  title: string;
  facts: { label: string; value: string }[];
  seller: { label: string; lines: string[] };
  buyer: { label: string; lines: string[] };
  line: { label: string; detail: string; amount: string };
  sums: { label: string; amount: string }[];
  total: { label: string; amount: string };
  closing: string;
};

type Papers = {
  invoice: InvoiceRow;
  number: string;
  /** Of a credit note: the invoice that it is about. */
  takenBack: string | null;
  payment: Pick<PaymentRow, "paidAt">;
};

export function writeInvoice(papers: Papers, locale: Locale): WrittenInvoice {
  const { invoice, number, takenBack, payment } = papers;
  const { line, seller, buyer, totalCents, vatCents, vatPercent, issuedOn } = invoice;
  const day = (on: string) => dayInWords(on, locale);
  const period = text(locale, "period", { start: day(line.startOn), end: day(line.endOn) });
  const paidOn = payment.paidAt ? dayInAmsterdam(payment.paidAt) : issuedOn;
  return {
    title: text(locale, takenBack ? "creditNote" : "invoice"),
    facts: [
      { label: text(locale, "number"), value: number },
      { label: text(locale, "date"), value: day(issuedOn) },
    ],
    seller: { label: text(locale, "from"), lines: [seller.name, ...seller.lines] },
    buyer: { label: text(locale, "for"), lines: [buyer.name, ...buyer.lines] },
    line: {
      label: text(locale, `plans.${line.plan}`),
      detail: takenBack ? text(locale, "paidBack", { number: takenBack }) : period,
      amount: euros(totalCents),
    },
    sums: [
      { label: text(locale, "exclusive"), amount: euros(totalCents - vatCents) },
      { label: text(locale, "vat", { percent: vatPercent }), amount: euros(vatCents) },
    ],
    total: { label: text(locale, "total"), amount: euros(totalCents) },
    closing: takenBack ? text(locale, "refunded") : text(locale, "paid", { date: day(paidOn) }),
  };
}

/** On the statement of somebody's bank. */
export function statementLine(plan: InvoiceRow["line"]["plan"], locale: Locale): string {
  return text(locale, "statement", { plan: text(locale, `statementPlans.${plan}`) });
}

const tagOf = (locale: Locale) => (locale === "nl" ? "nl-NL" : "en-GB");

function dayInWords(on: string, locale: Locale): string {
  const style = { dateStyle: "long", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(tagOf(locale), style).format(new Date(`${on}T00:00:00Z`));
}

function euros(cents: number): string {
  const style = { style: "currency", currency: "EUR" } as const;
  return new Intl.NumberFormat(numberTag, style).format(cents / 100);
}
