import { AsyncLocalStorage } from "node:async_hooks";
import { type SQL, sql } from "drizzle-orm";
import { fromDrizzle, type Job, PgBoss, type QueueResult } from "pg-boss";
import { type Database, type Db, rowsOf } from "#server/db/database.ts";
import { isTaken } from "#server/db/errors.ts";
import { oneProcessAtATime } from "#server/db/startup-lock.ts";
import { amsterdam } from "../amsterdam-time.ts";
import { reasonOf } from "../error-description.ts";
import type { Log } from "../log.ts";

/** Work that is done later, or again and again; on PostgreSQL, so it survives everything. */
export type JobKind<Data extends object> = {
  readonly name: string;
  /** Attempts after the first, with growing waits. */
  readonly retries: number;
  readonly firstWaitSeconds: number;
  /** However long it takes, it is done by then, or given up. A worker that dies is noticed long before. */
  readonly expireSeconds: number;
  /**
   * One that waits, for each key: what is asked for meanwhile is the same. Of a job of the clock there is one
   * in the whole cluster, be it that it waits or runs.
   */
  readonly isOnce: boolean;
  /** Jobs that a process does side by side; full hands fetch again at once, without waiting. */
  readonly atOnce: number;
  /**
   * Each of those by itself, where they last long and differ: otherwise the next ones are fetched when all of
   * them are done. It costs a look into the queue for each hand.
   */
  readonly isApart: boolean;
  /** How often a process looks whether there is one: as long as somebody may have to wait for it. */
  readonly pollSeconds: number;
  readonly _data?: Data;
};

/** A worker says so often that it lives; one that is silent for this long is dead, and its job goes on elsewhere. */
const heartbeatSeconds = 60;

/** Most are done at night or by the hour: half a minute later is as good. */
const usual = {
  retries: 5,
  firstWaitSeconds: 15,
  expireSeconds: 6 * 3_600,
  isOnce: false,
  atOnce: 5,
  isApart: false,
  pollSeconds: 30,
} as const;

export function defineJob<Data extends object>(
  name: string,
  options: Partial<Omit<JobKind<Data>, "name" | "_data">> = {},
): JobKind<Data> {
  return { ...usual, name, ...options };
}

export type Jobs = {
  work<Data extends object>(
    kind: JobKind<Data>,
    run: (data: Data) => Promise<void>,
    /** When the clock starts it, as cron writes it, on the clock of Amsterdam. */
    cron?: string,
  ): void;
  /** How a row is done that a walk of this name has passed over. */
  again(walk: string, act: (id: number) => Promise<void>): void;
  findAgain(walk: string): ((id: number) => Promise<void>) | undefined;
  /** Work with a queue of its own, in every process that has workers. */
  runBeside(worker: BesideWorker): void;
  /** Queues a job in the caller's transaction. False: one is there already, and no second is wanted. */
  send<Data extends object>(
    tx: Db,
    kind: JobKind<Data>,
    data: Data,
    options?: { key?: string; startAfter?: Date },
  ): Promise<boolean>;
  /** In the caller's transaction: jobs that were given up are tried once more. */
  retry(tx: Db, name: string, ids: readonly string[]): Promise<void>;
  /** …or are forgotten. */
  drop(tx: Db, name: string, ids: readonly string[]): Promise<void>;
  /** Makes the queues; workers only run where `withWorkers`, and by the clock unless told otherwise. */
  start(options: { withWorkers: boolean; withSchedules?: boolean }): Promise<void>;
  stop(graceMs: number): Promise<void>;
};

export type BesideWorker = {
  start(): Promise<void>;
  /** Begins nothing new, and waits this long for what is under way. */
  stop(graceMs: number): Promise<void>;
};

type Registered = {
  kind: JobKind<object>;
  run: (data: object) => Promise<void>;
  cron: string | undefined;
};

type JobsParts = {
  database: Database;
  log: Log;
  /** Absent: each kind as often as it says. */
  pollSeconds?: number | undefined;
};

