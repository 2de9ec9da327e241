import { type AlertFilters, type AlertType, mostAlerts } from "#contract/notices/alerts.ts";
import { retentionDays } from "#contract/privacy/retention.ts";
import { requestWishes } from "#contract/requests/public-requests.ts";
import { sitterWishes } from "#contract/search.ts";
import { dayMs } from "#contract/shared/durations.ts";

/** A second inbox helps nobody: five, and then one goes before another comes. */
export function mayMakeAnother(count: number): boolean {
  return count < mostAlerts;
}

const wishesOf = {
  NEW_PETSITTERS_IN_AREA: sitterWishes,
  NEW_JOBS_IN_AREA: requestWishes,
} as const satisfies Record<AlertType, object>;

/** Only what the search of this type knows: nobody asks a request for its diplomas. */
export function filtersOfType(type: AlertType, filters: AlertFilters): AlertFilters {
  const known = Object.keys(wishesOf[type].shape);
  const entries = Object.entries(filters).filter(
    ([key, value]) => known.includes(key) && value !== undefined && !isEmptyList(value),
  );
  return Object.fromEntries(entries);
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

/** The days that it is about have passed, all of them: there is nothing left to look for. */
export function isOver({ vacations = [], to }: AlertFilters, today: string): boolean {
  const lastDays = [...vacations.map((period) => period.slice(11)), ...(to ? [to] : [])];
  return lastDays.length > 0 && lastDays.every((day) => day < today);
}

/** What has been there for longer is nobody's news, even if they were never told of it. */
const newForDays = retentionDays.toldItem - 1;

/**
 * After when something must first have been shown to be new to an alert. Not after the last look alone:
 * what was being saved at that very moment, or was hidden for a while, is told of the next time. What
 * somebody was told of already is left out by itself.
 */
export function newSinceOf(alert: { newSince: Date }, now: Date): Date {
  const longAgo = now.getTime() - newForDays * dayMs;
  return new Date(Math.max(alert.newSince.getTime(), longAgo));
}
