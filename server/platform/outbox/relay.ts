import { eq, type SQL, sql } from "drizzle-orm";
import type { Database, Db, Notifications } from "#server/db/database.ts";
import { rowsOf } from "#server/db/database.ts";
import { outboxDeliveries, outboxEvents } from "#server/db/schema/outbox.ts";
import type { Clock } from "../clock.ts";
import { reasonOf } from "../error-description.ts";
import type { Log } from "../log.ts";
import { type Outbox, outboxChannel } from "./outbox.ts";

/** How many streams one transaction moves on by one event. */
const batchSize = 20;
/**
 * Transactions side by side, where there is more than one connection. Streams keep their order: the
 * first event of one is locked by whoever delivers it, and those behind it are not looked at.
 */
const lanes = { postgres: 4, embedded: 1 } as const satisfies Record<Database["kind"], number>;
/** A net under NOTIFY, and what wakes events that wait for another attempt. */
const pollMs = 2_000;
/** After this many attempts an event is put aside, so that the rest of its stream can go on. */
export const maxAttempts = 15;

export type Relay = {
  start(): Promise<void>;
  /** Delivers all that is due now; for tests and for a clean stop. */
  drain(): Promise<void>;
  stop(): Promise<void>;
};

export type RelayParts = { database: Database; outbox: Outbox; clock: Clock; log: Log };

export function createRelay({ database, outbox, clock, log }: RelayParts): Relay {
  const running = new Set<Promise<void>>();
  /** How often somebody called: a lane that ends must not have missed a call. */
  let wakes = 0;
  let stopped = false;
  let poll: NodeJS.Timeout | undefined;
  let notifications: Notifications | undefined;

  /** One more lane; when all are busy, each of them looks once more before it ends. */
  function wake(): void {
    wakes += 1;
    if (stopped || running.size === lanes[database.kind]) return;
    const lane = deliverAll()
      // The database is away: the poll tries again, nothing is lost.
      .catch((error: unknown) => log.error({ err: error }, "outbox relay failed"))
      .finally(() => running.delete(lane));
    running.add(lane);
  }

  async function deliverAll(): Promise<void> {
    for (let seen = -1; seen !== wakes && !stopped; ) {
      seen = wakes;
      while (!stopped && (await deliverBatch(database.db, outbox, clock.now(), log)) > 0);
    }
  }

  async function untilQuiet(): Promise<void> {
    while (running.size > 0) await Promise.all(running);
  }

  return {
    async start() {
      notifications = await database.listen(outboxChannel, wake);
      poll = setInterval(wake, pollMs);
      wake();
    },
    drain() {
      wake();
      return untilQuiet();
    },
    async stop() {
      stopped = true;
      clearInterval(poll);
      await notifications?.stop();
      await untilQuiet();
    },
  };
}

type WaitingEvent = { id: string | number; topic: string; payload: unknown; attempts: number };

/** Takes the first waiting event of up to a batch of streams; gives how many were taken. */
async function deliverBatch(db: Db, outbox: Outbox, now: Date, log: Log): Promise<number> {
  return db.transaction(async (tx) => {
    const events = await rowsOf<WaitingEvent>(tx, dueEvents(now));
    for (const event of events) await deliver(tx, event, outbox, now, log);
    return events.length;
  });
}

/**
 * The first of a stream is looked up for each, and not joined: the planner takes it that next to none
 * wait, and after a break, when thousands do, compared each one with all (8 s with 5,000; now 0.5 ms).
 */
export function dueEvents(now: Date): SQL<WaitingEvent> {
  return sql<WaitingEvent>`
    select id, topic, payload, attempts from ${outboxEvents} as head
    where delivered_at is null and failed_at is null
      and (next_attempt_at is null or next_attempt_at <= ${now.toISOString()}::timestamptz)
      and id = (
        select first.id from ${outboxEvents} as first
        where first.stream = head.stream
          and first.delivered_at is null and first.failed_at is null
        order by first.stream, first.id limit 1
      )
    order by id limit ${batchSize}
    for update skip locked`;
}

async function deliver(
  tx: Db,
  event: WaitingEvent,
  outbox: Outbox,
  now: Date,
  log: Log,
): Promise<void> {
  const eventId = Number(event.id);
  // The first time nothing can be done yet: what a crash broke off was taken back whole.
  const done = event.attempts === 0 ? [] : await listDone(tx, eventId);
  const finished: string[] = [];
  let failure: unknown;
  for (const handler of outbox.handlersOf(event.topic)) {
    if (done.some((delivery) => delivery.handler === handler.name)) continue;
    try {
      // A savepoint for each handler: one that fails takes back only its own writes.
      await tx.transaction((savepoint) =>
        handler.handle({ eventId, payload: event.payload, tx: savepoint }),
      );
      finished.push(handler.name);
    } catch (error) {
      failure = error;
      log.warn({ err: error, eventId, handler: handler.name }, "outbox handler failed");
    }
  }
  // Only an event that comes back has to know who is done with it; all of it is one transaction.
  if (failure !== undefined && finished.length > 0) {
    await tx.insert(outboxDeliveries).values(finished.map((handler) => ({ eventId, handler })));
  }
  // What it said nobody needs any more, and somebody in it may leave before it is purged.
  const delivered = { deliveredAt: now, payload: {} };
  await tx
    .update(outboxEvents)
    .set(failure === undefined ? delivered : afterFailure(event.attempts, failure, now))
    .where(eq(outboxEvents.id, eventId));
}

async function listDone(tx: Db, eventId: number): Promise<{ handler: string }[]> {
  return tx
    .select({ handler: outboxDeliveries.handler })
    .from(outboxDeliveries)
    .where(eq(outboxDeliveries.eventId, eventId));
}

function afterFailure(attemptsBefore: number, failure: unknown, now: Date) {
  const attempts = attemptsBefore + 1;
  return {
    attempts,
    lastError: reasonOf(failure).slice(0, 1000),
    nextAttemptAt: new Date(now.getTime() + waitAfter(attempts)),
    ...(attempts >= maxAttempts ? { failedAt: now } : {}),
  };
}

/** 1 s, 2 s, 4 s … at most 10 minutes. */
export function waitAfter(attempts: number): number {
  return Math.min(2 ** (attempts - 1) * 1_000, 600_000);
}
