import type { FastifyInstance } from "fastify";
import type { Endpoint } from "#contract/shared/endpoint.ts";
import { textsPath } from "#contract/urls/texts-url.ts";
import type { Config } from "#server/platform/config/config.ts";
import { addressKey } from "#server/platform/limits/address-key.ts";
import type { LimitVerdict, RateLimits } from "#server/platform/limits/limits.ts";
import type { Viewer } from "#server/platform/sessions/viewer.ts";
import { isInProcess } from "../in-process.ts";
import { tooManyRequests } from "../problem.ts";

const minute = 60_000;

type LimitParts = { config: Config; limits: RateLimits };

/**
 * Whatever comes in counts for its address, before a session or anything else is looked up. What a
 * page asks the API while it is made counted with the page already. Built scripts, styles and texts come
 * from memory, by the dozen for each page.
 */
export function registerAddressLimit(app: FastifyInstance, parts: LimitParts): void {
  app.addHook("onRequest", async (request) => {
    const isUncounted = uncounted.some((start) => request.routeOptions.url?.startsWith(start));
    if (isUncounted || isInProcess()) return;
    refuse(await hitAddressLimit(parts, request.ip));
  });
}

/** By the route that was found and not by the address. */
const uncounted = ["/assets/", `${textsPath}/`, "/healthz", "/readyz"];

/** Whose calls are counted: a user's wherever they are, a guest's by the address. */
export type Who = { viewer: Viewer | null; address: string };

export async function checkGlobalLimit(parts: LimitParts, who: Who): Promise<void> {
  await hit(parts, `all:${keyOf(who)}`, parts.config.LIMIT_REQUESTS);
}

/** Apart from the calls: a long conversation has more pictures than anybody makes calls. */
export async function checkPictureLimit(parts: LimitParts, { userId }: Viewer): Promise<void> {
  await hit(parts, `pictures:user:${userId}`, parts.config.LIMIT_PICTURES);
}

/** Log-in and its kin count both for the address and for the e-mail that is tried. */
export async function checkEndpointLimit(
  parts: LimitParts,
  endpoint: Endpoint,
  who: Who,
  body: unknown,
): Promise<void> {
  if (endpoint.limit === "messages") {
    await hit(parts, `messages:${keyOf(who)}`, parts.config.LIMIT_MESSAGES);
  }
  if (endpoint.limit === "costly") {
    await hit(parts, `costly:${keyOf(who)}`, parts.config.LIMIT_COSTLY);
  }
  if (endpoint.limit === "auth") {
    const { LIMIT_AUTH } = parts.config;
    await hit(parts, `auth:${endpoint.path}:${addressKey(who.address)}`, LIMIT_AUTH);
    const email = (body as { email?: unknown } | undefined)?.email;
    if (typeof email === "string") {
      const key = `auth:${endpoint.path}:${email.trim().toLowerCase().slice(0, 254)}`;
      await hit(parts, key, LIMIT_AUTH);
    }
  }
}

function keyOf({ viewer, address }: Who): string {
  return viewer ? `user:${viewer.userId}` : `address:${addressKey(address)}`;
}

async function hit({ limits }: LimitParts, key: string, max: number): Promise<void> {
  refuse(await limits.hit(key, { max, windowMs: minute }));
}

function refuse({ allowed, retryAfterMs }: LimitVerdict): void {
  if (!allowed) throw tooManyRequests(retryAfterMs);
}

/**
 * The coarse limit: counted for everything that comes from an address, pages, files, calls and
 * sockets, before anything is looked up. It is there against floods. Many people can share one
 * address (a school, a mobile network), hence far above what one of them may do.
 */
function hitAddressLimit(
  parts: { limits: RateLimits; config: Pick<Config, "LIMIT_ADDRESS"> },
  ip: string,
): Promise<LimitVerdict> {
  return parts.limits.hit(`coarse:${addressKey(ip)}`, {
    max: parts.config.LIMIT_ADDRESS,
    windowMs: minute,
  });
}
