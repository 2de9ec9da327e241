import { asc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import {
  invoices,
  paymentEntries,
  payments,
  refunds,
  subscriptionEntries,
} from "#server/db/schema/money/payments.ts";
import { subscriptions } from "#server/db/schema/money/subscriptions.ts";
import { logIn } from "#tests/factories/account.ts";
import { makeSitter } from "#tests/factories/profiles.ts";
import { testBuying } from "#tests/setup/money/buying.ts";
import { testPayments } from "#tests/setup/stand-ins/local-payments.ts";
import { testServer, testStart } from "#tests/setup/test-server.ts";
import { compareBooks } from "./compare-books.service.ts";
import { addDays } from "./days.rules.ts";
import { listAdminPayments } from "./payments/admin-payments.repository.ts";
import { sendRefund } from "./payments/refunds.service.ts";
import { renewSubscriptions } from "./renewals/renewals.service.ts";
import { askAfterPayments } from "./subscriptions.jobs.ts";
import { withdrawalLink } from "./withdrawal.service.ts";

const books = testPayments(() => server.current.clock);
const lines: string[] = [];
const server = testServer({
  payments: books.provider,
  environment: { LOG_LEVEL: "error" },
  logTo: { write: (line) => lines.push(line) },
});
const db = () => server.current.platform.db;
const quiet = { webhooks: { isNever: true } };
const { giveBack, hook, choose, pay, later, job } = testBuying(server, books);

let token: string;
beforeEach(async () => {
  server.current.clock.set(testStart);
  const { user } = await makeSitter(db());
  token = await logIn(db(), user.id);
});

type Method = "GET" | "POST" | "PUT" | "DELETE";
const call = (method: Method, path: string, body?: object) =>
  server.current.call(method, path, { as: token, ...(body ? { body } : {}) });
const own = async () => (await call("GET", "/api/subscription")).json().data;
const order = async (plan = "month") => {
  const answer = await call("POST", "/api/subscription", { plan });
  expect(answer.statusCode).toBe(201);
  return answer.json() as { payment_id: number; checkout_url: string };
};
const kinds = async () =>
  (await db().select().from(subscriptionEntries).orderBy(asc(subscriptionEntries.id))).map(
    ({ kind }) => kind,
  );

describe("buying", () => {
  it("says what it costs, with its tax", async () => {
    const { data } = (await server.current.call("GET", "/api/subscription/plans")).json();
    expect(data.vat_percent).toBe(21);
    expect(data.plans[2]).toEqual({
      plan: "year",
      months: 12,
      price_cents: 4995,
      vat_cents: 867,
      per_month_cents: 416,
    });
  });

  it("runs from the day it is paid, however often that is told", async () => {
    expect(await own()).toMatchObject({ status: "inactive", allowed_actions: ["subscribe"] });
    const { payment_id: id, checkout_url: checkout } = await order("quarter");
    expect(checkout).toContain("/checkout/");
    expect((await own()).status).toBe("inactive");
    const providerId = await pay(id);
    await hook(providerId);
    await hook(providerId);
    const today = testStart.slice(0, 10);
    const subscription = await own();
    expect(subscription).toMatchObject({ status: "active", plan: "quarter" });
    const t = withdrawalLink.tokenOf(server.current.platform.appKey, id);
    expect(subscription.withdrawal).toEqual({ until: addDays(today, 14), refund_cents: 1995, t });
    expect(subscription.method).toBe("ideal");
    expect(await kinds()).toEqual(["bought"]);
    const { profile } = (await call("GET", "/api/user")).json();
    expect(profile.subscription).toEqual({ status: "active", end_date: subscription.end_date });
    const { data } = (await call("GET", "/api/payments")).json();
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({ status: "paid", method: "ideal", amount_cents: 1995 });
    expect(data[0].invoice_number).toMatch(/^\d{4}-\d{6}$/);
  });

  it("comes to one checkout by two presses at once, and is refused while it runs", async () => {
    const both = await Promise.all([order(), order()]);
    expect(new Set(both.map(({ checkout_url: url }) => url)).size).toBe(1);
    await pay(both[0].payment_id);
    const again = await call("POST", "/api/subscription", { plan: "year" });
    expect([again.statusCode, again.json().error]).toEqual([409, "alreadySubscribed"]);
  });

  it("goes to the way of paying that was chosen last, and takes the money once", async () => {
    const ordered = (method?: string) =>
      call("POST", "/api/subscription", { plan: "month", method });
    const ideal = (await ordered("ideal")).json();
    const card = (await ordered("creditcard")).json();
    expect(card.checkout_url).not.toBe(ideal.checkout_url);
    expect((await ordered("creditcard")).json()).toEqual(card);
    expect((await ordered("ideal")).json()).toEqual(ideal);
    await pay(card.payment_id, "creditcard");
    await pay(ideal.payment_id);
    expect(await kinds()).toEqual(["bought"]);
    const [refund] = await db().select().from(refunds);
    expect(refund).toMatchObject({ amountCents: 995, reason: "paid_twice" });
  });

  it("tells who comes back where to go on, and where to pay while that is open", async () => {
    const ordered = (backTo: string) =>
      call("POST", "/api/subscription", { plan: "month", back_to: backTo });
    const { payment_id: id, checkout_url: checkout } = (await ordered("/chats/1")).json();
    expect((await ordered("/chats/2")).json().payment_id).toBe(id);
    const shown = async () => (await call("GET", `/api/payments/${id}`)).json().data;
    expect(await shown()).toMatchObject({ checkout_url: checkout, back_to: "/chats/2" });
    await pay(id);
    expect(await shown()).toMatchObject({ status: "paid", back_to: "/chats/2" });
    expect((await shown()).checkout_url).toBeUndefined();
  });

  it.each([
    "https://evil.example/",
    "//evil.example/chats/1",
    "/\\evil.example",
    "/..//evil.example",
    "/\t/evil.example",
    "javascript:alert(1)",
    "chats/1",
  ])("leads back to a path of this site only, not to %j", async (backTo) => {
    const refused = await call("POST", "/api/subscription", { plan: "month", back_to: backTo });
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ["back_to"]]);
    expect(await db().$count(payments)).toBe(0);
  });

  it("keeps a payment that is of another amount at the provider apart, and says so", async () => {
    const { payment_id: id } = await order("month");
    await db().update(payments).set({ amountCents: 1_495 }).where(eq(payments.id, id));
    const providerId = await choose(id, { outcome: "paid", method: "ideal" });
    for (let times = 0; times < 2; times += 1)
      expect((await hook(providerId)).statusCode).toBe(204);
    // It buys nothing, and is written down once.
    expect((await own()).status).toBe("inactive");
    const rows = await db().select().from(paymentEntries);
    expect(rows).toMatchObject([
      { paymentId: id, kind: "other_amount", reference: "paid 995", amountCents: 995 },
    ]);
    const filter = { q: undefined, status: undefined, problem: "other_amount" as const };
    const found = await listAdminPayments(db(), filter, { offset: 0, limit: 10 });
    expect(found.map(({ payment }) => payment.id)).toEqual([id]);
  });

  it("gives back what was paid twice", async () => {
    const month = await order("month");
    const year = await order("year");
    await pay(year.payment_id);
    const providerId = await pay(month.payment_id);
    const [refund] = await db().select().from(refunds);
    expect(refund).toMatchObject({ amountCents: 995, reason: "paid_twice", status: "asked" });
    await sendRefund(job(), { refundId: refund?.id ?? 0 });
    await books.current.advance();
    await hook(providerId);
    const told = await books.provider.getPayment(providerId);
    expect(told.amountRefundedCents).toBe(995);
    expect((await own()).plan).toBe("year");
  });

  it("hears the end of it without a word from the provider", async () => {
    const { payment_id: id } = await order();
    await choose(id, { outcome: "paid", method: "creditcard" });
    const checked = await call("POST", `/api/payments/${id}/check`);
    expect(checked.json().data.status).toBe("paid");

    const { user } = await makeSitter(db());
    token = await logIn(db(), user.id);
    const { payment_id: other } = await order();
    await choose(other, { outcome: "paid" });
    later(1);
    await askAfterPayments(job());
    expect((await own()).status).toBe("active");
  });

  it.each(["failed", "canceled", "expired"] as const)(
    "leaves nothing behind when %s",
    async (outcome) => {
      const { payment_id: id } = await order();
      await hook(await choose(id, { outcome }));
      expect((await own()).status).toBe("inactive");
      const again = await order();
      expect(again.payment_id).not.toBe(id);
      expect(await db().select().from(invoices)).toEqual([]);
    },
  );

  it("says so in plain words when the provider is down, and goes on when it is back", async () => {
    await books.current.switch({ failing: { as: 503 } });
    const answer = await call("POST", "/api/subscription", { plan: "month" });
    expect([answer.statusCode, answer.json().error]).toEqual([503, "paymentsUnavailable"]);
    await books.current.switch(quiet);
    const { payment_id: id } = await order();
    await pay(id);
    expect((await own()).status).toBe("active");
  });

  it("knows nothing of payments that are not ours", async () => {
    expect((await hook("tr_nobody")).statusCode).toBe(204);
    expect((await hook("../customers")).statusCode).toBe(204);
    expect((await call("GET", "/api/payments/999999")).statusCode).toBe(404);
    const { payment_id: id } = await order();
    const { user } = await makeSitter(db());
    token = await logIn(db(), user.id);
    expect((await call("GET", `/api/payments/${id}`)).statusCode).toBe(404);
    expect((await call("POST", `/api/payments/${id}/check`)).statusCode).toBe(404);
    expect((await call("GET", `/api/payments/${id}/invoice`)).statusCode).toBe(404);
  });
});

