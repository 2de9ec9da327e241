import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { rowsOf } from "#server/db/database.ts";
import { outboxEvents } from "#server/db/schema/outbox.ts";
import { testDatabase } from "#tests/setup/test-database.ts";
import { createTestClock } from "../clock.ts";
import { quietLog } from "../log.ts";
import { defineEvent, instant } from "./events.ts";
import { createOutbox } from "./outbox.ts";
import { createRelay, dueEvents, maxAttempts, waitAfter } from "./relay.ts";

const database = testDatabase();
const barked = defineEvent(
  "dog.barked",
  z.object({ dog: z.string(), nr: z.int() }),
  ({ dog }) => `dog:${dog}`,
);

let seen: string[] = [];
let failing: (nr: number) => boolean = () => false;
beforeEach(() => {
  seen = [];
  failing = () => false;
});

function setUp() {
  const outbox = createOutbox();
  const clock = createTestClock("2026-11-15T09:30:00Z");
  outbox.on(barked, "test.hear", async ({ payload }) => {
    if (failing(payload.nr)) throw new Error("deaf");
    seen.push(`${payload.dog}${payload.nr}`);
  });
  const relay = createRelay({ database: database.current, outbox, clock, log: quietLog });
  const publish = (dog: string, nr: number) =>
    database.current.db.transaction((tx) => outbox.publish(tx, [barked({ dog, nr })]));
  return { outbox, clock, relay, publish };
}

describe("the relay", () => {
  it("delivers in the order of a stream", async () => {
    const { relay, publish } = setUp();
    for (let nr = 1; nr <= 30; nr += 1) await publish("a", nr);
    await relay.drain();
    expect(seen).toEqual(Array.from({ length: 30 }, (_, index) => `a${index + 1}`));
  });

  it("delivers nothing of a transaction that was rolled back", async () => {
    const { outbox, relay } = setUp();
    const failed = database.current.db.transaction(async (tx) => {
      await outbox.publish(tx, [barked({ dog: "a", nr: 1 })]);
      throw new Error("no");
    });
    await expect(failed).rejects.toThrow("no");
    await relay.drain();
    expect(seen).toEqual([]);
  });

  it("holds a stream back behind a failure, and lets others pass", async () => {
    const { relay, publish, clock } = setUp();
    failing = (nr) => nr === 1;
    await publish("a", 1);
    await publish("a", 2);
    await publish("b", 3);
    await relay.drain();
    expect(seen).toEqual(["b3"]);

    failing = () => false;
    await relay.drain();
    expect(seen).toEqual(["b3"]);
    clock.advance(waitAfter(1));
    await relay.drain();
    expect(seen).toEqual(["b3", "a1", "a2"]);
  });

  it("forgets what an event said once it is delivered, and not before", async () => {
    const { relay, publish } = setUp();
    failing = (nr) => nr === 2;
    await publish("a", 1);
    await publish("b", 2);
    await relay.drain();
    const { payload, id } = outboxEvents;
    const kept = await database.current.db.select({ payload }).from(outboxEvents).orderBy(id);
    expect(kept).toEqual([{ payload: {} }, { payload: { dog: "b", nr: 2 } }]);
  });

  it("puts an event aside after many attempts, so that its stream goes on", async () => {
    const { relay, publish, clock } = setUp();
    failing = (nr) => nr === 1;
    await publish("a", 1);
    await publish("a", 2);
    for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
      await relay.drain();
      clock.advance(waitAfter(attempt));
    }
    await relay.drain();
    expect(seen).toEqual(["a2"]);
    const [event] = await rowsOf<{ last_error: string; attempts: number }>(
      database.current.db,
      sql`select last_error, attempts from outbox_events where failed_at is not null`,
    );
    expect(event).toEqual({
      last_error: expect.stringMatching(/^Error at server\/platform\/outbox\/relay\.test\.ts:/),
      attempts: maxAttempts,
    });
  });

  it("repeats only the handler that failed, and takes back what it wrote", async () => {
    const { outbox, relay, publish, clock } = setUp();
    let tries = 0;
    outbox.on(barked, "test.write", async ({ payload, tx }) => {
      await tx.execute(
        sql`insert into installation (key, value) values (${`dog ${payload.nr}`}, 'true')`,
      );
      tries += 1;
      if (tries === 1) throw new Error("once");
    });
    await publish("a", 1);
    await relay.drain();
    clock.advance(waitAfter(1));
    await relay.drain();
    expect(seen).toEqual(["a1"]);
    expect(tries).toBe(2);
    const rows = await rowsOf(database.current.db, sql`select key from installation`);
    expect(rows).toHaveLength(1);
  });

  it("does a thing once though two relays look at the same time", async () => {
    const { outbox, clock, relay, publish } = setUp();
    const other = createRelay({ database: database.current, outbox, clock, log: quietLog });
    for (let nr = 1; nr <= 40; nr += 1) await publish(nr % 2 ? "a" : "b", nr);
    await Promise.all([relay.drain(), other.drain()]);
    await relay.drain();
    expect(seen).toHaveLength(40);
    const numbers = (dog: string) =>
      seen.filter((text) => text.startsWith(dog)).map((text) => Number(text.slice(1)));
    expect(numbers("a")).toEqual(numbers("a").toSorted((x, y) => x - y));
    expect(numbers("b")).toEqual(numbers("b").toSorted((x, y) => x - y));
  });

  it("wakes up by itself when something is published", async () => {
    const { relay, publish } = setUp();
    await relay.start();
    await publish("a", 1);
    await expect.poll(() => seen).toEqual(["a1"]);
    await relay.stop();
  });
});

