import { createHash } from "node:crypto";
import { Redis } from "ioredis";
import type { Clock } from "#server/platform/clock.ts";
import type { LimitRule, LimitVerdict, RateLimits } from "./limits.ts";
import { createMemoryLimits } from "./memory-limits.ts";

export type RedisLimitsOptions = {
  url: string;
  clock: Clock;
  /** Told of each failure; the counting goes on in this process meanwhile. */
  onError(error: Error): void;
  prefix?: string;
  commandTimeoutMs?: number;
};

// One script, so that reading and counting can't be parted: between a GET and an INCR of two
// processes more hits would slip through, and an INCR whose PEXPIRE never came would block for ever.
const script = `
local max = tonumber(ARGV[1])
local count = tonumber(redis.call("GET", KEYS[1]) or "0")
local left = redis.call("PTTL", KEYS[1])
-- A window that lasts longer than it can was opened before that machine's clock was put back.
if left <= 0 or left > tonumber(ARGV[2]) then count = 0; left = 0 end
if count >= max then return {0, 0, left > 0 and left or tonumber(ARGV[2])} end
if count == 0 then
  redis.call("SET", KEYS[1], "1", "PX", ARGV[2])
else
  redis.call("INCR", KEYS[1])
end
return {1, max - count - 1, 0}
`;

type Scripted = Redis & {
  hitLimit(key: string, max: number, windowMs: number): Promise<[number, number, number]>;
};

/** For several processes; the windows run by Redis's clock. */
export async function createRedisLimits(options: RedisLimitsOptions): Promise<RateLimits> {
  const { url, clock, onError, prefix = "kwispel:limits:", commandTimeoutMs = 500 } = options;
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: 2_000,
    commandTimeout: commandTimeoutMs,
    // A request must not wait for Redis to come back.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (times) => Math.min(times * 200, 5_000),
  }) as Scripted;
  redis.defineCommand("hitLimit", { numberOfKeys: 1, lua: script });
  redis.on("error", onError);
  await redis.connect().catch(() => {
    // Reported through the event above; ioredis keeps trying.
  });

  // Without Redis the limits get looser (each process for itself), but the site stays up and
  // nobody gets to guess passwords without any limit.
  const fallback = createMemoryLimits({ clock });

  // Keys hold addresses and e-mail addresses, which have no business on another machine.
  const name = (key: string) =>
    prefix + createHash("sha256").update(key).digest("base64url").slice(0, 27);

  return {
    async hit(key: string, rule: LimitRule): Promise<LimitVerdict> {
      try {
        const [allowed, remaining, retryAfterMs] = await redis.hitLimit(
          name(key),
          rule.max,
          rule.windowMs,
        );
        return { allowed: allowed === 1, remaining, retryAfterMs };
      } catch (error) {
        onError(error instanceof Error ? error : new Error(String(error)));
        return fallback.hit(key, rule);
      }
    },
    async reset(key) {
      await fallback.reset(key);
      try {
        await redis.del(name(key));
      } catch (error) {
        onError(error instanceof Error ? error : new Error(String(error)));
      }
    },
    async close() {
      await fallback.close();
      redis.disconnect();
    },
  };
}