describe("choosing", () => {
  it("stops, goes on and changes, each where it can", async () => {
    expect((await call("DELETE", "/api/subscription")).statusCode).toBe(404);
    await pay((await order()).payment_id);
    const stopped = (await call("DELETE", "/api/subscription")).json().data;
    expect(stopped.status).toBe("cancelled");
    expect(stopped.next).toBeUndefined();
    expect((await call("DELETE", "/api/subscription")).json().error).toBe("invalidTransition");
    expect((await call("PUT", "/api/subscription", { plan: "year" })).statusCode).toBe(409);
    expect((await call("POST", "/api/subscription/resume")).json().data.status).toBe("active");
    const changed = (await call("PUT", "/api/subscription", { plan: "year" })).json().data;
    expect(changed).toMatchObject({ plan: "month", next: { plan: "year", amount_cents: 4995 } });
    await compareBooks(job());
  });
});

describe("renewing", () => {
  const renewed = async (days: number, outcome: "paid" | "failed") => {
    later(days);
    await books.current.switch({ ...quiet, recurring: { outcome, afterMs: 0 } });
    await renewSubscriptions(job());
    await renewSubscriptions(job());
    const rows = await db().select().from(payments).orderBy(asc(payments.id));
    const last = rows.at(-1);
    if (last?.kind !== "renewal" || !last.providerId) return null;
    await books.current.advance();
    await hook(last.providerId);
    return last;
  };

  it("is announced, then charged once, and goes on where it ended", async () => {
    await pay((await order()).payment_id);
    const before = await own();
    expect(await renewed(17, "paid")).toBeNull();
    const [row] = await db().select().from(subscriptions);
    expect(row?.announcedEndOn).toBe(before.end_date);
    expect(await renewed(7, "paid")).toMatchObject({ attempt: 0, amountCents: 995 });
    expect(await kinds()).toEqual(["bought", "renewed"]);
    const entries = await db().select().from(subscriptionEntries);
    expect(entries[1]?.startOn).toBe(addDays(before.end_date, 1));
    expect((await own()).withdrawal).toBeUndefined();
  });

  it("costs what was announced, also when the price has risen since", async () => {
    await pay((await order()).payment_id);
    await renewed(17, "paid");
    await db().update(subscriptions).set({ announcedCents: 795 });
    expect((await own()).next.amount_cents).toBe(795);
    expect(await renewed(7, "paid")).toMatchObject({ amountCents: 795 });
    expect((await own()).next.amount_cents).toBe(995);
    await renewed(24, "paid");
    expect(await renewed(7, "paid")).toMatchObject({ amountCents: 995 });
  });

  it("is tried four times, and then it ends", async () => {
    await pay((await order()).payment_id);
    await renewed(17, "failed");
    const attempts = [];
    for (const days of [7, 1, 2, 2]) attempts.push((await renewed(days, "failed"))?.attempt);
    expect(attempts).toEqual([0, 1, 2, 3]);
    later(1);
    await renewSubscriptions(job());
    expect(await kinds()).toEqual(["bought", "given_up"]);
    expect(await own()).toMatchObject({ status: "cancelled", allowed_actions: [] });
    later(3);
    expect(await own()).toMatchObject({ status: "inactive", allowed_actions: ["subscribe"] });
  });

  it("gives back a charge of somebody who stopped meanwhile", async () => {
    await pay((await order()).payment_id);
    await renewed(17, "paid");
    later(7);
    await renewSubscriptions(job());
    await call("DELETE", "/api/subscription");
    const rows = await db().select().from(payments).orderBy(asc(payments.id));
    const providerId = rows.at(-1)?.providerId ?? "";
    later(3);
    await books.current.advance();
    await hook(providerId);
    expect((await db().select().from(refunds))[0]).toMatchObject({ reason: "stopped" });
    expect(await kinds()).toEqual(["bought", "cancelled"]);
  });

  it("ends with a chargeback", async () => {
    const providerId = await pay((await order()).payment_id);
    await books.current.choose(providerId, { outcome: "chargedBack" });
    await hook(providerId);
    await hook(providerId);
    expect(await kinds()).toEqual(["bought", "charged_back"]);
    expect((await own()).status).toBe("inactive");
    const { data } = (await call("GET", "/api/payments")).json();
    expect(data[0].charged_back_cents).toBe(995);
  });
});

