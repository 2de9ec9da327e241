import { sql } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { rowsOf } from "#server/db/database.ts";
import { testDatabase } from "#tests/setup/test-database.ts";
import { quietLog } from "../log.ts";
import { createJobs, defineJob, type Jobs } from "./jobs.ts";

const database = testDatabase();
const walk = defineJob<{ dog: string }>("test.walk", {
  retries: 1,
  firstWaitSeconds: 1,
  pollSeconds: 1,
});
let jobs: Jobs | undefined;
afterEach(async () => {
  await jobs?.stop(1_000);
  await database.current.executeSql("truncate pgboss.job");
});

async function start(
  run: (data: { dog: string }) => Promise<void>,
  withWorkers = true,
  executeSql = database.current.executeSql,
) {
  jobs = createJobs({ database: { ...database.current, executeSql }, log: quietLog });
  jobs.work(walk, run);
  await jobs.start({ withWorkers });
  return jobs;
}

async function waiting(name = "test.walk"): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    database.current.db,
    sql`select count(*)::int as count from pgboss.job where name = ${name} and state < 'active'`,
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

  it("that fail leave those beside them alone", async () => {
    const walks: string[] = [];
    await sendBefore(["Moos", "Pip", "Saar"]);
    await start(async ({ dog }) => {
      walks.push(dog);
      if (dog === "Pip" && walks.filter((each) => each === dog).length === 1) throw new Error("no");
    });
    await expect.poll(() => walks, { timeout: 15_000 }).toHaveLength(4);
    expect(walks.toSorted()).toEqual(["Moos", "Pip", "Pip", "Saar"]);
  });

  it("with one key are one that waits, also where two processes work", async () => {
    const once = defineJob<{ dog: string }>("test.once", { isOnce: true, pollSeconds: 1 });
    const walked: string[] = [];
    jobs = createJobs({ database: database.current, log: quietLog });
    jobs.work(once, async () => {});
    await jobs.start({ withWorkers: false });
    const { db } = database.current;
    for (const key of ["a", "a", "a", "b"]) {
      await db.transaction((tx) => jobs?.send(tx, once, { dog: key }, { key }) ?? Promise.reject());
    }
    expect(await waiting("test.once")).toBe(2);
    await jobs.stop(1_000);
    // Two processes that work.
    const others = [1, 2].map(() => createJobs({ database: database.current, log: quietLog }));
    for (const other of others) {
      other.work(once, async ({ dog }) => {
        walked.push(dog);
      });
      await other.start({ withWorkers: true });
    }
    await expect.poll(() => walked.toSorted(), { timeout: 15_000 }).toEqual(["a", "b"]);
    for (const other of others) await other.stop(1_000);
  });

  it("know keys only where they are done once", async () => {
    const started = await start(async () => {}, false);
    const sent = database.current.db.transaction((tx) =>
      started.send(tx, walk, { dog: "Moos" }, { key: "Moos" }),
    );
    await expect(sent).rejects.toThrow("test.walk knows no keys");
  });

  it("of a queue that counted otherwise move to the new one, the same ones once", async () => {
    const before = defineJob<{ dog: string }>("test.moved");
    const moved = defineJob<{ dog: string }>("test.moved", { isOnce: true });
    jobs = createJobs({ database: database.current, log: quietLog });
    jobs.work(before, async () => {});
    await jobs.start({ withWorkers: false });
    const { db } = database.current;
    for (const dog of ["Moos", "Moos"]) {
      await db.transaction((tx) => jobs?.send(tx, before, { dog }) ?? Promise.reject());
    }
    await jobs.stop(1_000);
    jobs = createJobs({ database: database.current, log: quietLog });
    jobs.work(moved, async () => {});
    await jobs.start({ withWorkers: false });
    expect(await waiting("test.moved")).toBe(1);
  });

  it("of the clock that are tried again while one waits leave it to that one", async () => {
    const clock = defineJob<object>("test.clock");
    const started = createJobs({ database: database.current, log: quietLog });
    jobs = started;
    jobs.work(clock, async () => {}, "0 0 1 1 *");
    await jobs.start({ withWorkers: false });
    const { db } = database.current;
    const send = () => db.transaction((tx) => started.send(tx, clock, {}));
    const states = () =>
      rowsOf<{ id: string; state: string }>(
        db,
        sql`select id, state from pgboss.job where name = 'test.clock'`,
      );
    await send();
    expect(await send()).toBe(false);
    await db.execute(sql`update pgboss.job set state = 'failed' where name = 'test.clock'`);
    const [failed] = await states();
    await send();
    await db.transaction((tx) => started.retry(tx, "test.clock", [failed?.id ?? ""]));
    expect(await states()).toMatchObject([{ state: "created" }]);
  });

  it("are written anew only where they changed since the last start", async () => {
    const startWith = async (kind: typeof walk, cron: string) => {
      const written: string[] = [];
      const executeSql: typeof database.current.executeSql = (text, values) => {
        const [, verb] =
          /\b(create_queue|update pgboss\.queue|insert into pgboss\.schedule)\b/i.exec(text) ?? [];
        if (verb && `${text}${values}`.includes("test.nightly")) written.push(verb.toLowerCase());
        return database.current.executeSql(text, values);
      };
      jobs = createJobs({ database: { ...database.current, executeSql }, log: quietLog });
      jobs.work(kind, async () => {}, cron);
      await jobs.start({ withWorkers: true });
      await jobs.stop(1_000);
      return written;
    };
    const nightly = defineJob<{ dog: string }>("test.nightly", { retries: 2 });
    const patient = defineJob<{ dog: string }>("test.nightly", { retries: 3 });
    expect(await startWith(nightly, "0 3 * * *")).toEqual([
      "create_queue",
      "insert into pgboss.schedule",
    ]);
    expect(await startWith(nightly, "0 3 * * *")).toEqual([]);
    expect(await startWith(patient, "0 4 * * *")).toEqual([
      "update pgboss.queue",
      "insert into pgboss.schedule",
    ]);
    expect(await startWith(patient, "0 4 * * *")).toEqual([]);
  });

  it("are looked for as often as each needs it", async () => {
    const nightly = defineJob<{ dog: string }>("test.nightly");
    const looks = new Map<string, number>();
    jobs = createJobs({
      database: {
        ...database.current,
        executeSql: async (text, values) => {
          const queue = /SKIP LOCKED/.test(text) && /'(test\.\w+)'/.exec(text)?.[1];
          if (queue) looks.set(queue, (looks.get(queue) ?? 0) + 1);
          return database.current.executeSql(text, values);
        },
      },
      log: quietLog,
    });
    jobs.work(walk, async () => {});
    jobs.work(nightly, async () => {});
    await jobs.start({ withWorkers: true });
    await expect.poll(() => looks.get("test.walk"), { timeout: 15_000 }).toBeGreaterThanOrEqual(4);
    expect(looks.get("test.nightly")).toBe(1);
  });

  it("are fetched by handfuls, so that fifty don't take fifty polls", async () => {
    await sendBefore(Array.from({ length: 50 }, (_, index) => `dog ${index}`));
    const fetched: number[] = [];
    const walked = new Set<string>();
    const { executeSql } = database.current;
    await start(
      async ({ dog }) => {
        walked.add(dog);
      },
      true,
      async (text, values) => {
        const answer = await executeSql(text, values);
        const isFetch = text.includes("SKIP LOCKED") && text.includes("'test.walk'");
        if (isFetch) fetched.push(answer.rows.length);
        return answer;
      },
    );
    await expect.poll(() => walked.size, { timeout: 15_000 }).toBe(50);
    expect(fetched.filter((count) => count > 0)).toEqual(Array.from({ length: 10 }, () => 5));
  });
});

/** Queued while nobody works. */
async function sendBefore(dogs: readonly string[]): Promise<void> {
  const idle = await start(async () => {}, false);
  await database.current.db.transaction(async (tx) => {
    for (const dog of dogs) await idle.send(tx, walk, { dog });
  });
  await idle.stop(1_000);
}
