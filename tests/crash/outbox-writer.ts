import { sql } from "drizzle-orm";
import * as z from "zod";
import { type Database, rowsOf } from "#server/db/database.ts";
import { openEmbedded } from "#server/db/embedded/embedded.ts";
import { migrate } from "#server/db/migrate.ts";
import { openPostgres } from "#server/db/postgres.ts";
import { readPreparedDump } from "#server/db/prepared-dump.ts";
import { systemClock } from "#server/platform/clock.ts";
import { quietLog } from "#server/platform/log.ts";
import { defineEvent } from "#server/platform/outbox/events.ts";
import { createOutbox } from "#server/platform/outbox/outbox.ts";
import { createRelay } from "#server/platform/outbox/relay.ts";

/**
 * A process that writes events and delivers them at the same time, until it is killed. Every
 * number that it prints was committed. With `finish` it only delivers what is left, and reports.
 */
const [mode, folder = "", url] = process.argv.slice(2);

async function open(): Promise<Database> {
  if (url) return openPostgres({ url, poolSize: 4 });
  return openEmbedded({ folder, readDump: readPreparedDump });
}

const database = await open();
await migrate(database);
const { db } = database;
await db.execute(sql`create table if not exists crash_made (nr serial primary key)`);
// No unique key here: applying twice must show.
await db.execute(sql`create table if not exists crash_applied (nr integer not null)`);

const made = defineEvent("crash.made", z.object({ nr: z.int() }), ({ nr }) => `crash:${nr % 3}`);
const outbox = createOutbox();
outbox.on(made, "crash.apply", async ({ payload, tx }) => {
  await tx.execute(sql`insert into crash_applied values (${payload.nr})`);
});
const relay = createRelay({ database, outbox, clock: systemClock, log: quietLog });

if (mode === "finish") {
  await relay.drain();
  const missing = await rowsOf(
    db,
    sql`select nr from crash_made except select nr from crash_applied`,
  );
  const twice = await rowsOf(db, sql`select nr from crash_applied group by nr having count(*) > 1`);
  const kept = await rowsOf<{ nr: number }>(db, sql`select nr from crash_made order by nr`);
  await database.close();
  process.stdout.write(JSON.stringify({ missing, twice, kept: kept.map(({ nr }) => nr) }));
} else {
  await relay.start();
  process.stdout.write("ready\n");
  for (;;) {
    const nr = await db.transaction(async (tx) => {
      const [row] = await rowsOf<{ nr: number }>(
        tx,
        sql`insert into crash_made default values returning nr`,
      );
      const number = row?.nr ?? 0;
      await outbox.publish(tx, [made({ nr: number })]);
      return number;
    });
    process.stdout.write(`${nr}\n`);
  }
}
