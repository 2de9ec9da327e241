import type { Database } from "#server/db/database.ts";
import type { Config } from "../config/config.ts";
import type { Log } from "../log.ts";
import { createPostgresChannels } from "./postgres-adapter.ts";
import type { RealtimeParts } from "./realtime.ts";

export type SharedChannels = { adapter: RealtimeParts["adapter"]; close(): Promise<void> };

type Parts = {
  config: Config;
  database: Database;
  log: Log;
  /** What other processes said was missed for a while. Redis keeps it for us. */
  onMissed(): void;
};

/** How processes share channels: through Redis, else PostgreSQL; a single process needs neither. */
export async function shareChannels(parts: Parts): Promise<SharedChannels> {
  const { config, log } = parts;
  if (config.REDIS_URL) {
    const { createAdapter } = await import("@socket.io/redis-streams-adapter");
    const { Redis } = await import("ioredis");
    const redis = new Redis(config.REDIS_URL, { maxRetriesPerRequest: null });
    redis.on("error", (error) => log.error({ err: error }, "redis failed"));
    return {
      adapter: createAdapter(redis, { streamName: "kwispel:sockets", onlyPlaintext: true }),
      close: async () => {
        redis.disconnect();
      },
    };
  }
  if (config.DATABASE_URL) return createPostgresChannels(parts);
  return { adapter: undefined, close: async () => {} };
}
