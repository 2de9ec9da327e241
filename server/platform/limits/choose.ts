import type { Clock } from "../clock.ts";
import type { Config } from "../config/config.ts";
import type { Log } from "../log.ts";
import type { RateLimits } from "./limits.ts";
import { createMemoryLimits } from "./memory-limits.ts";

export async function createLimits(config: Config, clock: Clock, log: Log): Promise<RateLimits> {
  if (!config.REDIS_URL) return createMemoryLimits({ clock });
  const { createRedisLimits } = await import("./redis-limits.ts");
  return createRedisLimits({
    url: config.REDIS_URL,
    clock,
    onError: (error) => log.error({ err: error }, "rate limits lost redis"),
  });
}
