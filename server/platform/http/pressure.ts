import underPressure from "@fastify/under-pressure";
import type { FastifyInstance } from "fastify";
import { textsPath } from "#contract/urls/texts-url.ts";
import type { Config } from "#server/platform/config/config.ts";
import type { Health } from "./health.ts";
import { unavailable } from "./problem.ts";

/** How long the plugin measures before it judges anew. */
const sampleMs = 1_000;

/** A server that is far behind says so at once, instead of keeping more and more people waiting. */
export async function registerPressure(
  app: FastifyInstance,
  config: Pick<Config, "LIMIT_LAG_MS">,
  health: Health,
): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: config.LIMIT_LAG_MS,
    sampleInterval: sampleMs,
    pressureHandler: (request, _reply, type, value) => {
      // Right after a stall the plugin has no sample yet, and calls that endless.
      if (value === Number.POSITIVE_INFINITY) return;
      if (isAboutTheStart(health, performance.now())) return;
      if (isAlwaysAnswered(request.routeOptions.url ?? "")) return;
      request.log.warn({ type }, "under pressure");
      throw unavailable();
    },
  });
}

/**
 * Starting keeps the process busy for seconds, and the last sample of that stands until the first one
 * that holds nothing of it: the first visitor would be sent away by an idle server.
 */
export function isAboutTheStart({ readyAt }: Health, now: number): boolean {
  return readyAt === null || now - readyAt < 2 * sampleMs;
}

/**
 * By the route that was found. Answering "are you alive" with no when busy would get the process killed for
 * being busy. And a page that was answered without its scripts, styles and texts is worse than one that comes
 * late.
 */
export function isAlwaysAnswered(route: string): boolean {
  const parts = ["/assets/", `${textsPath}/`];
  return ["/healthz", "/readyz"].includes(route) || parts.some((start) => route.startsWith(start));
}
