import { createAdapter as createPostgresAdapter } from "@socket.io/postgres-adapter";
import { createAdapter as createRedisAdapter } from "@socket.io/redis-streams-adapter";
import { Redis } from "ioredis";
import pg from "pg";
import type { Config } from "../config/config.ts";
import type { Log } from "../log.ts";
import type { RealtimeParts } from "./realtime.ts";

export type SharedChannels = { adapter: RealtimeParts["adapter"]; close(): Promise<void> };

/** How processes share channels: through Redis, else PostgreSQL; a single process needs neither. */
export function shareChannels(config: Config, log: Log): SharedChannels {
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
    pool.on("error", (error) => log.error({ err: error }, "socket adapter lost its database"));
    return {
      adapter: createPostgresAdapter(pool, {
        errorHandler: (error) => log.error({ err: error }, "socket adapter failed"),
      }) as unknown as RealtimeParts["adapter"],
      close: () => pool.end(),
    };
  }
  return { adapter: undefined, close: async () => {} };
}
