import { Redis } from "ioredis";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { hourMs } from "#contract/shared/durations.ts";
import { systemClock } from "#server/platform/clock.ts";
import { redisBinary, startRedis, type TestRedis } from "#tests/setup/redis.ts";
import type { RateLimits } from "./limits.ts";
import { createRedisLimits } from "./redis-limits.ts";

const rule = { max: 2, windowMs: 60_000 };

// Skipped where no redis-server is installed: these are about Redis going away.
describe.skipIf(!redisBinary)("createRedisLimits", () => {
  let server: TestRedis;
  const opened: RateLimits[] = [];
  const errors: Error[] = [];

  async function open() {
    const limits = await createRedisLimits({
      url: server.url,
      commandTimeoutMs: 5_000,
      clock: systemClock,
      onError: (error) => errors.push(error),
    });
    opened.push(limits);
    return limits;
  }

  beforeEach(async () => {
    const started = await startRedis();
    if (!started) throw new Error("Redis did not start");
    server = started;
    errors.length = 0;
  });
  afterEach(async () => {
    for (const limits of opened.splice(0)) await limits.close();
    await server.stop();
  });

  it("counts over processes", async () => {
    const [one, other] = [await open(), await open()];
    await one.hit("a", rule);
    await other.hit("a", rule);
    expect((await one.hit("a", rule)).allowed).toBe(false);
    expect((await other.hit("a", rule)).allowed).toBe(false);
    expect(errors).toEqual([]);
  });

  it("locks nobody out for what that machine's clock said before it was put back", async () => {
    const limits = await open();
    for (let hits = 0; hits < 3; hits += 1) await limits.hit("a", rule);
    const admin = new Redis(server.url);
    const [key = ""] = await admin.keys("*");
    await admin.pexpire(key, 6 * hourMs);
    admin.disconnect();
    expect(await limits.hit("a", rule)).toEqual({ allowed: true, remaining: 1, retryAfterMs: 0 });
  });

  it("keeps no addresses in Redis", async () => {
    const limits = await open();
    await limits.hit("login:sanne@kwispel.test", rule);
    const admin = new Redis(server.url);
    const keys = await admin.keys("*");
    admin.disconnect();
    expect(keys).toHaveLength(1);
    expect(keys.join()).not.toContain("sanne");
  });

  it("goes on counting in this process when Redis goes away", async () => {
    const limits = await open();
    await limits.hit("a", rule);
    await server.stop();
    const verdicts = [];
    for (let hits = 0; hits < 3; hits += 1) verdicts.push((await limits.hit("a", rule)).allowed);
    expect(verdicts).toEqual([true, true, false]);
    expect(errors.length).toBeGreaterThan(0);
    await limits.reset("a");
    expect((await limits.hit("a", rule)).allowed).toBe(true);
  });

  it("starts without Redis", async () => {
    await server.stop();
    const limits = await open();
    expect(await limits.hit("a", rule)).toEqual({ allowed: true, remaining: 1, retryAfterMs: 0 });
  });
});
