import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { eq } from "drizzle-orm";
import { dayMs, hourMs } from "#contract/shared/durations.ts";
import { type Composition, compose } from "#server/compose.ts";
import { subscriptions } from "#server/db/schema/money/subscriptions.ts";
import { readProvidersBooks } from "#server/domains/subscriptions/payments/providers-books.service.ts";
import { renewSubscriptions } from "#server/domains/subscriptions/renewals/renewals.service.ts";
import { renewalAnnounced } from "#server/domains/subscriptions/subscriptions.events.ts";
import { askAfterPayments } from "#server/domains/subscriptions/subscriptions.jobs.ts";
import { createTestClock, type TestClock } from "#server/platform/clock.ts";
import { readConfig } from "#server/platform/config/config.ts";
import { openBooks } from "#server/platform/payments/local/books.ts";
import { PaymentProviderError } from "#server/platform/payments/payment-provider-error.ts";
import {
  type LocalPaymentsStandIn,
  startLocalPayments,
} from "#tests/setup/stand-ins/local-payments.ts";
import { testJobContext } from "#tests/setup/test-context.ts";
import { openTestDatabase } from "#tests/setup/test-database.ts";
import { freePort } from "../../../scripts/free-port.ts";
import { type Random, seededRandom } from "../random.ts";
import { makeBuyers } from "./money-people.ts";
import { amsterdamDay } from "./plain-days.ts";
import { createSubscribers } from "./subscribers.ts";
import { checkMoney, countDifferences } from "./wrong-money.ts";
import { type Announcement, createOracle } from "./years-oracle.ts";

export type Years = {
  people: number;
  days: number;
  acts: number;
  bought: number;
  renewed: number;
  givenUp: number;
  refunds: number;
  chargebacks: number;
  /** Days on which no job ran. */
  standstill: number;
};

type Plan = { people: number; days: number; startOn: string; seed: number };

/** So long after the last act everything has come to its end. */
const calmDays = 25;

/**
 * People subscribe and change their minds for years of days, while charges fail, come late or are taken
 * back, jobs stand still or run twice, and the provider is out of reach now and then. Throws on the first
 * thing that the oracle does not allow.
 */