export function createJobs({ database, log, pollSeconds }: JobsParts): Jobs {
  const registered = new Map<string, Registered>();
  const walks = new Map<string, (id: number) => Promise<void>>();
  const beside: BesideWorker[] = [];
  // While a job is sent, everything that pg-boss asks goes through the sender's transaction. It also
  // looks up the queue, and on the embedded database's one connection that would wait for the very
  // transaction that is waiting for it.
  const sending = new AsyncLocalStorage<Db>();
  const executeSql = (text: string, values?: unknown[]) => {
    const tx = sending.getStore();
    const asked = tx
      ? fromDrizzle(transactionOf(tx), sql).executeSql(text, values)
      : database.executeSql(text, values);
    return asked as Promise<{ rows: never[] }>;
  };
  const boss = new PgBoss({
    db: { executeSql },
    backend: database.kind === "embedded" ? "pglite" : "postgres",
    // The embedded database has one connection: look after it seldom.
    monitorVacuum: database.kind === "postgres",
    reindex: database.kind === "postgres",
  });
  boss.on("error", (error) => log.error({ err: error }, "job queue failed"));

  async function attempt(job: Job<object>, { name }: JobKind<object>, run: Registered["run"]) {
    try {
      await run(job.data);
      return { id: job.id, status: "completed" as const };
    } catch (error) {
      log.warn({ err: error, job: name }, "job failed");
      return { id: job.id, status: "failed" as const, output: { message: reasonOf(error) } };
    }
  }

  return {
    work(kind, run, cron) {
      if (registered.has(kind.name)) throw new Error(`two jobs are called ${kind.name}`);
      registered.set(kind.name, { kind, run: run as Registered["run"], cron });
    },
    again(walk, act) {
      if (walks.has(walk)) throw new Error(`two walks are called ${walk}`);
      walks.set(walk, act);
    },
    findAgain: (walk) => walks.get(walk),
    runBeside(worker) {
      beside.push(worker);
    },
    async send(tx, kind, data, { key, startAfter } = {}) {
      if (key !== undefined && !kind.isOnce) throw new Error(`${kind.name} knows no keys`);
      const options = {
        ...(key ? { singletonKey: key } : {}),
        ...(startAfter ? { startAfter } : {}),
      };
      return (await sending.run(tx, () => boss.send(kind.name, data, options))) !== null;
    },
    async retry(tx, name, ids) {
      for (const id of ids) {
        await tx
          .transaction((savepoint) => sending.run(savepoint, () => boss.retry(name, [id])))
          .catch(async (error: unknown) => {
            if (!isTaken(error)) throw error;
            // One that does the same waits already: there is nothing left of this one to do.
            await sending.run(tx, () => boss.deleteJob(name, [id]));
          });
      }
    },
    async drop(tx, name, ids) {
      await sending.run(tx, () => boss.deleteJob(name, [...ids]));
    },
    async start({ withWorkers, withSchedules = true }) {
      // Two processes that start together on a new database would both make its tables.
      await oneProcessAtATime(database, async () => {
        await boss.start();
        // Read at once: on most starts none has changed, and asking for each by itself took half of the start.
        const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
        for (const entry of registered.values()) {
          await prepareQueue(boss, entry, known.get(entry.kind.name));
        }
      });
      if (!withWorkers) return;
      const schedules = new Map((await boss.getSchedules()).map((each) => [each.name, each]));
      for (const { kind, run, cron } of registered.values()) {
        const options = {
          pollingIntervalSeconds: pollSeconds ?? kind.pollSeconds,
          ...(kind.isApart
            ? { batchSize: 1, localConcurrency: kind.atOnce }
            : { batchSize: kind.atOnce }),
          burstWhenBatchFull: true,
          // One that fails comes back alone; those beside it are done.
          perJobResults: true,
        } as const;
        await boss.work<object, unknown, typeof options>(kind.name, options, (jobs) =>
          Promise.all(jobs.map((job) => attempt(job, kind, run))),
        );
        if (!cron || !withSchedules) continue;
        const known = schedules.get(kind.name);
        if (known?.cron === cron && known.timezone === amsterdam) continue;
        await boss.schedule(kind.name, cron, {}, { tz: amsterdam });
      }
      for (const worker of beside) await worker.start();
    },
    async stop(graceMs) {
      await Promise.all([
        boss.stop({ graceful: true, timeout: Math.max(1_000, graceMs) }),
        ...beside.map((worker) => worker.stop(graceMs)),
      ]);
    },
  };
}

/** As pg-boss wants it: with a result whose type says that it has rows. */
function transactionOf(tx: Db) {
  return {
    // It hands over nothing but what our own `sql` has made.
    execute: async (statement: unknown) => ({ rows: await rowsOf(tx, statement as SQL) }),
  };
}

async function prepareQueue(
  boss: PgBoss,
  { kind, cron }: Registered,
  known: QueueResult | undefined,
): Promise<void> {
  const { name, isOnce, retries, firstWaitSeconds, expireSeconds } = kind;
  // 'stately' says best what is meant, but goes by figures that are a minute or two old, and pauses meanwhile.
  const policy = cron ? "exclusive" : isOnce ? "short" : "standard";
  const options = {
    retryLimit: retries,
    retryDelay: firstWaitSeconds,
    retryBackoff: true,
    expireInSeconds: expireSeconds,
    heartbeatSeconds,
  };
  if (!known) await boss.createQueue(name, { ...options, policy });
  else if (known.policy !== policy) await makeAnew(boss, name, { ...options, policy });
  else if (!isAsWanted(known, options)) await boss.updateQueue(name, options);
}

function isAsWanted<Options extends Partial<QueueResult>>(known: QueueResult, options: Options) {
  const keys = Object.keys(options) as (keyof Options & keyof QueueResult)[];
  return keys.every((key) => known[key] === options[key]);
}

/** How a queue counts can't be changed. What waits in it moves; of what is the same now, one does. */
async function makeAnew(
  boss: PgBoss,
  name: string,
  options: Parameters<PgBoss["createQueue"]>[1],
): Promise<void> {
  const waiting = await boss.findJobs<object>(name, { queued: true });
  await boss.deleteQueue(name);
  await boss.createQueue(name, options);
  for (const { data, singletonKey, startAfter } of waiting) {
    await boss.send(name, data, { startAfter, ...(singletonKey ? { singletonKey } : {}) });
  }
}
