import { sql } from "drizzle-orm";
import { openPostgres } from "#server/db/postgres.ts";
import { startSession } from "#server/platform/sessions/sessions.ts";
import { setup } from "#tests/setup/global-setup.ts";
import { copyTemplate } from "#tests/setup/test-database.ts";
import { createHttpClient } from "#tests/soak/http-client.ts";
import { chatServerFile, forkServer } from "#tests/soak/server-fork.ts";
import { makeLogbook, makePair } from "./data/logbook-data.ts";
import type { Comparison } from "./harness.ts";
import { startPostgres } from "./postgres.ts";

const LARGE = 1_000;
const SMALL = 10;
const IMAGES_EACH = 2;
const READINGS = 150;

export async function prepare(): Promise<{ comparisons: Comparison[]; stop(): Promise<void> }> {
  const postgres = await startPostgres();
  process.env.TEST_DATABASE_URL = postgres.url;
  await setup();
  const copy = await copyTemplate(postgres.url);
  const database = await openPostgres({ url: copy.url, poolSize: 4 });
  const { db } = database;
  const pair = await makePair(db);
  const large = await makeLogbook(db, pair, { visits: LARGE, imagesEach: IMAGES_EACH });
  const small = await makeLogbook(db, pair, { visits: SMALL, imagesEach: IMAGES_EACH });
  await db.execute(sql`analyze`);
  const { token } = await startSession(db, {
    userId: pair.userId,
    device: "Bench",
    now: new Date(),
  });
  const server = await forkServer(chatServerFile, {
    DATABASE_URL: copy.url,
    APP_KEY: "k".repeat(32),
    DATA_KEY: Buffer.alloc(32, 7).toString("base64"),
    ROLE: "web",
  });
  const client = createHttpClient(server.origin, 1);

  /** The middle of many, in milliseconds. */
  async function readingTime(logbookId: number): Promise<number> {
    const times: number[] = [];
    for (let nr = 0; nr < READINGS; nr += 1) {
      const start = performance.now();
      const { status } = await client.send({
        method: "GET",
        url: `/api/logbooks/${logbookId}`,
        headers: { authorization: `Bearer ${token}` },
      });
      if (status !== 200) throw new Error(`a logbook was answered with ${status}`);
      times.push(performance.now() - start);
    }
    return times.toSorted((a, b) => a - b)[Math.floor(READINGS / 2)] ?? 0;
  }

  return {
    comparisons: [
      {
        name: "opening a logbook",
        subject: {
          name: `${LARGE.toLocaleString("en")} visits, ${(LARGE * IMAGES_EACH).toLocaleString("en")} pictures`,
          run: () => readingTime(large),
        },
        floor: { name: `${SMALL} visits`, run: () => readingTime(small) },
        atMost: 2,
        unit: "milliseconds",
      },
    ],
    async stop() {
      client.close();
      await server.stop("SIGTERM");
      await database.close();
      await copy.remove();
      await postgres.stop();
    },
  };
}
