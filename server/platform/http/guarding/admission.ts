import type { FastifyRequest } from "fastify";
import type { Access, Endpoint } from "#contract/shared/endpoint.ts";
import type { Viewer } from "#server/platform/sessions/viewer.ts";
import { refuseByHead } from "../bodies/media.ts";
import type { HttpParts } from "../http-parts.ts";
import { isInProcess } from "../in-process.ts";
import { forbidden, notFound, unauthenticated } from "../problem.ts";
import { bearerOf } from "./bearer.ts";
import { checkGlobalLimit, type Who } from "./limits.ts";

/** Who asks, and what for: one endpoint, or one of two that only the body tells apart. */
export type Admitted = { viewer: Viewer | null; endpoints: readonly Endpoint[] };

/**
 * Whether a request's body is worth reading, by its head alone: what it says that it carries, whether
 * it comes from a page of ours, who sends it, and how often. What an address may do at all has been
 * counted before (`registerAddressLimit`).
 */
export async function admit(
  parts: HttpParts,
  request: FastifyRequest,
  candidates: readonly Endpoint[],
): Promise<Admitted> {
  const endpoints = refuseByHead(request, candidates, parts.config);
  // A page that calls for a form has checked that the form was ours.
  if (endpoints.some(({ csrf }) => csrf) && !isInProcess()) parts.csrf.check(request);
  const viewer = await parts.findViewer(bearerOf(request));
  await admitViewer(parts, { viewer, address: request.ip }, endpoints);
  return { viewer, endpoints };
}

/** By who asks, and how often: from a browser, or for a page that is being made. */
export async function admitViewer(
  parts: HttpParts,
  who: Who,
  endpoints: readonly Endpoint[],
): Promise<void> {
  await checkGlobalLimit(parts, who);
  for (const { access } of endpoints) authorise(access, who.viewer);
}

/** Who may call at all. Whose things they may touch is part of loading those things. */
function authorise(access: Access, viewer: Viewer | null): void {
  if (access === "public") return;
  if (!viewer) throw unauthenticated();
  if (access === "admin") {
    if (viewer.role !== "admin") throw notFound();
    if (!viewer.hasSecondFactor) throw forbidden("secondFactorRequired");
  }
  if (access === "verified" && !viewer.isEmailVerified) throw forbidden("emailNotVerified");
}
