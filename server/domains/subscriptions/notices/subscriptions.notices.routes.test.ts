import { asc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { refunds } from "#server/db/schema/money/payments.ts";
import { subscriptions } from "#server/db/schema/money/subscriptions.ts";
import { notifications } from "#server/db/schema/notifications.ts";
import { sendRefund } from "#server/domains/subscriptions/payments/refunds.service.ts";
import { renewSubscriptions } from "#server/domains/subscriptions/renewals/renewals.service.ts";
import {
  chargedBack,
  paymentPaid,
  purchaseWithdrawn,
  refundDone,
  renewalAnnounced,
} from "#server/domains/subscriptions/subscriptions.events.ts";
import { type Buyer, testBuying } from "#tests/setup/money/buying.ts";
import { mailedToken, sentMails } from "#tests/setup/sent-mails.ts";
import { testPayments } from "#tests/setup/stand-ins/local-payments.ts";
import { testServer, testStart } from "#tests/setup/test-server.ts";
import { remindOfEndings } from "./subscriptions.notices.ts";

const books = testPayments(() => server.current.clock);
const server = testServer({ payments: books.provider });
const { makeBuyer, order, pay, hook, choose, later, renew, job } = testBuying(server, books);
const db = () => server.current.platform.db;

let buyer: Buyer;
beforeEach(async () => {
  server.current.clock.set(testStart);
  buyer = await makeBuyer();
});

/** Everything that was mailed so far; what is the same once more is not. */
const mails = () => sentMails(server.current);
const subjects = async () => (await mails()).map(({ subject }) => subject);
const last = async () => {
  const mail = (await mails()).at(-1);
  if (!mail) throw new Error("nothing was mailed");
  return mail;
};
const told = async () => {
  await server.current.relay.drain();
  const rows = await db()
    .select()
    .from(notifications)
    .where(eq(notifications.userId, buyer.userId))
    .orderBy(asc(notifications.id));
  return rows.map(({ kind, type }) => `${kind}: ${type}`);
};
const call = (method: string, path: string) =>
  server.current.call(method, path, { as: buyer.token });

describe("a receipt", () => {
  it("comes with the invoice and the way to undo it, once however often it is told", async () => {
    const paymentId = await order(buyer, "quarter");
    const providerId = await pay(paymentId);
    await hook(providerId);
    await db().transaction((tx) =>
      server.current.platform.outbox.publish(tx, [paymentPaid({ paymentId })]),
    );
    expect(await subjects()).toEqual(["Je abonnement is begonnen"]);
    expect(await told()).toEqual(["payments: subscription_bought"]);
    const mail = await last();
    expect(mail.headers).not.toHaveProperty("List-Unsubscribe");
    const [file] = mail.attachments;
    expect(file).toMatchObject({
      contentType: "application/pdf",
      encoding: "base64",
      fileName: "factuur-2026-000001.pdf",
    });
    expect(Buffer.from(file?.content ?? "", "base64").toString("latin1")).toMatch(/^%PDF-/);

    const t = await mailedToken(server.current, /withdraw\?t=([\w.-]+)/);
    const shown = await server.current.call("GET", `/api/withdrawal?t=${t}`);
    expect(shown.json().data).toMatchObject({ plan: "quarter", amount_cents: 1995 });
  });

  it("is in the buyer's language", async () => {
    buyer = await makeBuyer({ user: { preferredLocale: "en" } });
    await pay(await order(buyer));
    const mail = await last();
    expect(mail.subject).toBe("Your subscription has started");
    expect(mail.attachments[0]?.fileName).toBe("invoice-2026-000001.pdf");
  });

  it("doesn't come for an order that came to nothing", async () => {
    await hook(await choose(await order(buyer), { outcome: "failed" }));
    expect(await subjects()).toEqual([]);
  });
});

describe("a renewal", () => {
  it("is announced two weeks before, and then has a receipt without a way back", async () => {
    await pay(await order(buyer));
    await renew(15);
    expect(await subjects()).toHaveLength(1);
    await renew(1);
    await renew(0);
    const announced = await last();
    expect(announced.subject).toBe("Je abonnement wordt binnenkort verlengd");
    expect(announced.text).toMatch(/^Bedrag +€\s9,95$/m);
    expect(announced.text).toMatch(/^Afschrijving vanaf +di 8 december$/m);
    expect(announced.text).toContain("/subscriptions");
    await renew(7);
    await renew(0);
    const receipt = await last();
    expect(receipt.subject).toBe("Je abonnement is verlengd");
    expect(receipt.text).not.toContain("/withdraw");
    expect(receipt.attachments).toHaveLength(1);
    expect(await told()).toEqual([
      "payments: subscription_bought",
      "payments: renewal_announced",
      "payments: subscription_renewed",
    ]);
  });

  it("is announced as the plan that was chosen, and not to who stopped", async () => {
    await pay(await order(buyer));
    await server.current.call("PUT", "/api/subscription", {
      as: buyer.token,
      body: { plan: "year" },
    });
    later(17);
    await renewSubscriptions(job());
    expect((await last()).text).toMatch(/^Abonnement +jaar\nBedrag +€\s49,95$/m);

    const other = await makeBuyer();
    await pay(await order(other));
    later(17);
    await renewSubscriptions(job());
    await server.current.call("DELETE", "/api/subscription", { as: other.token });
    const count = (await mails()).filter(({ userId }) => userId === other.userId).length;
    expect(count).toBe(1);
  });

  it("that fails is told with each try, and then that it ends", async () => {
    await pay(await order(buyer));
    await renew(16);
    const before = (await mails()).length;
    for (const days of [7, 1, 2, 2]) {
      await renew(days, "failed");
      await server.current.relay.drain();
    }
    later(1);
    await renewSubscriptions(job());
    await renewSubscriptions(job());
    const failed = (await mails()).slice(before);
    expect(failed.map(({ subject }) => subject)).toEqual([
      ...Array(3).fill("Het is niet gelukt om je abonnement te verlengen"),
      "Je abonnement stopt",
    ]);
    const nextTries = failed.map(({ text }) => /Volgende poging +(.+)$/m.exec(text)?.[1]);
    expect(nextTries).toEqual(["wo 9 december", "vr 11 december", "zo 13 december", undefined]);
    expect((await last()).text).toMatch(/^Loopt tot en met +di 15 december$/m);
  });

  it("that fails for who stopped meanwhile is no news", async () => {
    await pay(await order(buyer));
    await renew(17);
    later(7);
    await books.current.switch({
      webhooks: { isNever: true },
      recurring: { outcome: "failed", afterMs: 0 },
    });
    await renewSubscriptions(job());
    await call("DELETE", "/api/subscription");
    const before = await subjects();
    await renew(0, "failed");
    expect(await subjects()).toEqual(before);
  });
});

describe("the last day of one that was stopped", () => {
  const stop = async () => {
    await pay(await order(buyer));
    await call("DELETE", "/api/subscription");
  };

  it("is told three days before, once, and can be switched off", async () => {
    await stop();
    later(26);
    await remindOfEndings(job());
    expect(await subjects()).toHaveLength(1);
    later(1);
    await remindOfEndings(job());
    await remindOfEndings(job());
    later(1);
    await remindOfEndings(job());
    const mail = await last();
    expect(await subjects()).toEqual(["Je abonnement is begonnen", "Je abonnement loopt bijna af"]);
    expect(mail.headers).toHaveProperty("List-Unsubscribe-Post");
    expect((await told()).at(-1)).toBe("reminders: subscription_ending");
  });

  it("is not told to who goes on, nor to who was told that it ends", async () => {
    await stop();
    await call("POST", "/api/subscription/resume");
    later(28);
    await remindOfEndings(job());
    expect(await subjects()).toHaveLength(1);
  });
});

describe("money that goes back", () => {
  const refund = async (providerId: string) => {
    const rows = await db().select().from(refunds);
    for (const { id: refundId } of rows) await sendRefund(job(), { refundId });
    later(1);
    await books.current.advance();
    await hook(providerId);
    await hook(providerId);
  };

  it("by a withdrawal is confirmed at once, and told again when it is done", async () => {
    const paymentId = await order(buyer);
    const providerId = await pay(paymentId);
    const t = await mailedToken(server.current, /withdraw\?t=([\w.-]+)/);
    await server.current.call("POST", "/api/withdrawal", { body: { t } });
    const confirmed = await last();
    expect(confirmed.subject).toBe("Je aankoop is ongedaan gemaakt");
    expect(confirmed.text).toMatch(/^Ontvangen op +zo 15 november om 10:30$/m);
    expect(confirmed.text).toMatch(/^Je krijgt terug +€\s9,95$/m);
    expect(confirmed.attachments).toEqual([]);
    await refund(providerId);
    const done = await last();
    expect(done.subject).toBe("We hebben €\u00a09,95 aan je terugbetaald");
    expect(done.attachments[0]?.fileName).toBe("creditfactuur-2026-000002.pdf");
    expect(await subjects()).toHaveLength(3);
  });

  it("because it was paid twice says so", async () => {
    const month = await order(buyer, "month");
    await pay(await order(buyer, "year"));
    await refund(await pay(month));
    expect((await last()).text).toContain("Je had twee keer betaald.");
    expect(await subjects()).toHaveLength(2);
  });

  it("by a bank says why it ended", async () => {
    const providerId = await pay(await order(buyer));
    await books.current.choose(providerId, { outcome: "chargedBack" });
    await hook(providerId);
    await hook(providerId);
    const mail = await last();
    expect(mail.subject).toBe("Een betaling is teruggehaald");
    expect(mail.text).toContain("Daarom is je abonnement gestopt.");
    expect(await subjects()).toHaveLength(2);
    expect((await told()).at(-1)).toBe("payments: payment_charged_back");
  });
});

describe("events that come again", () => {
  it("or come when nobody is left, bring no mail", async () => {
    const paymentId = await order(buyer);
    await pay(paymentId);
    const [row] = await db().select().from(subscriptions);
    const subscriptionId = row?.id ?? 0;
    await mails();
    await db().update(subscriptions).set({ userId: null });
    const withdrawnAt = new Date(testStart);
    await db().transaction((tx) =>
      server.current.platform.outbox.publish(tx, [
        paymentPaid({ paymentId }),
        renewalAnnounced({ subscriptionId }),
        chargedBack({ paymentId, hasEnded: true }),
        purchaseWithdrawn({ paymentId, refundCents: 1, withdrawnAt }),
        refundDone({ paymentId, refundId: 999 }),
      ]),
    );
    expect(await subjects()).toHaveLength(1);
  });

  it("reach who paid though the profile is gone", async () => {
    const providerId = await pay(await order(buyer));
    await mails();
    await db().update(subscriptions).set({ profileId: null });
    await books.current.choose(providerId, { outcome: "chargedBack" });
    await hook(providerId);
    expect((await last()).subject).toBe("Een betaling is teruggehaald");
  });
});
