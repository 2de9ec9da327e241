import type { FastifyRequest } from "fastify";
import type { Endpoint } from "#contract/shared/endpoint.ts";
import type { Viewer } from "../sessions/viewer.ts";
import type { HttpParts } from "./http-parts.ts";
import { tooManyRequests } from "./problem.ts";

const minute = 60_000;

export async function checkGlobalLimit(
  parts: HttpParts,
  request: FastifyRequest,
  viewer: Viewer | null,
): Promise<void> {
  await hit(parts, `all:${whoOf(request, viewer)}`, parts.config.LIMIT_REQUESTS);
}

/** Log-in and its kin count both for the address and for the e-mail that is tried. */
export async function checkEndpointLimit(
  parts: HttpParts,
  endpoint: Endpoint,
  request: FastifyRequest,
  viewer: Viewer | null,
  body: unknown,
): Promise<void> {
  if (endpoint.limit === "messages") {
    await hit(parts, `messages:${whoOf(request, viewer)}`, parts.config.LIMIT_MESSAGES);
  }
  if (endpoint.limit === "auth") {
    await hit(parts, `auth:${endpoint.path}:${request.ip}`, parts.config.LIMIT_AUTH);
    const email = (body as { email?: unknown } | undefined)?.email;
    if (typeof email === "string") {
      const key = `auth:${endpoint.path}:${email.trim().toLowerCase().slice(0, 254)}`;
      await hit(parts, key, parts.config.LIMIT_AUTH);
    }
  }
}

function whoOf(request: FastifyRequest, viewer: Viewer | null): string {
  return viewer ? `user:${viewer.userId}` : `address:${request.ip}`;
}

async function hit(parts: HttpParts, key: string, max: number): Promise<void> {
  const { allowed, retryAfterMs } = await parts.limits.hit(key, { max, windowMs: minute });
  if (!allowed) throw tooManyRequests(retryAfterMs);
}
