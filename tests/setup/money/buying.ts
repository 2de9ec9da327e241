import { asc, eq } from "drizzle-orm";
import { expect } from "vitest";
import { dayMs } from "#contract/shared/durations.ts";
import { payments } from "#server/db/schema/money/payments.ts";
import { sendLeftRefunds } from "#server/domains/subscriptions/payments/refunds.service.ts";
import { renewSubscriptions } from "#server/domains/subscriptions/renewals/renewals.service.ts";
import { logIn } from "#tests/factories/account.ts";
import { makeSitter } from "#tests/factories/profiles.ts";
import type { CheckoutChoice, LocalPaymentsStandIn } from "../stand-ins/local-payments.ts";
import { testJobContext } from "../test-context.ts";
import type { TestServer } from "../test-server.ts";

const quiet = { webhooks: { isNever: true } };

export type Buyer = { userId: number; profileId: number; token: string };

/** What somebody who buys does, and what the provider and the clock do then. */
export function testBuying(
  server: { current: TestServer },
  books: { current: LocalPaymentsStandIn },
) {
  const db = () => server.current.platform.db;
  const job = () => testJobContext(server.current.platform);

  async function makeBuyer(user: Parameters<typeof makeSitter>[1] = {}): Promise<Buyer> {
    const made = await makeSitter(db(), user);
    const token = await logIn(db(), made.user.id);
    return { userId: made.user.id, profileId: made.profile.id, token };
  }

  async function order({ token }: Buyer, plan = "month"): Promise<number> {
    const body = { plan };
    const answer = await server.current.call("POST", "/api/subscription", { as: token, body });
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json().payment_id;
  }

  async function providerIdOf(paymentId: number): Promise<string> {
    const [row] = await db().select().from(payments).where(eq(payments.id, paymentId));
    if (!row?.providerId) throw new Error("the provider does not know it");
    return row.providerId;
  }

  const hook = (id: string) =>
    server.current.call("POST", "/api/payments/webhook", {
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ id }).toString(),
    });

  /** At the provider; we hear of it when it calls. */
  async function choose(paymentId: number, choice: CheckoutChoice): Promise<string> {
    const providerId = await providerIdOf(paymentId);
    await books.current.choose(providerId, choice);
    return providerId;
  }

  async function pay(paymentId: number, method: CheckoutChoice["method"] = "ideal") {
    const providerId = await choose(paymentId, { outcome: "paid", method });
    expect((await hook(providerId)).statusCode).toBe(204);
    return providerId;
  }

  const later = (days: number) => server.current.clock.advance(days * dayMs);

  /** So many days on, the clock does what it does; a charge ends so. */
  async function renew(days: number, outcome: "paid" | "failed" = "paid"): Promise<void> {
    later(days);
    await books.current.switch({ ...quiet, recurring: { outcome, afterMs: 0 } });
    await renewSubscriptions(job());
    const [last] = (await db().select().from(payments).orderBy(asc(payments.id))).slice(-1);
    if (last?.kind !== "renewal" || !last.providerId) return;
    await books.current.advance();
    await hook(last.providerId);
  }

  /** What was asked to go back goes back, and we hear of it. */
  async function giveBack(): Promise<void> {
    await books.current.switch({ ...quiet, refunds: { outcome: "refunded", afterMs: 0 } });
    await sendLeftRefunds(job());
    await books.current.advance();
    for (const { providerId } of await db().select().from(payments)) {
      if (providerId) await hook(providerId);
    }
  }

  return { giveBack, makeBuyer, order, providerIdOf, hook, choose, pay, later, renew, job };
}
