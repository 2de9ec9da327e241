import type { Db } from "./database.ts";
import type { ReadyStatement } from "./kept-statement.ts";

type Task = () => void;
type Last = () => ReadyStatement<unknown>;
/** What a transaction still has to do: its last statements, and what waits until it is committed. */
type Ends = { last: Last[]; after: Task[] };
const endsOf = new WeakMap<Db, Ends>();

/**
 * Does something as soon as the transaction is committed, and never if it isn't. For what may be lost
 * in a crash: everything else goes through the outbox. The task must not throw.
 */
export function afterCommit(tx: Db, task: Task): void {
  get(tx).after.push(task);
}

/**
 * A statement whose result nobody needs, as one of the last of the transaction: it goes out together
 * with the commit, which is one wait instead of two. If it fails, so does the transaction.
 */
export function withCommit(tx: Db, statement: Last): void {
  get(tx).last.push(statement);
}

function get(tx: Db): Ends {
  const ends = endsOf.get(tx);
  if (!ends) throw new Error("this is no transaction");
  return ends;
}

type Options = {
  /** The connection sends the commit right behind what is on its way, and keeps the order. */
  isPipelined: boolean;
};

/** Makes `afterCommit` and `withCommit` know the transactions of a database that was just opened. */
export function watchCommits(db: Db, { isPipelined }: Options): Db {
  const begin = db.transaction.bind(db);
  db.transaction = async (work, config) => {
    const ends: Ends = { last: [], after: [] };
    let written: Promise<unknown> = Promise.resolve();
    const whole = begin(async (tx) => {
      watchSavepoints(tx, ends);
      const result = await work(tx);
      // All are made before the first leaves: one that can't be made must leave none on its way.
      const statements = ends.last.map((make) => make());
      written = Promise.all(statements.map((statement) => statement.execute()));
      // Told below, after the commit that fails with it.
      written.catch(() => {});
      if (!isPipelined) await written;
      return result;
    }, config);
    const result = await whole.catch(async (error: unknown) => {
      await written;
      throw error;
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
    const own: Ends = { last: [], after: [] };
    const result = await begin((savepoint) => {
      watchSavepoints(savepoint, own);
      return work(savepoint);
    }, config);
    ends.last.push(...own.last);
    ends.after.push(...own.after);
    return result;
  };
}
