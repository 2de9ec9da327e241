import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { watchCommits } from "./commit.ts";
import type { ConnectionWatcher, Database, Db } from "./database.ts";
import { listenOn } from "./listener.ts";
import { schema } from "./schema.ts";

export type PostgresOptions = {
  url: string;
  poolSize: number;
  /** How long requests may take; absent for scripts, which have all the time in the world. */
  limits?: RequestLimits;
};

export type RequestLimits = { statementMs: number; lockMs: number };

/** Longest wait for a connection, be it for a place in the pool or for the server to answer. */
const connectMs = 3_000;
/** A job can wait longer than somebody in front of a screen. */
const backgroundConnectMs = 10_000;
/** The server ends a statement itself; when it doesn't, it no longer answers at all. */
const answerAfterLimitMs = 1_000;
/** A process that is gone without a word must not hold its locks for ever. */
const idleInTransactionMs = 60_000;

export function openPostgres(options: PostgresOptions): Database & { pool: pg.Pool } {
  const watchers = new Set<ConnectionWatcher>();
  const all: ConnectionWatcher = {
    onError: (error) => watchers.forEach((watcher) => void watcher.onError(error)),
    onBack: () => watchers.forEach((watcher) => void watcher.onBack()),
  };
  const pool = openPool(options.url, all, {
    max: options.poolSize,
    connectionTimeoutMillis: connectMs,
    application_name: "kwispel",
    ...(options.limits ? limitsOf(options.limits) : {}),
  });
  const background = openPool(options.url, all, {
    // It needs two at the start, and a few jobs at once after it.
    max: Math.max(3, Math.ceil(options.poolSize / 2)),
    connectionTimeoutMillis: backgroundConnectMs,
    application_name: "kwispel background",
  });
  return {
    kind: "postgres",
    db: drizzleOn(pool),
    backgroundDb: drizzleOn(background),
    pool,
    executeSql: (text, values) => background.query(text, values),
    listen: (channel, onNotify) => listenOn({ ...all, url: options.url, channel, onNotify }),
    watch: (watcher) => void watchers.add(watcher),
    ping: async () => {
      await pool.query("select 1");
    },
    close: async () => {
      await Promise.all([pool.end(), background.end()]);
    },
  };
}

function limitsOf({ statementMs, lockMs }: RequestLimits): pg.PoolConfig {
  return {
    statement_timeout: statementMs,
    lock_timeout: lockMs,
    query_timeout: statementMs + answerAfterLimitMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
  };
}

function openPool(
  url: string,
  { onError, onBack }: ConnectionWatcher,
  config: pg.PoolConfig,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    // The kernel notices a server that is gone without a word, after some minutes.
    keepAlive: true,
    // Statements that are started together are one wait; PostgreSQL does them one after another.
    pipeline: true,
    ...config,
  });
  // A connection that breaks must not take the process down; the pool replaces it. It speaks for
  // those that are idle; one in use, between two statements, has nobody to tell but itself.
  pool.on("error", onError);
  pool.on("connect", (client) => {
    client.on("error", onError);
    onBack();
  });
  return pool;
}

const drizzleOptions = { schema, casing: "snake_case" } as const;

/**
 * Left to itself, Drizzle never gives back the connection of a transaction whose beginning failed: after
 * a break in the line the pool would be smaller by one, and closing it would wait for ever. So the
 * connection is taken and given back here; the pool throws away one that broke.
 */
function drizzleOn(pool: pg.Pool): Db {
  const db: Db = drizzle(pool, drizzleOptions);
  // Made once for each connection: Drizzle goes through all tables for it.
  const dbOf = new WeakMap<pg.PoolClient, Db>();
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      const own: Db = dbOf.get(client) ?? drizzle(client, drizzleOptions);
      dbOf.set(client, own);
      return await own.transaction(work, config);
    } finally {
      client.release();
    }
  };
  return watchCommits(db);
}
