import { describe, expect, it } from "vitest";
import { BadConfiguration, readConfig } from "./config.ts";

const real = {
  APP_URL: "https://kwispel.example",
  APP_KEY: "k".repeat(32),
  MOLLIE_API_KEY: "live_secret",
  SMTP_URL: "smtp://localhost",
  MAIL_FROM: "Kwispel <post@example.org>",
  OPERATOR_NAME: "Buurtdieren B.V.",
  OPERATOR_ADDRESS: "Oudegracht 1, 3511 AB Utrecht",
  OPERATOR_EMAIL: "post@example.org",
  OPERATOR_KVK: "12345678",
  OPERATOR_VAT: "NL123456789B01",
};

function problemsOf(environment: Record<string, string>, now?: string): string[] {
  try {
    readConfig(environment, now === undefined ? undefined : new Date(now));
    return [];
  } catch (error) {
    if (!(error instanceof BadConfiguration)) throw error;
    return error.message.split("\n");
  }
}

describe("a site that sells for real", () => {
  it.each([
    ["with a live key", {}],
    ["with a test key, as in a rehearsal", { MOLLIE_API_KEY: "test_secret" }],
    ["with dots in its VAT number", { OPERATOR_VAT: "NL 1234.56.789.B01" }],
    ["from another country", { OPERATOR_VAT: "BE0123456789" }],
    ["that is exempt from VAT", { VAT_RATES: "2012-10-01:0" }],
    ["with prices of its own", { PRICE_MONTH: "500", PRICE_QUARTER: "1500", PRICE_YEAR: "6000" }],
  ])("starts %s", (_case, environment) => {
    expect(problemsOf({ ...real, ...environment })).toEqual([]);
  });

  it.each([
    [{ OPERATOR_NAME: "" }, "OPERATOR_NAME: needed beside MOLLIE_API_KEY"],
    [{ OPERATOR_ADDRESS: "" }, "OPERATOR_ADDRESS: needed beside MOLLIE_API_KEY"],
    [{ OPERATOR_EMAIL: "" }, "OPERATOR_EMAIL: needed beside MOLLIE_API_KEY"],
    [{ OPERATOR_KVK: "" }, "OPERATOR_KVK: needed beside MOLLIE_API_KEY"],
    [{ OPERATOR_VAT: "" }, "OPERATOR_VAT: needed beside MOLLIE_API_KEY"],
    [{ OPERATOR_VAT: "NL123456789" }, "OPERATOR_VAT: must be a VAT number"],
    [{ OPERATOR_VAT: "volgt" }, "OPERATOR_VAT: must be a VAT number"],
    [{ SMTP_URL: "" }, "SMTP_URL: needed beside MOLLIE_API_KEY"],
    [{ APP_URL: "http://kwispel.example" }, "APP_URL: a live MOLLIE_API_KEY needs a site on https"],
    [{ PRICE_MONTH: "10", PRICE_QUARTER: "20" }, "PRICE_MONTH: is in cents"],
    [{ PRICE_YEAR: "499500" }, "PRICE_YEAR: is in cents"],
    [{ PRICE_QUARTER: "3000" }, "PRICE_QUARTER: must be no less than one month"],
    [{ PRICE_QUARTER: "900" }, "PRICE_QUARTER: must be no less than one month"],
    [{ PRICE_YEAR: "1000" }, "PRICE_YEAR: must be no less than one quarter"],
    [{ PRICE_YEAR: "9000" }, "PRICE_YEAR: must be no less than one quarter"],
    [{ VAT_RATES: "2012-10-01:210" }, "VAT_RATES: must be days with percentages"],
    [{ VAT_RATES: "2012-10-01:91" }, "VAT_RATES: a rate above 30% can't be meant"],
    [{ VAT_RATES: "2027-01-01:22" }, "VAT_RATES: has no rate for today, 2026-11-15"],
  ])("does not start with %j", (environment, text) => {
    const problems = problemsOf({ ...real, ...environment }, "2026-11-15T09:30:00Z");
    expect(problems.filter((problem) => problem.startsWith(text))).toHaveLength(1);
  });

  it("names all that is missing at once", () => {
    const { APP_URL, APP_KEY, MOLLIE_API_KEY } = real;
    const names = problemsOf({ APP_URL, APP_KEY, MOLLIE_API_KEY }).map(
      (line) => line.split(":")[0],
    );
    const operator = ["NAME", "ADDRESS", "EMAIL", "KVK", "VAT"].map((name) => `OPERATOR_${name}`);
    expect(names).toEqual([...operator, "SMTP_URL"]);
  });
});

describe("a site that sells nothing real", () => {
  it.each([
    ["without a key", { APP_URL: real.APP_URL, APP_KEY: real.APP_KEY }],
    ["with a test key on this machine", { MOLLIE_API_KEY: "test_secret" }],
    ["with any prices", { PRICE_MONTH: "1", PRICE_YEAR: "1" }],
  ])("starts %s, without a company", (_case, environment) => {
    expect(problemsOf(environment)).toEqual([]);
  });
});