export async function liveYears(plan: Plan): Promise<Years> {
  const folder = await mkdtemp(path.join(tmpdir(), "kwispel-years-"));
  const clock = createTestClock(`${plan.startOn}T00:00:00Z`);
  const database = await openTestDatabase();
  const provider = await startLocalPayments({ clock, dataDir: folder, webhookRetryAfterMs: [] });
  const port = await freePort();
  const config = readConfig({
    NODE_ENV: "test",
    LOG_LEVEL: "silent",
    DEMO: "0",
    DATA_DIR: folder,
    APP_URL: `http://127.0.0.1:${port}`,
    LIMIT_LAG_MS: "600000",
    LIMIT_REQUESTS: "1000000000",
    LIMIT_ADDRESS: "1000000000",
    LIMIT_AUTH: "1000000000",
  });
  const announcements: Announcement[] = [];
  const server = await compose(config, {
    database,
    clock,
    payments: provider.provider(),
    extend({ outbox }) {
      outbox.onPublish(renewalAnnounced, async ({ subscriptionId }, tx) => {
        const [row] = await tx
          .select()
          .from(subscriptions)
          .where(eq(subscriptions.id, subscriptionId));
        const on = amsterdamDay(clock.now());
        announcements.push({ subscriptionId, endOn: row?.endOn ?? "", on });
      });
    },
  });
  await server.platform.jobs.start({ withWorkers: false });
  await server.app.listen({ host: "127.0.0.1", port });
  server.health.state = "ready";
  try {
    return await passDays(plan, { server, clock, provider, folder, announcements });
  } catch (error) {
    const where = `seed ${plan.seed} from ${plan.startOn}, ${clock.now().toISOString()}`;
    throw new Error(`${where}: ${String(error)}`, { cause: error });
  } finally {
    await provider.stop();
    server.app.server.closeAllConnections();
    await server.app.close();
    await server.platform.jobs.stop(1_000);
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}

type World = {
  server: Composition;
  clock: TestClock;
  provider: LocalPaymentsStandIn;
  folder: string;
  announcements: Announcement[];
};

async function passDays(plan: Plan, world: World): Promise<Years> {
  const { server, clock, provider, folder, announcements } = world;
  const { db } = server.platform;
  const random = seededRandom(plan.seed);
  const oracle = createOracle(db);
  const buyers = await makeBuyers(db, { count: plan.people, now: clock.now() });
  const subscribers = createSubscribers(buyers, { server, clock, provider, random });
  const start = clock.now().getTime();
  let standsStillUntil = 0;
  let standstill = 0;
  for (let day = 0; day < plan.days + calmDays; day += 1) {
    const isCalm = day >= plan.days;
    if (!isCalm && day >= standsStillUntil && random.chance(0.015))
      standsStillUntil = day + 1 + random.whole(10);
    const isStill = !isCalm && day < standsStillUntil;
    if (isStill) standstill += 1;
    const moments = isStill ? [] : [5, 17].map((hour) => ({ hour, work: () => jobs(isCalm) }));
    if (!isStill) moments.push({ hour: 3, work: nightly });
    const acts = isCalm ? [] : subscribers.actsOfTheDay();
    const ofToday = [
      ...moments,
      ...acts.map((work) => ({ hour: random.whole(2400) / 100, work })),
      { hour: 21.9, work: () => oracle.look(clock.now()) },
    ];
    for (const { hour, work } of ofToday.toSorted((one, other) => one.hour - other.hour)) {
      clock.set(new Date(start + day * dayMs + hour * hourMs));
      await provider.advance();
      await work();
    }
  }

  /** What no webhook told of. */
  async function nightly(): Promise<void> {
    await readProvidersBooks(testJobContext(server.platform)).catch(unlessUnreachable);
  }

  /** As the clock runs them, sometimes two at once; what the provider does meanwhile is drawn anew. */
  async function jobs(isCalm: boolean): Promise<void> {
    await provider.switch(isCalm ? {} : drawSwitches(random));
    const times = random.chance(0.2) ? 2 : 1;
    const context = () => testJobContext(server.platform);
    const twice = (work: (ctx: ReturnType<typeof context>) => Promise<void>) =>
      Promise.all(Array.from({ length: times }, () => work(context()).catch(unlessUnreachable)));
    await twice(renewSubscriptions);
    await provider.advance();
    await twice(askAfterPayments);
  }

  const books = openBooks(path.join(folder, "test-payments.jsonl"));
  await oracle.judge(books, announcements, clock.now());
  const { wrong } = await checkMoney(db, books);
  const all = Object.values(wrong).flat();
  if (all.length > 0) throw new Error(all.slice(0, 5).join("\n"));
  const differences = await countDifferences(db);
  if (differences > 0) throw new Error(`${differences} differences at night`);
  const kinds = await subscribers.countEntries();
  return {
    people: plan.people,
    days: plan.days,
    acts: subscribers.acts,
    standstill,
    bought: kinds.bought ?? 0,
    renewed: kinds.renewed ?? 0,
    givenUp: kinds.given_up ?? 0,
    refunds: books.list("refund").length,
    chargebacks: books.list("chargeback").length,
  };
}

function unlessUnreachable(error: unknown): void {
  // As the queue does it: the next run comes anyway.
  if (!(error instanceof PaymentProviderError)) throw error;
}

function drawSwitches(random: Random) {
  const recurring = {
    outcome: random.chance(0.65)
      ? ("paid" as const)
      : random.pick(["failed", "failed", "failed", "chargedBack"] as const),
    afterMs: random.pick([0, 0, 1, 2, 4]) * dayMs,
  };
  const failing = random.chance(0.05)
    ? { as: random.pick([503, "dropped"] as const), times: 4, isDone: random.chance(0.5) }
    : null;
  return {
    recurring,
    failing,
    refunds: { outcome: random.chance(0.04) ? ("failed" as const) : ("refunded" as const) },
    webhooks: {
      isTwice: random.chance(0.3),
      isOutOfOrder: random.chance(0.2),
      isNever: random.chance(0.15),
    },
  };
}
