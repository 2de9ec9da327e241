import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { watchCommits } from "./commit.ts";
import type { Database, Notifications } from "./database.ts";
import { pipelineTransactions } from "./pipelined.ts";
import { schema } from "./schema.ts";

export type PostgresOptions = {
  url: string;
  poolSize: number;
  onError(error: Error): void;
};

export function openPostgres(options: PostgresOptions): Database & { pool: pg.Pool } {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.poolSize,
    connectionTimeoutMillis: 10_000,
    application_name: "kwispel",
    pipeline: true,
  });
  // A connection that breaks must not take the process down; the pool replaces it. It speaks for
  // those that are idle; one in use, between two statements, has nobody to tell but itself.
  pool.on("error", options.onError);
  pool.on("connect", (client) => client.on("error", options.onError));
  const drizzled = drizzle(pool, { schema, casing: "snake_case" });
  const db = watchCommits(pipelineTransactions(drizzled, pool), { isPipelined: true });
  return {
    kind: "postgres",
    db,
    pool,
    executeSql: (text, values) => pool.query(text, values),
    listen: (channel, onNotify) => listenOn(options, channel, onNotify),
    ping: async () => {
      await pool.query("select 1");
    },
    close: () => pool.end(),
  };
}

const reconnectAfterMs = 1_000;

/** LISTEN needs a connection of its own, which must come back by itself when the server restarts. */
async function listenOn(
  options: PostgresOptions,
  channel: string,
  onNotify: (payload: string) => void,
): Promise<Notifications> {
  let stopped = false;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: options.url,
      keepAlive: true,
      application_name: `kwispel listen ${channel}`,
    });
    next.on("notification", (message) => onNotify(message.payload ?? ""));
    next.on("error", options.onError);
    next.on("end", () => {
      if (!stopped) retry = setTimeout(reconnect, reconnectAfterMs);
    });
    await next.connect();
    await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    client = next;
  }

  function reconnect(): void {
    connect().then(
      () => onNotify(""),
      (error: Error) => {
        options.onError(error);
        if (!stopped) retry = setTimeout(reconnect, reconnectAfterMs);
      },
    );
  }

  await connect();
  return {
    stop: async () => {
      stopped = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
