import type { ExportState } from "#contract/privacy/personal-data.ts";
import { retentionDays } from "#contract/privacy/retention.ts";
import { dayMs } from "#contract/shared/durations.ts";

/**
 * Everybody may have all that we have of them: once a day they ask for a file, which takes a while to
 * make. It is there for seven days. One that could not be made may be asked for again at once.
 */

/** Tries before it is said that it didn't work. */
export const mostAttempts = 3;

export type Asked = { askedAt: Date; failedAt: Date | null; readyAt: Date | null };

export function stateAt(asked: Asked | null, now: Date): ExportState {
  if (!asked) return "none";
  if (asked.failedAt) return "failed";
  if (!asked.readyAt) return "waiting";
  return now < expiresAt(asked.readyAt) ? "ready" : "expired";
}

export function expiresAt(readyAt: Date): Date {
  return new Date(readyAt.getTime() + retentionDays.personalDataExport * dayMs);
}

/** Absent: now. */
export function askAgainAt(asked: Asked | null, now: Date): Date | undefined {
  if (!asked || asked.failedAt) return undefined;
  const next = new Date(asked.askedAt.getTime() + dayMs);
  return now < next ? next : undefined;
}
