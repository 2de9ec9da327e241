import { asc } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { invoices, refunds } from "#server/db/schema/money/payments.ts";
import { auditEntries } from "#server/db/schema/trust/audit.ts";
import { sendRefund } from "#server/domains/subscriptions/payments/refunds.service.ts";
import { logIn, makeUser } from "#tests/factories/account.ts";
import { type Buyer, testBuying } from "#tests/setup/money/buying.ts";
import { testPayments } from "#tests/setup/stand-ins/local-payments.ts";
import { testServer, testStart } from "#tests/setup/test-server.ts";

const books = testPayments(() => server.current.clock);
const server = testServer({ payments: books.provider });
const { giveBack, makeBuyer, order, pay, hook, later, renew, job } = testBuying(server, books);
const db = () => server.current.platform.db;

let buyer: Buyer;
let admin: { id: number };
beforeEach(async () => {
  server.current.clock.set(testStart);
  buyer = await makeBuyer({ user: { firstName: "Tess", email: "tess@example.test" } });
  const { id } = await makeUser(db(), { role: "admin" });
  admin = { id };
});

/** Months go by in these tests, and an admin's session lasts half a day. */
const asAdmin = () => logIn(db(), admin.id, "Firefox, Linux", server.current.clock.now());

const path = "/api/admin/payments";
const get = async (rest: string) =>
  (await server.current.call("GET", `${path}${rest}`, { as: await asAdmin() })).json();
const refund = async (paymentId: number, body: object, key?: string) =>
  server.current.call("POST", `${path}/${paymentId}/refunds`, {
    as: await asAdmin(),
    body,
    headers: key ? { "idempotency-key": key } : {},
  });
const reason = "Deed het een week niet.";
const own = async () =>
  (await server.current.call("GET", "/api/subscription", { as: buyer.token })).json().data;

describe("a refund by an admin", () => {
  it("of a part leaves the rest, and is written down with who gave it and why", async () => {
    const paymentId = await order(buyer, "quarter");
    const providerId = await pay(paymentId);
    const answer = await refund(paymentId, { amount_cents: 500, reason });
    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.json().data).toMatchObject({ refundable_cents: 1495 });
    expect(answer.json().data.refunds).toMatchObject([
      { amount_cents: 500, reason: "goodwill", status: "asked", text: reason },
    ]);
    expect(await own()).toMatchObject({ status: "active", end_date: "2027-02-15" });
    const [entry] = await db().select().from(auditEntries);
    expect(entry).toMatchObject({
      adminUserId: admin.id,
      action: "payment.refund",
      subjectType: "payment",
      subjectId: paymentId,
      before: { refundableCents: 1995 },
      after: { refundableCents: 1495, amountCents: 500, reason, endsOn: null },
    });
    const [row] = await db().select().from(refunds);
    await sendRefund(job(), { refundId: row?.id ?? 0 });
    later(1);
    await books.current.advance();
    await hook(providerId);
    expect((await books.provider.getPayment(providerId)).amountRefundedCents).toBe(500);
    expect((await get(`/${paymentId}`)).data.refunds[0].status).toBe("done");
  });

  it("of all ends what it paid for", async () => {
    const paymentId = await order(buyer);
    await pay(paymentId);
    await refund(paymentId, { amount_cents: 200, reason });
    const answer = await refund(paymentId, { reason });
    expect(answer.json().data.refunds[1].amount_cents).toBe(795);
    expect(await own()).toMatchObject({ status: "inactive", allowed_actions: ["subscribe"] });
    expect((await get(`/${paymentId}`)).data.subscription_entries.at(-1)).toMatchObject({
      kind: "refunded",
      start_on: "2026-11-15",
    });
  });

  it("of a renewal that has not begun leaves what was paid before", async () => {
    await pay(await order(buyer));
    await renew(17);
    await renew(7);
    const [{ id }] = (await get("")).data;
    expect(await own()).toMatchObject({ end_date: "2027-01-15" });
    const answer = await refund(id, { reason });
    expect(answer.json().data.kind).toBe("renewal");
    expect(await own()).toMatchObject({ status: "cancelled", end_date: "2026-12-15" });
  });

  it("of an earlier payment leaves what was paid later", async () => {
    const first = await order(buyer);
    await pay(first);
    await renew(17);
    await renew(7);
    await refund(first, { reason });
    expect(await own()).toMatchObject({ status: "active", end_date: "2027-01-15" });
  });

  it("is never more than is left, and leaves nothing where it is refused", async () => {
    const paymentId = await order(buyer);
    expect((await refund(paymentId, { reason })).json().error).toBe("refundTooHigh");
    await pay(paymentId);
    const high = await refund(paymentId, { amount_cents: 996, reason });
    expect([high.statusCode, high.json().error]).toEqual([409, "refundTooHigh"]);
    await refund(paymentId, { amount_cents: 995, reason });
    expect((await refund(paymentId, { reason })).json().error).toBe("refundTooHigh");
    expect((await refund(paymentId, { amount_cents: 1, reason })).statusCode).toBe(409);
    expect(await db().$count(auditEntries)).toBe(1);
    expect(await db().$count(refunds)).toBe(1);
    await giveBack();
    const papers = await db().select().from(invoices).orderBy(asc(invoices.number));
    expect(papers.map(({ totalCents }) => totalCents)).toEqual([995, -995]);
  });

  it("is not of money that a bank took back", async () => {
    const paymentId = await order(buyer);
    const providerId = await pay(paymentId);
    await books.current.choose(providerId, { outcome: "chargedBack" });
    await hook(providerId);
    expect((await refund(paymentId, { amount_cents: 1, reason })).json().error).toBe(
      "refundTooHigh",
    );
  });

  it("is given once when it is sent twice, and two at once share what is left", async () => {
    const paymentId = await order(buyer);
    await pay(paymentId);
    const key = "b0b1c2d3-0000-4000-8000-000000000001";
    const form = { amount_cents: 600, reason };
    const first = await refund(paymentId, form, key);
    const again = await refund(paymentId, form, key);
    expect(again.json()).toEqual(first.json());
    expect(await db().$count(refunds)).toBe(1);
    const both = await Promise.all(
      [1, 2].map(() => refund(paymentId, { ...form, amount_cents: 300 })),
    );
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
  });

  it.each([
    {},
    { amount_cents: 100 },
    { reason: " " },
    { amount_cents: 0, reason },
    { amount_cents: -5, reason },
    { amount_cents: 1.5, reason },
  ])("is refused as %j", async (form) => {
    const paymentId = await order(buyer);
    await pay(paymentId);
    expect((await refund(paymentId, form)).statusCode).toBe(422);
    expect(await db().$count(refunds)).toBe(0);
  });

  it("is not for others", async () => {
    const paymentId = await order(buyer);
    await pay(paymentId);
    const answer = await server.current.call("POST", `${path}/${paymentId}/refunds`, {
      as: buyer.token,
      body: { reason },
    });
    expect(answer.statusCode).toBe(404);
    expect((await refund(999_999, { reason })).statusCode).toBe(404);
  });
});

