import type { Db } from "./database.ts";

type LastWork = (tx: Db) => Promise<unknown>;
type Task = () => void;
/** Writes all that was gathered for it in a transaction, by one statement. */
export type Gathering<Item> = (tx: Db, items: readonly Item[]) => Promise<unknown>;
/** What a transaction still has to do: its last statements, and what waits until it is committed. */
type Ends = { before: LastWork[]; gathered: Map<Gathering<never>, unknown[]>; after: Task[] };
const endsOf = new WeakMap<Db, Ends>();

/**
 * Does something as soon as the transaction is committed, and never if it isn't. For what may be lost
 * in a crash: everything else goes through the outbox. The task must not throw.
 */
export function afterCommit(tx: Db, task: Task): void {
  get(tx).after.push(task);
}

/**
 * Writes something, by one statement, when all other work of the transaction is done, in the order of
 * asking. For what takes a lock that others wait for: it is held for the commit alone, and who holds
 * it waits for nobody. If it fails, so does the transaction.
 */
export function beforeCommit(tx: Db, write: LastWork): void {
  get(tx).before.push(write);
}

/**
 * The same for what several parts of a transaction add to: written once, all of it, in the order of
 * asking. What takes locks can then take them in one order, whoever asked first.
 */
export function gatherBeforeCommit<Item>(
  tx: Db,
  write: Gathering<Item>,
  items: readonly Item[],
): void {
  gather(get(tx).gathered, write, items);
}

function gather(
  gathered: Ends["gathered"],
  write: Gathering<never>,
  items: readonly unknown[],
): void {
  gathered.set(write, [...(gathered.get(write) ?? []), ...items]);
}

const nothing = (): Ends => ({ before: [], gathered: new Map(), after: [] });

function get(tx: Db): Ends {
  const ends = endsOf.get(tx);
  if (!ends) throw new Error("this is no transaction");
  return ends;
}

/** Makes the above know the transactions of a database that was just opened. */
export function watchCommits(db: Db): Db {
  const begin = db.transaction.bind(db);
  db.transaction = async (work, config) => {
    const ends = nothing();
    let failure: { reason: unknown } | null = null;
    const whole = begin(async (tx) => {
      try {
        watchSavepoints(tx, ends);
        const result = await work(tx);
        // Sent one behind the other, which is one wait.
        await Promise.all([
          ...ends.before.map((write) => write(tx)),
          // Each was put there with items of its own kind.
          ...[...ends.gathered].map(([write, items]) => write(tx, items as never[])),
        ]);
        return result;
      } catch (reason) {
        failure = { reason };
        throw reason;
      }
    }, config);
    const result = await whole.catch((error: unknown) => {
      // On a connection that broke, rolling back fails as well, and Drizzle tells of that instead.
      throw failure ? failure.reason : error;
    });
    for (const task of ends.after) task();
    return result;
  };
  return db;
}

/** What a savepoint leaves behind waits for the whole; of one that is rolled back nothing is left. */
function watchSavepoints(tx: Db, ends: Ends): void {
  endsOf.set(tx, ends);
  const begin = tx.transaction.bind(tx);
  tx.transaction = async (work, config) => {
    const own = nothing();
    const result = await begin((savepoint) => {
      watchSavepoints(savepoint, own);
      return work(savepoint);
    }, config);
    ends.before.push(...own.before);
    for (const [write, items] of own.gathered) gather(ends.gathered, write, items);
    ends.after.push(...own.after);
    return result;
  };
}
