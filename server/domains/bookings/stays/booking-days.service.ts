import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { lockSitters } from "#server/domains/profiles/profile-facts.service.ts";
import { updateStanding } from "#server/domains/profiles/profiles.service.ts";
import { setBusyDays } from "#server/domains/search/search-rows.service.ts";
import type { Context } from "#server/platform/context.ts";
import type { BookingRow } from "../bookings.repository.ts";
import { isExclusive, standingSince } from "../bookings.rules.ts";
import { countOutcomes, listStays } from "./stays.repository.ts";

/** Part of what fills or frees a sitter's days: who searches for them learns it with this transaction. */
export async function keepDaysOf(ctx: Context, booking: BookingRow): Promise<void> {
  const { sitterProfileId: profileId, users } = booking;
  const userId = users.pet_sitter;
  if (profileId === null || userId === null || !isExclusive(booking)) return;
  const days = await listStays(ctx.db, profileId, dayInAmsterdam(ctx.now));
  await setBusyDays(ctx, { profileId, userId, source: "bookings", days });
}

/**
 * How many bookings took place in the last year, and how many the sitter cancelled. A transaction of its
 * own, or the first thing that one does.
 */
export async function countStanding(
  ctx: Context<"outbox">,
  { sitterProfileId: profileId }: { sitterProfileId: number },
): Promise<void> {
  // Two at once would each count without the other's.
  if ((await lockSitters(ctx.db, [profileId])).length === 0) return;
  const { kept, cancelled } = await countOutcomes(ctx.db, profileId, standingSince(ctx.now));
  const standing = { bookingsKept: kept, bookingsCancelled: cancelled };
  await updateStanding(ctx, { profileId, standing });
}
