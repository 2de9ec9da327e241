import type * as z from "zod";
import type { settings } from "./settings.ts";

type Settings = z.output<typeof settings>;
type Given = Readonly<Record<string, unknown>>;

/**
 * Where money is real, what stands on an invoice is real too. A key with https is a site that sells; a
 * live key moves money wherever it is. Without either, as in a demo, nothing of this is asked for.
 */
export function sellsForReal({ MOLLIE_API_KEY }: Settings, isHttps: boolean): boolean {
  return MOLLIE_API_KEY !== undefined && (isHttps || isLive(MOLLIE_API_KEY));
}

function isLive(key: string): boolean {
  return key.startsWith("live_");
}

/** What an invoice needs by law; `OPERATOR_NAME` has a default, which is nobody's name. */
const invoiceWants = {
  OPERATOR_NAME: "the name of the company",
  OPERATOR_ADDRESS: "its address",
  OPERATOR_EMAIL: "where buyers write to it",
  OPERATOR_KVK: "its number at the chamber of commerce",
  OPERATOR_VAT: "its VAT number",
} as const satisfies Partial<Record<keyof Settings, string>>;

/** What is missing or can't be meant; each line names its variable. */
export function problemsOfSelling(values: Settings, given: Given, today: string): string[] {
  return [
    ...problemsOfSeller(values, given),
    ...problemsOfPrices(values),
    ...problemsOfVat(values, today),
  ];
}

function problemsOfSeller(values: Settings, given: Given): string[] {
  const problems = Object.entries(invoiceWants)
    .filter(([name]) => given[name] === undefined)
    .map(([name, what]) => `${name}: needed beside MOLLIE_API_KEY: invoices name ${what}`);
  const { OPERATOR_VAT, MOLLIE_API_KEY = "", APP_URL = "", SMTP_URL } = values;
  if (OPERATOR_VAT && !isVatNumber(OPERATOR_VAT)) {
    problems.push("OPERATOR_VAT: must be a VAT number, such as NL123456789B01");
  }
  if (isLive(MOLLIE_API_KEY) && !APP_URL.startsWith("https:")) {
    problems.push("APP_URL: a live MOLLIE_API_KEY needs a site on https");
  }
  if (!SMTP_URL) {
    problems.push("SMTP_URL: needed beside MOLLIE_API_KEY: receipts have to reach who paid");
  }
  return problems;
}

/** Dutch ones are known to the digit; of others, that they begin with a country. */
function isVatNumber(value: string): boolean {
  const number = value.replace(/[\s.]/g, "");
  return number.startsWith("NL")
    ? /^NL\d{9}B\d{2}$/.test(number)
    : /^[A-Z]{2}\w{2,12}$/.test(number);
}

const cheapestCents = 100;
const dearestCents = 100_000;

/** Euros in place of cents, or a nought too many: nobody would sell so. */
function problemsOfPrices(values: Settings): string[] {
  const problems: string[] = [];
  for (const name of ["PRICE_MONTH", "PRICE_QUARTER", "PRICE_YEAR"] as const) {
    if (values[name] < cheapestCents || values[name] > dearestCents) {
      problems.push(`${name}: is in cents; between ${cheapestCents} and ${dearestCents}`);
    }
  }
  const { PRICE_MONTH, PRICE_QUARTER, PRICE_YEAR } = values;
  if (PRICE_QUARTER < PRICE_MONTH || PRICE_QUARTER > 3 * PRICE_MONTH) {
    problems.push("PRICE_QUARTER: must be no less than one month, and no more than three");
  }
  if (PRICE_YEAR < PRICE_QUARTER || PRICE_YEAR > 4 * PRICE_QUARTER) {
    problems.push("PRICE_YEAR: must be no less than one quarter, and no more than four");
  }
  return problems;
}

/** The highest of Europe is 27. */
const highestPercent = 30;

function problemsOfVat({ VAT_RATES }: Settings, today: string): string[] {
  const problems: string[] = [];
  if (!VAT_RATES.some(({ from }) => from <= today)) {
    problems.push(`VAT_RATES: has no rate for today, ${today}`);
  }
  if (VAT_RATES.some(({ percent }) => percent > highestPercent)) {
    problems.push(`VAT_RATES: a rate above ${highestPercent}% can't be meant`);
  }
  return problems;
}
