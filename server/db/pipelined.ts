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
    try {
      const own = new NodePgSession(client, dialect, session.schema);
      const tx = new NodePgTransaction(dialect, own, session.schema);
      const begun = client.query("begin");
      // Whatever follows it fails as well.
      begun.catch(ignore);
      if (config) await tx.setTransaction(config);
      const result = await work(tx as unknown as Db).catch(async (error: unknown) => {
        await client.query("rollback");
        throw error;
      });
      await endedBy(client.query("commit"));
      return result;
    } finally {
      client.release();
    }
  }

  return Object.assign(db as unknown as Db, { transaction });
}

/** A transaction in which a statement has failed answers a commit by rolling back. */
async function endedBy(commit: Promise<pg.QueryResult>): Promise<void> {
  const { command } = await commit;
  if (command !== "COMMIT") throw new Error(`the transaction ended with ${command}`);
}
