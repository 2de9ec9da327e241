import { createAdapter as createPostgresAdapter } from "@socket.io/postgres-adapter";
import { createAdapter as createRedisAdapter } from "@socket.io/redis-streams-adapter";
import { Redis } from "ioredis";
import pg from "pg";
import type { Config } from "../config/config.ts";
import type { Log } from "../log.ts";
import type { RealtimeParts } from "./realtime.ts";

export type SharedChannels = { adapter: RealtimeParts["adapter"]; close(): Promise<void> };

/**
 * How processes share channels: through Redis, else PostgreSQL; a single process needs neither.
 * `onLost`: what other processes say will be missed for a few seconds. Redis keeps it for us.
 */
export function shareChannels(config: Config, log: Log, onLost: () => void): SharedChannels {
  if (config.REDIS_URL) {
    const redis = new Redis(config.REDIS_URL, { maxRetriesPerRequest: null });
    redis.on("error", (error) => log.error({ err: error }, "redis failed"));
    return {
      adapter: createRedisAdapter(redis, { streamName: "kwispel:sockets", onlyPlaintext: true }),
      close: async () => {
        redis.disconnect();
      },
    };
  }
  if (config.DATABASE_URL) {
    const pool = new pg.Pool({ connectionString: config.DATABASE_URL, max: 2 });
    const lost = (error: Error) => log.error({ err: error }, "socket adapter lost its database");
    pool.on("error", lost);
    pool.on("connect", (client) => client.on("error", lost));
    freePlaceOfLost(pool, onLost);
    return {
      adapter: createPostgresAdapter(pool, {
        errorHandler: (error) => log.error({ err: error }, "socket adapter failed"),
      }) as unknown as RealtimeParts["adapter"],
      close: () => pool.end(),
    };
  }
  return { adapter: undefined, close: async () => {} };
}

/**
 * The adapter keeps a connection to listen on. When that one breaks it takes another from the pool
 * and never gives the old one back; after one break nothing would be left to speak through.
 */
function freePlaceOfLost(pool: pg.Pool, onLost: () => void): void {
  const inUse = new Set<pg.PoolClient>();
  pool.on("acquire", (client) => inUse.add(client));
  pool.on("release", (_error, client) => inUse.delete(client));
  pool.on("connect", (client) =>
    client.once("end", () => {
      if (!inUse.has(client)) return;
      client.release(true);
      onLost();
    }),
  );
}
