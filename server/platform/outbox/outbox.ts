import { and, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import { gatherBeforeCommit } from "#server/db/commit.ts";
import type { Db } from "#server/db/database.ts";
import { outboxEvents } from "#server/db/schema/outbox.ts";
import type { EventKind, PublishedEvent } from "./events.ts";

export const outboxChannel = "outbox";

export type Delivery<Payload> = {
  eventId: number;
  payload: Payload;
  /**
   * The delivery's own transaction: what a handler writes through it is committed together with
   * the mark that it is done, so it happens exactly once. What it does elsewhere (a socket) may
   * happen again after a crash.
   */
  tx: Db;
};

export type Handler<Payload = unknown> = {
  /** Kept in the database beside what is done; never reuse or rename one lightly. */
  name: string;
  handle(delivery: Delivery<Payload>): Promise<void>;
};

type InTransaction = (payload: unknown, tx: Db) => Promise<void>;

export type Outbox = {
  /** Writes down what happened, at the end of the transaction that makes it happen. */
  publish(tx: Db, events: PublishedEvent[]): Promise<void>;
  /** Delivers every event of this kind after its transaction, at least once. */
  on<Payload>(kind: EventKind<Payload>, name: string, handle: Handler<Payload>["handle"]): void;
  /** Runs within the publishing transaction itself, for what must never be behind. */
  onPublish<Payload>(
    kind: EventKind<Payload>,
    handle: (payload: Payload, tx: Db) => Promise<void>,
  ): void;
  handlersOf(topic: string): readonly Handler[];
};

export function createOutbox(): Outbox {
  const handlers = new Map<string, Handler[]>();
  const inTransaction = new Map<string, InTransaction[]>();
  const names = new Set<string>();

  return {
    async publish(tx, events) {
      const delivered = events.filter((event) => handlers.has(event.topic));
      // Before what follows of them within the transaction: that is told after them, too.
      if (delivered.length > 0) gatherBeforeCommit(tx, insertEvents, delivered);
      for (const event of events) {
        for (const handle of inTransaction.get(event.topic) ?? []) await handle(event.payload, tx);
      }
    },
    on(kind, name, handle) {
      if (names.has(name)) throw new Error(`two outbox handlers are called ${name}`);
      names.add(name);
      add(handlers, kind.topic, {
        name,
        handle: (delivery) => handle({ ...delivery, payload: kind.parse(delivery.payload) }),
      });
    },
    onPublish(kind, handle) {
      add(inTransaction, kind.topic, handle as InTransaction);
    },
    handlersOf: (topic) => handlers.get(topic) ?? [],
  };
}

/**
 * All of a transaction in one go, however many parts of it published something: the locks below are
 * taken in one order only within one statement. And this is part of nearly every change, where each
 * question takes its time.
 */
function insertEvents(tx: Db, events: readonly PublishedEvent[]): Promise<unknown> {
  return tx.execute(insertion(events));
}

function insertion(events: readonly PublishedEvent[]): SQL {
  const rows = events.map(({ topic, stream, written }) => ({ topic, stream, payload: written }));
  return sql`
    with event as materialized (
      select nr, value ->> 'topic' as topic, value ->> 'stream' as stream, value -> 'payload' as payload
      from jsonb_array_elements(${JSON.stringify(rows)}::jsonb)
        with ordinality as each(value, nr)
    ),
    -- Ids are handed out before commit. Without this lock a later id of the same stream could become
    -- visible, and be delivered, before an earlier one. Sorted, so that two transactions that touch
    -- the same streams can't wait for each other.
    lock as materialized (
      select pg_advisory_xact_lock(hashtextextended(stream, 0))
      from (select distinct stream from event order by stream) as streams
    ),
    written as (
      insert into ${outboxEvents} (topic, stream, payload)
      select topic, stream, payload from event
      where (select count(*) from lock) > 0
      order by nr
      returning id
    )
    select pg_notify(${outboxChannel}, '') where exists (select 1 from written)`;
}

/** Events that were given up, once more: from the first wait on, and only by those who failed. */
export async function retryEvents(tx: Db, ids: readonly number[]): Promise<void> {
  await tx
    .update(outboxEvents)
    // Not 0, which would be an event that nobody has done anything about yet.
    .set({ failedAt: null, nextAttemptAt: null, attempts: 1 })
    .where(and(inArray(outboxEvents.id, [...ids]), isNotNull(outboxEvents.failedAt)));
  await tx.execute(sql`select pg_notify(${outboxChannel}, '')`);
}

export async function dropEvents(tx: Db, ids: readonly number[]): Promise<void> {
  await tx
    .delete(outboxEvents)
    .where(and(inArray(outboxEvents.id, [...ids]), isNotNull(outboxEvents.failedAt)));
}

/** All that is known of these streams, delivered or not. */
export async function forgetStreams(tx: Db, streams: readonly string[]): Promise<void> {
  await tx.delete(outboxEvents).where(inArray(outboxEvents.stream, [...streams]));
}

function add<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  map.set(key, [...(map.get(key) ?? []), value]);
}
