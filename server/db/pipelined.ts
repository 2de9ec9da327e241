import { type NodePgDatabase, NodePgSession, NodePgTransaction } from "drizzle-orm/node-postgres";
import type pg from "pg";
import type { Db } from "./database.ts";
import type { Schema } from "./schema.ts";

/** The parts of a Drizzle database that its types keep to themselves. */
type Inside = {
  dialect: ConstructorParameters<typeof NodePgSession>[1];
  session: { schema: ConstructorParameters<typeof NodePgSession>[2] };
};

const ignore = () => {};

/**
 * Transactions over connections that send one statement behind the other without waiting for its
 * answer (`pipeline`): the beginning costs no wait of its own, nor do statements that are started
 * together, nor what is on its way when the work ends and the commit goes out behind it. PostgreSQL
 * does them one after another all the same.
 */
export function pipelineTransactions(db: NodePgDatabase<Schema>, pool: pg.Pool): Db {
  const { dialect, session } = db as unknown as Inside;

  async function transaction<Result>(
    work: (tx: Db) => Promise<Result>,
    config?: Parameters<Db["transaction"]>[1],
  ): Promise<Result> {
    const client = await pool.connect();
    const own = new NodePgSession(client, dialect, session.schema);
    const tx = new NodePgTransaction(dialect, own, session.schema);
    let result: Result;
    try {
      // Not waited for: if it fails, so does whatever follows it.
      client.query("begin").catch(ignore);
      if (config) await tx.setTransaction(config);
      result = await work(tx as unknown as Db);
    } catch (error) {
      client.release(await rollBack(client));
      throw error;
    }
    try {
      await commit(client);
    } finally {
      client.release();
    }
    return result;
  }

  return Object.assign(db as unknown as Db, { transaction });
}

/**
 * Gives what kept it from happening: such a connection is thrown away, which ends its transaction too.
 * Why the work failed is what the caller has to hear, not this.
 */
async function rollBack(client: pg.PoolClient): Promise<Error | undefined> {
  return client.query("rollback").then(
    () => undefined,
    (reason: Error) => reason,
  );
}

/** A transaction in which a statement has failed answers a commit by rolling back. */
async function commit(client: pg.PoolClient): Promise<void> {
  const { command } = await client.query("commit");
  if (command !== "COMMIT") throw new Error(`the transaction ended with ${command}`);
}
