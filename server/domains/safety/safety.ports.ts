import type { ReportSubject } from "#contract/safety.ts";
import type { ViewerContext } from "#server/platform/context.ts";

/** Whose the thing is; null when it isn't there, or not for this viewer. */
export type FindSubject = (
  ctx: ViewerContext,
  subject: { subjectId: number },
) => Promise<{ userId: number } | null>;

/** What can be reported belongs to later domains; they fill it through `app.ts`. */
export type SafetyPorts = { findSubject: Record<ReportSubject, FindSubject> };
