import { setImmediate } from "node:timers/promises";
import Fastify from "fastify";
import { describe, expect, it } from "vitest";
import type { Health } from "./health.ts";
import { isAboutTheStart, isAlwaysAnswered, registerPressure } from "./pressure.ts";

const healthSince = (readyAt: number | null): Health => ({
  state: "ready",
  readyAt,
  check: async () => {},
});

/** Nothing but short holds of the loop, for longer than the plugin measures. */
async function keepBusy(): Promise<void> {
  const end = performance.now() + 1_300;
  while (performance.now() < end) {
    const pause = performance.now() + 40;
    while (performance.now() < pause);
    await setImmediate();
  }
}

async function askedWhenBusy(health: Health): Promise<number> {
  const app = Fastify();
  await registerPressure(app, { LIMIT_LAG_MS: 5 }, health);
  app.get("/", async () => "here");
  await app.ready();
  await keepBusy();
  const { statusCode } = await app.inject("/");
  await app.close();
  return statusCode;
}

describe("a busy server", () => {
  it("sends visitors away", async () => {
    expect(await askedWhenBusy(healthSince(performance.now() - 60_000))).toBe(503);
  });

  it("doesn't while what kept it busy may have been its own start", async () => {
    expect(await askedWhenBusy(healthSince(performance.now() + 60_000))).toBe(200);
  });

  it.each([
    ["not ready yet", null, true],
    ["ready this moment", 10_000, true],
    ["ready for less than two samples", 8_001, true],
    ["ready for two samples", 8_000, false],
  ])("%s", (_name, readyAt, expected) => {
    expect(isAboutTheStart(healthSince(readyAt), 10_000)).toBe(expected);
  });

  it.each([
    ["/healthz", true],
    ["/readyz", true],
    ["/assets/root-a1b2c3.js", true],
    ["/texts/:version/:locale/:file", true],
    ["/", false],
    ["/api/user", false],
  ])("answers %s all the same: %s", (url, expected) => {
    expect(isAlwaysAnswered(url)).toBe(expected);
  });
});
