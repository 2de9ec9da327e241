import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { dayMs } from "#contract/shared/durations.ts";
import type { Clock } from "#server/platform/clock.ts";
import {
  type LocalPaymentsStandIn,
  startLocalPayments,
} from "#tests/setup/stand-ins/local-payments.ts";
import { seededRandom } from "../random.ts";
import { makeSoakDatabase, type SoakDatabase } from "../soak-database.ts";
import { createBuyersActs } from "./buyers-acts.ts";
import { type KillableServer, startKillableServer } from "./killable-server.ts";
import { makeBuyers } from "./money-people.ts";
import { createProviderSide, type ProviderSide } from "./provider-side.ts";
import { forgedWebhook, webhookFor } from "./webhooks.ts";
import { checkMoney, countDifferences, type MoneyTotals } from "./wrong-money.ts";

export type PaymentWebhooks = MoneyTotals & {
  webhooks: number;
  /** Of them with ids that are not ours, or none at all. */
  forged: number;
  /** Cut off by a kill, or told to come later: sent again, as a provider does. */
  sentAgain: number;
  /** …or not: it gave up. */
  lost: number;
  kills: number;
  payments: number;
  /** Answered as nobody should be. */
  others: number;
  wrongPayments: number;
  wrongPurchases: number;
  wrongInvoices: number;
  /** What the nightly comparison finds. */
  differences: number;
  /** The first of what is wrong, in words. */
  wrong: string[];
};

type Plan = {
  payments: number;
  webhooks: number;
  kills: number;
  seed: number;
  serverUrl: string | undefined;
};

const atOnce = 12;
/** Bounds a run in which nothing comes of anything. */
const mostDays = 200;

/**
 * People order, cancel and withdraw, the clock renews, a provider pays, refuses, refunds and takes back,
 * and tells of it in any order, many times, late, or never; the server is killed in between. In the end
 * both must have the same books.
 */
export async function soakPaymentWebhooks(plan: Plan): Promise<PaymentWebhooks> {
  const database = await makeSoakDatabase(plan.serverUrl);
  const folder = await mkdtemp(path.join(tmpdir(), "kwispel-provider-"));
  const time = { aheadMs: 0 };
  const clock: Clock = {
    now: () => new Date(Date.now() + time.aheadMs),
    elapsedMs: () => performance.now() + time.aheadMs,
  };
  const provider = await startLocalPayments({ clock, dataDir: folder });
  const random = seededRandom(plan.seed);
  const side = createProviderSide(provider, { folder, random });
  try {
    const figures = await live(plan, { database, provider, side, random, time });
    const books = side.books();
    return await database.use(async ({ db }) => {
      const { wrong, totals } = await checkMoney(db, books);
      return {
        ...figures,
        payments: books.list("payment").length,
        ...totals,
        wrongPayments: wrong.payments.length,
        wrongPurchases: wrong.purchases.length,
        wrongInvoices: wrong.invoices.length,
        differences: await countDifferences(db),
        wrong: Object.values(wrong).flat().slice(0, 10),
      };
    });
  } finally {
    await provider.stop();
    await database.remove();
    await rm(folder, { recursive: true, force: true });
  }
}

type Parts = {
  database: SoakDatabase;
  provider: LocalPaymentsStandIn;
  side: ProviderSide;
  random: ReturnType<typeof seededRandom>;
  time: { aheadMs: number };
};

async function live(plan: Plan, { database, provider, side, random, time }: Parts) {
  const count = Math.ceil(plan.payments * 0.35);
  const buyers = await database.use(({ db }) => makeBuyers(db, { count, now: new Date() }));
  await provider.switch({
    webhooks: { isNever: true },
    // Until somebody decides.
    recurring: { afterMs: 40 * dayMs },
  });
  const server = await startKillableServer({
    environment: {
      ...database.environment,
      MOLLIE_API_KEY: "test_soak",
      MOLLIE_API_URL: provider.url,
    },
    aheadMs: () => time.aheadMs,
    connections: 2 * atOnce,
  });
  const delivery = createDelivery(plan, { server, random });
  const appKey = database.environment.APP_KEY ?? "";
  const people = createBuyersActs(buyers, { server, random, appKey });
  try {
    for (let day = 0; side.books().list("payment").length < plan.payments; ) {
      if (day > mostDays) throw new Error(`too few payments after ${day} days`);
      await provider.advance();
      await server.run();
      await delivery.whileKilled("calls", () => people.act(0.12));
      await delivery.whileKilled("jobs", () => server.run("renew"));
      await server.run("renew");
      await side.decide(0.8);
      await delivery.deliver(side.tell(Math.ceil(plan.webhooks / 60)));
      const days = 1 + random.whole(2);
      day += days;
      time.aheadMs += days * dayMs;
    }
    await side.decide(1);
    await delivery.deliver(side.tell(plan.webhooks - delivery.figures.webhooks));
    // Days later the jobs have asked after everything that nobody told us of.
    for (let days = 0; days < 4; days += 1) {
      time.aheadMs += 2 * dayMs;
      await provider.advance();
      await server.run("ask");
      await server.run("read");
    }
  } finally {
    await server.end();
  }
  const { figures } = delivery;
  return { ...figures, kills: server.kills, others: figures.others + people.others };
}

type Phase = "calls" | "jobs" | "webhooks";

/** Webhooks, and the kills between them: evenly over the run, in one of the phases each. */
function createDelivery(
  plan: Plan,
  { server, random }: { server: KillableServer; random: Parts["random"] },
) {
  const figures = { webhooks: 0, forged: 0, sentAgain: 0, lost: 0, others: 0 };
  let killIn: Phase | null = null;

  async function killInTime(): Promise<void> {
    if (killIn !== null && figures.webhooks < plan.webhooks * 0.9) return;
    const isTime = figures.webhooks > (plan.webhooks * (server.kills + 0.5)) / plan.kills;
    if (!isTime || server.kills >= plan.kills) return;
    const isLate = figures.webhooks >= plan.webhooks * 0.8;
    killIn = isLate ? "webhooks" : random.pick(["calls", "jobs", "webhooks"] as const);
    if (killIn !== "webhooks") return;
    killIn = null;
    await server.kill();
  }

  async function send(id: string | null): Promise<boolean> {
    figures.webhooks += 1;
    if (id === null) figures.forged += 1;
    const answer = await server.send(id === null ? forgedWebhook(random) : webhookFor(id));
    const status = answer?.status ?? 503;
    if (status >= 500 && status !== 503) figures.others += 1;
    if (id !== null && status < 500 && status !== 204) figures.others += 1;
    return id === null || status === 204;
  }

  return {
    figures,
    async whileKilled(phase: Phase, work: () => Promise<unknown>): Promise<void> {
      const isTheOne = killIn === phase;
      const doing = work();
      if (isTheOne) {
        killIn = null;
        await sleep(random.whole(200));
        await server.kill();
      }
      await doing;
    },
    async deliver(bag: (string | null)[]): Promise<void> {
      const work = async () => {
        for (let id = bag.pop(); id !== undefined; id = bag.pop()) {
          if (figures.webhooks >= plan.webhooks) return;
          if (!(await send(id))) {
            const isLost = random.chance(0.3);
            figures[isLost ? "lost" : "sentAgain"] += 1;
            if (!isLost) bag.unshift(id);
          }
          await killInTime();
        }
      };
      await Promise.all(Array.from({ length: atOnce }, work));
    },
  };
}
