import { Redis } from "ioredis";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { createTestClock } from "#server/platform/clock.ts";
import { redisBinary, startRedis, type TestRedis } from "#tests/setup/redis.ts";
import type { RateLimits } from "./limits.ts";
import { createMemoryLimits } from "./memory-limits.ts";
import { createRedisLimits } from "./redis-limits.ts";

type Opened = { limits: RateLimits; pass(ms: number): Promise<void>; close(): Promise<void> };

async function openMemory(): Promise<Opened> {
  const clock = createTestClock("2026-06-01T10:00:00Z");
  const limits = createMemoryLimits({ clock });
  return { limits, pass: async (ms) => clock.advance(ms), close: () => limits.close() };
}

async function openRedis(server: TestRedis): Promise<Opened> {
  const admin = new Redis(server.url);
  const limits = await createRedisLimits({
    url: server.url,
    commandTimeoutMs: 5_000,
    clock: createTestClock("2026-06-01T10:00:00Z"),
    onError(error) {
      throw error;
    },
  });
  return {
    limits,
    // Redis keeps its own time: instead of waiting, every window is brought nearer to its end.
    async pass(ms) {
      for (const key of await admin.keys("kwispel:limits:*")) {
        const left = await admin.pttl(key);
        if (left <= ms) await admin.del(key);
        else await admin.pexpire(key, left - ms);
      }
    },
    async close() {
      await limits.close();
      admin.disconnect();
    },
  };
}

function contract(open: () => Promise<Opened>) {
  const minute = { max: 3, windowMs: 60_000 };
  let opened: Opened;
  let limits: RateLimits;
  let run = 0;
  // Redis outlives a test: each test hits keys of its own.
  const own = (key: string) => `${run}:${key}`;

  beforeAll(async () => {
    opened = await open();
    limits = opened.limits;
  });
  afterEach(() => {
    run += 1;
  });
  afterAll(() => opened.close());

  it("allows so many, counts down, then says when to come back", async () => {
    const key = own("login:1.2.3.4");
    for (const remaining of [2, 1, 0]) {
      expect(await limits.hit(key, minute)).toEqual({ allowed: true, remaining, retryAfterMs: 0 });
    }
    await opened.pass(20_000);
    const refused = await limits.hit(key, minute);
    expect(refused).toMatchObject({ allowed: false, remaining: 0 });
    expect(refused.retryAfterMs).toBeGreaterThan(30_000);
    expect(refused.retryAfterMs).toBeLessThanOrEqual(40_000);
  });

  it("opens again when the window has ended, however often it was hit meanwhile", async () => {
    const key = own("a");
    for (let hits = 0; hits < 10; hits += 1) await limits.hit(key, minute);
    await opened.pass(59_000);
    for (let hits = 0; hits < 10; hits += 1) await limits.hit(key, minute);
    await opened.pass(1_000);
    expect(await limits.hit(key, minute)).toMatchObject({ allowed: true, remaining: 2 });
  });

  it("counts each key by itself", async () => {
    for (let hits = 0; hits < 4; hits += 1) await limits.hit(own("a"), minute);
    expect((await limits.hit(own("a"), minute)).allowed).toBe(false);
    expect((await limits.hit(own("b"), minute)).allowed).toBe(true);
  });

  it("means one a minute by one a minute", async () => {
    const rule = { max: 1, windowMs: 60_000 };
    expect((await limits.hit(own("a"), rule)).allowed).toBe(true);
    await opened.pass(50_000);
    expect((await limits.hit(own("a"), rule)).allowed).toBe(false);
    await opened.pass(10_000);
    expect((await limits.hit(own("a"), rule)).allowed).toBe(true);
  });

  it("allows nothing at a maximum of nothing", async () => {
    expect(await limits.hit(own("a"), { max: 0, windowMs: 60_000 })).toEqual({
      allowed: false,
      remaining: 0,
      retryAfterMs: 60_000,
    });
  });

  it("lets no more through when many come at once", async () => {
    const rule = { max: 50, windowMs: 60_000 };
    const verdicts = await Promise.all(
      Array.from({ length: 200 }, () => limits.hit(own("a"), rule)),
    );
    expect(verdicts.filter(({ allowed }) => allowed)).toHaveLength(50);
  });

  it("forgets a key on request", async () => {
    for (let hits = 0; hits < 4; hits += 1) await limits.hit(own("a"), minute);
    await limits.reset(own("a"));
    expect(await limits.hit(own("a"), minute)).toMatchObject({ allowed: true, remaining: 2 });
  });
}

describe("limits in memory", () => contract(openMemory));

// Skipped where no redis-server is installed: the script can only be tried by a real Redis.
describe.skipIf(!redisBinary)("limits in Redis", () => {
  let server: TestRedis | null;
  beforeAll(async () => {
    server = await startRedis();
  });
  afterAll(() => server?.stop());

  contract(async () => {
    if (!server) throw new Error("Redis did not start");
    return openRedis(server);
  });
});
