import { describe, expect, it } from "vitest";
import { subscriptionNotificationTypes } from "#contract/notifications.ts";
import { type Locale, locales } from "#contract/shared/locale.ts";
import { refundReasons } from "#contract/subscriptions/payments.ts";
import { subscriptionMail } from "./subscription.emails.tsx";
import { type SubscriptionMailData, subscriptionNotices } from "./subscriptions.notices.ts";

const params: SubscriptionMailData["params"] = {
  plan: "quarter",
  amountCents: 1995,
  vatCents: 346,
  paidCents: 1995,
  number: "2026-000012",
  startOn: "2026-11-15",
  endOn: "2027-02-15",
  chargeOn: "2027-02-08",
  until: "2026-11-29",
  withdrawnAt: "2026-11-15T22:59:00.000Z",
  latestOn: "2026-11-29",
  reason: "withdrawn",
  hasEnded: true,
};
const withdrawalPath = "/withdraw?t=12.secret";
const pageUrl = "https://kwispel.test/unsubscribeMail?s=1";

type Changes = Omit<Partial<SubscriptionMailData>, "params"> & {
  params?: Partial<SubscriptionMailData["params"]>;
  paper?: Parameters<typeof subscriptionMail>[0]["paper"];
};

function write(locale: Locale, { params: changed, ...data }: Changes = {}) {
  const type = data.type ?? "subscription_bought";
  return subscriptionMail({
    locale,
    firstName: "Tess",
    name: null,
    today: "2026-11-15",
    path: "/subscriptions",
    appUrl: "https://kwispel.test",
    paper: null,
    ...(subscriptionNotices.entries[type].kind === "reminders" ? { pageUrl } : {}),
    ...data,
    type,
    params: { ...params, ...changed },
  });
}

describe.each(locales)("mails about a subscription in %s", (locale) => {
  it.each(subscriptionNotificationTypes)("%s: one heading, the facts, one way on", async (type) => {
    const { subject, html, text } = await write(locale, { type });
    expect(html).toContain(`lang="${locale}"`);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('href="https://kwispel.test/subscriptions"');
    expect(html).toContain("prefers-color-scheme: dark");
    expect(text).toContain("https://kwispel.test/subscriptions");
    expect(html.includes("unsubscribeMail")).toBe(type === "subscription_ending");
    for (const words of [subject, text]) {
      expect(words).not.toMatch(/\{\{|undefined|null|NaN|[a-z]\.(subscription|payment|charge)_/);
    }
  });

  it.each(refundReasons)("says why money came back: %s", async (reason) => {
    const { text } = await write(locale, { type: "payment_refunded", params: { reason } });
    const others = await Promise.all(
      refundReasons
        .filter((other) => other !== reason)
        .map((other) => write(locale, { type: "payment_refunded", params: { reason: other } })),
    );
    expect(others.map((other) => other.text)).not.toContain(text);
  });
});

describe("a receipt", () => {
  it("says what was paid, for what, and how to undo it", async () => {
    const { subject, html, text } = await write("nl", { withdrawalPath });
    expect(subject).toBe("Je abonnement is begonnen");
    expect(text).toMatch(/^Abonnement +kwartaal$/m);
    expect(text).toMatch(/^Periode +15 november 2026 t\/m 15 februari 2027$/m);
    expect(text).toMatch(/^Betaald +€\s19,95, waarvan €\s3,46 btw$/m);
    expect(text).toMatch(/^Factuur +2026-000012$/m);
    expect(html).toContain('href="https://kwispel.test/withdraw?t=12.secret"');
    expect(text.replaceAll(/\s+/g, " ")).toContain("steeds met dezelfde periode, nu voor € 19,95.");
    expect(text).toContain("Tot en met zo 29 november");
    expect(text).toContain("https://kwispel.test/withdraw?t=12.secret");
  });

  it("of a renewal has no way to undo it, and says how to stop", async () => {
    const { html, text } = await write("nl", { type: "subscription_renewed" });
    expect(html).not.toContain("/withdraw");
    expect(text).toContain("Stoppen kan altijd");
  });

  it("has its invoice with it, byte for byte", async () => {
    const bytes = new Uint8Array([0, 255, 37, 80, 68, 70]);
    const number = "2026-000012";
    const invoice = await write("nl", { paper: { number, isCreditNote: false, bytes } });
    expect(invoice.attachments).toEqual([
      {
        fileName: "factuur-2026-000012.pdf",
        contentType: "application/pdf",
        content: Buffer.from(bytes).toString("base64"),
        encoding: "base64",
      },
    ]);
    const note = await write("en", { paper: { number, isCreditNote: true, bytes } });
    expect(note.attachments?.[0]?.fileName).toBe("credit-note-2026-000012.pdf");
  });
});

it("a charge that failed says when the next one is", async () => {
  const type = "charge_failed";
  const { text } = await write("nl", { type, params: { chargeOn: "2026-11-18" } });
  expect(text).toMatch(/^Volgende poging +wo 18 november$/m);
  expect(text).toContain("Op wo 18 november proberen we het opnieuw.");
  const soon = await write("en", { type, params: { chargeOn: "2026-11-15" } });
  expect(soon.text).toMatch(/^Next try +within a day$/m);
});

it("a withdrawal is confirmed with the minute in which it was said, in Amsterdam", async () => {
  const { text } = await write("nl", { type: "purchase_withdrawn", params: { amountCents: 1900 } });
  expect(text).toMatch(/^Ontvangen op +zo 15 november om 23:59$/m);
  expect(text).toMatch(/^Betaald +€\s19,95$/m);
  expect(text).toMatch(/^Je krijgt terug +€\s19$/m);
  expect(text).toContain("uiterlijk zo 29 november");
});

it.each([
  ["subscription_given_up", true, "liep tot en met"],
  ["subscription_given_up", false, "loopt nog tot en met"],
  ["payment_charged_back", true, "Daarom is je abonnement gestopt."],
  ["payment_charged_back", false, "van een abonnement dat al voorbij was"],
] as const)("%s, ended %s: %s", async (type, hasEnded, words) => {
  expect((await write("nl", { type, params: { hasEnded } })).text).toContain(words);
});