describe("withdrawing", () => {
  const link = (paymentId: number) =>
    withdrawalLink.tokenOf(server.current.platform.appKey, paymentId);
  const asGuest = (method: Method, path: string, body?: object) =>
    server.current.call(method, path, body ? { body } : {});

  it("pays back what is left, once, by the link alone", async () => {
    const { payment_id: id } = await order("quarter");
    await pay(id);
    later(4);
    const t = link(id);
    const shown = (await asGuest("GET", `/api/withdrawal?t=${t}`)).json().data;
    expect(shown).toMatchObject({ plan: "quarter", amount_cents: 1995 });
    const both = await Promise.all([1, 2].map(() => asGuest("POST", "/api/withdrawal", { t })));
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410]);
    const rows = await db().select().from(refunds);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ amountCents: shown.refund_cents, reason: "withdrawn" });
    expect((await own()).status).toBe("inactive");
    expect((await asGuest("GET", `/api/withdrawal?t=${t}`)).statusCode).toBe(410);
    expect(await db().$count(invoices)).toBe(1);
    await giveBack();
    const papers = await db().select().from(invoices).orderBy(asc(invoices.number));
    expect(papers.map(({ number, totalCents }) => [number, totalCents])).toEqual([
      [1, 1995],
      [2, -shown.refund_cents],
    ]);
  });

  it("is too late after fourteen days, and not for other links", async () => {
    const { payment_id: id } = await order();
    await pay(id);
    later(15);
    expect((await asGuest("GET", `/api/withdrawal?t=${link(id)}`)).statusCode).toBe(410);
    const forged = link(id).replace(/.$/, "x");
    expect((await asGuest("GET", `/api/withdrawal?t=${forged}`)).statusCode).toBe(404);
  });
});

