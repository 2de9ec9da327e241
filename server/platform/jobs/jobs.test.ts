import { sql } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { rowsOf } from "#server/db/database.ts";
import { testDatabase } from "#tests/setup/test-database.ts";
import { quietLog } from "../log.ts";
import { createJobs, defineJob, type Jobs } from "./jobs.ts";

const database = testDatabase();
const walk = defineJob<{ dog: string }>("test.walk", { retries: 1, firstWaitSeconds: 1 });
let jobs: Jobs | undefined;
afterEach(async () => {
  await jobs?.stop(1_000);
  await database.current.executeSql("truncate pgboss.job");
});

async function start(run: (data: { dog: string }) => Promise<void>, withWorkers = true) {
  jobs = createJobs({ database: database.current, log: quietLog });
  jobs.work(walk, run);
  await jobs.start({ withWorkers });
  return jobs;
}

async function waiting(): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    database.current.db,
    sql`select count(*)::int as count from pgboss.job where name = 'test.walk' and state < 'active'`,
  );
  return row?.count ?? -1;
}

describe("jobs", () => {
  it("sent in a transaction run after it", async () => {
    const walked: string[] = [];
    const started = await start(async ({ dog }) => {
      walked.push(dog);
    });
    await database.current.db.transaction(async (tx) => {
      await started.send(tx, walk, { dog: "Moos" });
      expect(walked).toEqual([]);
    });
    await expect.poll(() => walked, { timeout: 10_000 }).toEqual(["Moos"]);
  });

  it("of a transaction that is rolled back never were", async () => {
    const started = await start(async () => {}, false);
    const failed = database.current.db.transaction(async (tx) => {
      await started.send(tx, walk, { dog: "Moos" });
      throw new Error("no");
    });
    await expect(failed).rejects.toThrow("no");
    expect(await waiting()).toBe(0);
  });

  it("that fail are tried again", async () => {
    let tries = 0;
    const started = await start(async () => {
      tries += 1;
      if (tries === 1) throw new Error("rain");
    });
    await database.current.db.transaction((tx) => started.send(tx, walk, { dog: "Moos" }));
    await expect.poll(() => tries, { timeout: 15_000 }).toBe(2);
  });
});