describe("a payment as an admin sees it", () => {
  it("has all that is written down of it", async () => {
    const paymentId = await order(buyer);
    const providerId = await pay(paymentId);
    await refund(paymentId, { amount_cents: 100, reason });
    await books.current.choose(providerId, { outcome: "chargedBack" });
    await hook(providerId);
    const { data } = await get(`/${paymentId}`);
    expect(data).toMatchObject({
      id: paymentId,
      status: "paid",
      provider_id: providerId,
      profile_type: "pet_sitter",
      user: { id: buyer.userId, first_name: "Tess", email: "tess@example.test" },
      charged_back_cents: 995,
      refundable_cents: 0,
      entries: [
        { kind: "status", reference: "paid", amount_cents: 995 },
        { kind: "charged_back", amount_cents: 995 },
      ],
      invoices: [{ number: "2026-000001", total_cents: 995, vat_percent: 21, vat_cents: 173 }],
      // It was only asked for: there is no paper of it.
      refunds: [{ amount_cents: 100, status: "asked" }],
      subscription_entries: [
        { kind: "bought", payment_id: paymentId, plan: "month", end_on: "2026-12-15" },
        { kind: "charged_back", start_on: "2026-11-15" },
      ],
    });
    expect((await get("/999999")).error).toBe("notFound");
  });

  it("has the credit note of what went back", async () => {
    const paymentId = await order(buyer);
    await pay(paymentId);
    await refund(paymentId, { amount_cents: 100, reason });
    await giveBack();
    const { data } = await get(`/${paymentId}`);
    expect(data.refunds).toMatchObject([{ amount_cents: 100, status: "done" }]);
    const refundId = data.refunds[0].id;
    expect(data.invoices[1]).toMatchObject({
      number: "2026-000002",
      refund_id: refundId,
      total_cents: -100,
      vat_cents: -17,
    });
  });

  it("stays when its payer has gone", async () => {
    const paymentId = await order(buyer);
    await pay(paymentId);
    const { user } = (await get(`/${paymentId}`)).data;
    expect(user.id).toBe(buyer.userId);
    await db().execute("delete from users where email = 'tess@example.test'");
    const { data } = await get(`/${paymentId}`);
    expect(data.user).toBeUndefined();
    expect(data.invoices).toHaveLength(1);
  });
});

describe("the list of payments", () => {
  it("is found by person, invoice, provider's name, status and what went wrong", async () => {
    const mine = await order(buyer);
    const providerId = await pay(mine);
    const other = await makeBuyer({ user: { firstName: "Bo", email: "bo@example.test" } });
    const theirs = await order(other, "year");
    const theirProviderId = await pay(theirs);
    const waiting = await order(await makeBuyer());
    const ids = async (query: string) =>
      (await get(`?${query}`)).data.map(({ id }: { id: number }) => id);
    expect(await ids("")).toEqual([waiting, theirs, mine]);
    expect(await ids("q=tess%40")).toEqual([mine]);
    expect(await ids("q=bo")).toEqual([theirs]);
    expect(await ids("q=2026-000002")).toEqual([theirs]);
    expect(await ids("q=2026-2")).toEqual([theirs]);
    expect(await ids(`q=${providerId}`)).toEqual([mine]);
    expect(await ids("q=%25")).toEqual([]);
    expect(await ids("status=open")).toEqual([waiting]);
    expect(await ids("problem=charged_back")).toEqual([]);
    await books.current.choose(theirProviderId, { outcome: "chargedBack" });
    await hook(theirProviderId);
    expect(await ids("problem=charged_back")).toEqual([theirs]);
    await refund(mine, { reason });
    expect(await ids("problem=refund_failed")).toEqual([]);
    await db().update(refunds).set({ status: "failed" });
    expect(await ids("problem=refund_failed")).toEqual([mine]);
    expect(await get("?limit=5&q=e")).toMatchObject({ per_page: 5 });
  });
});
