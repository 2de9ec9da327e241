import type { Db } from "./database.ts";

type Task = () => void;
const tasksOf = new WeakMap<Db, Task[]>();

/**
 * Does something as soon as the transaction is committed, and never if it isn't. For what may be lost
 * in a crash: everything else goes through the outbox. The task must not throw.
 */
export function afterCommit(tx: Db, task: Task): void {
  const tasks = tasksOf.get(tx);
  if (!tasks) throw new Error("this is no transaction");
  tasks.push(task);
}

/** Makes `afterCommit` know the transactions of a database that was just opened. */
export function watchCommits(db: Db): Db {
  return watch(db, (tasks) => {
    for (const task of tasks) task();
  });
}

function watch(db: Db, whenKept: (tasks: Task[]) => void): Db {
  const begin = db.transaction.bind(db);
  db.transaction = async (work, config) => {
    const tasks: Task[] = [];
    const result = await begin((tx) => {
      tasksOf.set(tx, tasks);
      // What a savepoint leaves behind waits for the whole.
      watch(tx, (more) => tasks.push(...more));
      return work(tx);
    }, config);
    whenKept(tasks);
    return result;
  };
  return db;
}
