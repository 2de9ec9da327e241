import type { Access } from "#contract/shared/endpoint.ts";
import type { Viewer } from "#server/platform/sessions/viewer.ts";
import { forbidden, notFound, unauthenticated } from "../problem.ts";

/** Who may call at all. Whose things they may touch is part of loading those things. */
export function authorise(access: Access, viewer: Viewer | null): void {
  if (access === "public") return;
  if (!viewer) throw unauthenticated();
  if (access === "admin") {
    if (viewer.role !== "admin") throw notFound();
    if (!viewer.hasSecondFactor) throw forbidden("secondFactorRequired");
  }
  if (access === "verified" && !viewer.isEmailVerified) throw forbidden("emailNotVerified");
}
