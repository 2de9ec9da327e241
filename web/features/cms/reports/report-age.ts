import { hourMs } from "#contract/shared/durations.ts";
import type { AdminReport } from "#contract/trust/admin.ts";

const oldAfterMs = 48 * hourMs;

/** Somebody has waited for longer than two days for a decision. */
export function isOld({ status, createdAt, appealedAt }: AdminReport, now: Date): boolean {
  if (status !== "open" && status !== "appealed") return false;
  const since = status === "appealed" ? (appealedAt ?? createdAt) : createdAt;
  return now.getTime() - Date.parse(since) > oldAfterMs;
}
