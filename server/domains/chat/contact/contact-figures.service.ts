import type { ByDay, Days } from "#server/platform/by-day.ts";
import type { Context } from "#server/platform/context.ts";
import { countAccepted, countBegun } from "./contact-figures.repository.ts";

/** How many wrote to somebody new, and how many were welcome. */
export async function countContactsByDay(
  { db }: Context,
  days: Days,
): Promise<{ begun: ByDay; accepted: ByDay }> {
  const [begun, accepted] = await Promise.all([countBegun(db, days), countAccepted(db, days)]);
  return { begun, accepted };
}
