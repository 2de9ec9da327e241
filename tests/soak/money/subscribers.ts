import { and, desc, eq, sql } from "drizzle-orm";
import type { Plan } from "#contract/subscriptions/plans.ts";
import type { Composition } from "#server/compose.ts";
import { rowsOf } from "#server/db/database.ts";
import { payments } from "#server/db/schema/money/payments.ts";
import { subscriptions } from "#server/db/schema/money/subscriptions.ts";
import { findPayment } from "#server/domains/subscriptions/payments/payments.repository.ts";
import { askRefund } from "#server/domains/subscriptions/payments/refunds.service.ts";
import { lockSubscription } from "#server/domains/subscriptions/subscriptions.repository.ts";
import { withdrawalLink } from "#server/domains/subscriptions/withdrawal.service.ts";
import type { Clock } from "#server/platform/clock.ts";
import { startSession } from "#server/platform/sessions/sessions.ts";
import type { LocalPaymentsStandIn } from "#tests/setup/stand-ins/local-payments.ts";
import { testContext } from "#tests/setup/test-context.ts";
import type { Random } from "../random.ts";
import type { Buyer } from "./money-people.ts";

type Act = () => Promise<void>;
type Subscribers = {
  readonly acts: number;
  /** What comes to people's minds today, each at a moment of its own. */
  actsOfTheDay(): Act[];
  countEntries(): Promise<Record<string, number>>;
};

type Parts = { server: Composition; clock: Clock; provider: LocalPaymentsStandIn; random: Random };

const plans: readonly Plan[] = ["month", "month", "quarter", "year"];
/** What anybody may be answered who does something that can't be done, or not now. */
const allowed = [200, 201, 404, 409, 410, 503];

type Method = "GET" | "POST" | "PUT" | "DELETE";

export function createSubscribers(buyers: readonly Buyer[], parts: Parts): Subscribers {
  const { server, clock, provider, random } = parts;
  const { platform, app } = server;
  const { db } = platform;
  let acts = 0;

  async function call(method: Method, url: string, userId: number | null, body?: object) {
    acts += 1;
    const now = clock.now();
    const token =
      userId === null ? null : (await startSession(db, { userId, device: "Soak", now })).token;
    const answer = await app.inject({
      method,
      url,
      headers: token ? { authorization: `Bearer ${token}` } : {},
      ...(body ? { payload: body } : {}),
    });
    if (!allowed.includes(answer.statusCode))
      throw new Error(`${method} ${url}: ${answer.statusCode} ${answer.body}`);
    return answer;
  }

  async function order(userId: number, plan: Plan): Promise<string | null> {
    const answer = await call("POST", "/api/subscription", userId, { plan });
    if (answer.statusCode !== 201) return null;
    const payment = await findPayment(db, answer.json().payment_id);
    return payment?.providerId ?? null;
  }

  /** Now and then for two things, and both are paid. */
  async function buy({ userId }: Buyer): Promise<void> {
    const one = await order(userId, random.pick(plans));
    const two = random.chance(0.1) ? await order(userId, random.pick(plans)) : null;
    for (const id of new Set([one, two])) {
      if (id === null) continue;
      const bad = random.pick(["failed", "canceled", "expired"] as const);
      const outcome = random.chance(0.85) ? "paid" : bad;
      const method = random.pick(["ideal", "creditcard", "bancontact"] as const);
      await provider.choose(id, { outcome, method });
      await provider.advance();
    }
  }

  async function latestPayment({ profileId }: Buyer, mostBack: number) {
    const rows = await db
      .select({ payment: payments })
      .from(payments)
      .innerJoin(subscriptions, eq(subscriptions.id, payments.subscriptionId))
      .where(and(eq(subscriptions.profileId, profileId), eq(payments.status, "paid")))
      .orderBy(desc(payments.id))
      .limit(mostBack);
    return rows.length > 0 ? random.pick(rows).payment : null;
  }

  async function withdraw(buyer: Buyer): Promise<void> {
    const payment = await latestPayment(buyer, 1);
    if (!payment) return;
    const t = withdrawalLink.tokenOf(platform.appKey, payment.id);
    await Promise.all([1, 2].map(() => call("POST", "/api/withdrawal", null, { t })));
  }

  async function chargeBack(buyer: Buyer): Promise<void> {
    const payment = await latestPayment(buyer, 3);
    if (!payment?.providerId) return;
    await provider.choose(payment.providerId, { outcome: "chargedBack" });
    await provider.advance();
  }

  /** An admin gives something back, which changes nothing about the days. */
  async function giveBack(buyer: Buyer): Promise<void> {
    const payment = await latestPayment(buyer, 2);
    if (!payment) return;
    await db.transaction(async (tx) => {
      await lockSubscription(tx, payment.subscriptionId);
      const ctx = testContext(platform, { db: tx });
      const amountCents = 1 + random.whole(Math.floor(payment.amountCents / 4));
      await askRefund(ctx, payment, { amountCents, reason: "goodwill" }).catch((error) => {
        if (error.code !== "refundTooHigh") throw error;
      });
    });
  }

  function actOf(buyer: Buyer): Act | null {
    const { userId } = buyer;
    const likely: [number, Act][] = [
      [0.06, () => buy(buyer)],
      [0.01, async () => void (await call("DELETE", "/api/subscription", userId))],
      [0.02, async () => void (await call("POST", "/api/subscription/resume", userId))],
      [
        0.01,
        async () => {
          await call("PUT", "/api/subscription", userId, { plan: random.pick(plans) });
        },
      ],
      [0.006, () => withdraw(buyer)],
      [0.0015, () => chargeBack(buyer)],
      [0.002, () => giveBack(buyer)],
    ];
    let drawn = random.whole(100_000) / 100_000;
    for (const [probability, act] of likely) {
      if (drawn < probability) return act;
      drawn -= probability;
    }
    return null;
  }

  return {
    get acts() {
      return acts;
    },
    actsOfTheDay: () => buyers.map(actOf).filter((act) => act !== null),
    async countEntries() {
      const rows = await rowsOf<{ kind: string; count: number }>(
        db,
        sql`select kind, count(*)::int as count from subscription_entries group by kind`,
      );
      return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
    },
  };
}