describe("the books", () => {
  it("tell of every difference from what is kept for reading", async () => {
    await pay((await order()).payment_id);
    const differences = async () => {
      lines.length = 0;
      await compareBooks(job());
      return lines.filter((line) => line.includes("differs from its entries")).length;
    };
    expect(await differences()).toBe(0);
    await db().update(payments).set({ status: "open" });
    expect(await differences()).toBe(1);
    await db().update(payments).set({ status: "paid" });
    await db().update(subscriptions).set({ endOn: "2030-01-01" });
    expect(await differences()).toBe(1);
  });

  it("are added to and never changed", async () => {
    await pay((await order()).payment_id);
    for (const table of [paymentEntries, subscriptionEntries, invoices]) {
      await expect(db().delete(table)).rejects.toThrow();
      await expect(db().update(table).set({ createdAt: new Date() })).rejects.toThrow();
    }
  });

  it("number invoices without gaps, whoever pays at once", async () => {
    const ids: string[] = [];
    for (let person = 0; person < 6; person += 1) {
      const { user } = await makeSitter(db());
      token = await logIn(db(), user.id);
      ids.push(await choose((await order()).payment_id, { outcome: "paid" }));
    }
    await Promise.all([...ids, ...ids].map(hook));
    const rows = await db().select().from(invoices).orderBy(asc(invoices.number));
    expect(rows.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