describe("looking for what is due", () => {
  type Node = { "Node Type": string; "Index Name"?: string; Plans?: Node[] };
  const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

  async function plan(): Promise<Node[]> {
    const asked = sql`explain (format json) ${dueEvents(new Date())}`;
    const [row] = await rowsOf<{ "QUERY PLAN": { Plan: Node }[] }>(database.current.db, asked);
    return row?.["QUERY PLAN"].flatMap(({ Plan }) => nodesOf(Plan)) ?? [];
  }

  it("walks only what waits, however long the history, even if thousands wait all at once", async () => {
    const { db } = database.current;
    const write = (count: number, deliveredAt: string) =>
      db.execute(sql`
        insert into outbox_events (topic, stream, payload, delivered_at)
        select 'x', 'room:' || nr % 300, '{}', ${sql.raw(deliveredAt)}
        from generate_series(1, ${count}) as nr`);
    await write(30_000, "now()");
    await write(10, "null");
    await db.execute(sql`analyze outbox_events`);
    const used = (await plan()).flatMap((node) => node["Index Name"] ?? []);
    expect(used.toSorted()).toEqual([
      expect.stringContaining("outbox_events_waiting"),
      expect.stringContaining("outbox_events_waiting"),
    ]);
    // More than the planner knows of.
    await write(3_000, "null");
    const types = (await plan()).map((node) => node["Node Type"]);
    expect(types.filter((type) => /Seq Scan|Join|Nested Loop/.test(type))).toEqual([]);
  });
});

describe("subscribers within the transaction", () => {
  it("see the event before commit, and can stop it", async () => {
    const { outbox, relay } = setUp();
    outbox.onPublish(barked, async ({ nr }) => {
      if (nr === 2) throw new Error("too loud");
    });
    const publish = (nr: number) =>
      database.current.db.transaction((tx) => outbox.publish(tx, [barked({ dog: "a", nr })]));
    await publish(1);
    await expect(publish(2)).rejects.toThrow("too loud");
    await relay.drain();
    expect(seen).toEqual(["a1"]);
  });
});

describe("what an event says", () => {
  const walked = defineEvent(
    "dog.walked",
    z.object({ dog: z.string(), at: instant }),
    ({ dog }) => `dog:${dog}`,
  );
  const at = new Date("2026-11-15T09:30:00.123Z");

  it("is at its handlers as it was said, instants too", async () => {
    const { outbox, relay } = setUp();
    const heard: unknown[] = [];
    outbox.on(walked, "test.walked", async ({ payload }) => {
      heard.push(payload);
    });
    await database.current.db.transaction((tx) => outbox.publish(tx, [walked({ dog: "a", at })]));
    await relay.drain();
    expect(heard).toEqual([{ dog: "a", at }]);
  });

  it("is refused where it is said when it doesn't fit, and reaches no handler when it was written otherwise", async () => {
    expect(() => walked({ dog: "a", at: new Date(Number.NaN) })).toThrow();
    const { outbox, relay } = setUp();
    const heard: unknown[] = [];
    outbox.on(walked, "test.walked", async ({ payload }) => {
      heard.push(payload);
    });
    await database.current.db.execute(
      sql`insert into outbox_events (topic, stream, payload) values ('dog.walked', 'dog:a', '{"dog": 1}')`,
    );
    await relay.drain();
    expect(heard).toEqual([]);
    const rows = await rowsOf<{ attempts: number }>(
      database.current.db,
      sql`select attempts from outbox_events where delivered_at is null`,
    );
    expect(rows).toEqual([{ attempts: 1 }]);
  });
});
