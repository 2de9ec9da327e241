import { toInstant } from "#contract/shared/dates.ts";
import type { ErrorCode } from "#contract/shared/errors.ts";
import type { RunningStay } from "#contract/trust/safety.ts";
import type { Context } from "#server/platform/context.ts";
import { listPets, listStaysUnderWay } from "../bookings.repository.ts";
import { sharingAt } from "../bookings.rules.ts";

/** With animals of one of the two in somebody's hands now; the one that lasts longest. */
export async function findRunningStay(
  { db, now }: Context,
  { userId, otherUserId }: { userId: number; otherUserId: number },
): Promise<RunningStay | null> {
  const rows = await listStaysUnderWay(db, userId, now);
  const stay = rows
    .filter(({ users }) => Object.values(users).includes(otherUserId))
    .filter((row) => sharingAt(row, now) === "agreed")
    .toSorted((one, other) => other.endsAt.getTime() - one.endsAt.getTime())[0];
  if (!stay) return null;
  const pets = await listPets(db, [stay.id]);
  return {
    bookingId: stay.id,
    petNames: pets.map(({ name }) => name),
    endsAt: toInstant(stay.endsAt),
  };
}

/**
 * An account whose animals are in somebody's house, or in whose house they are, can't go: the other would
 * have nobody to call.
 */
export async function findStayBlocker(
  { db, now }: Context,
  { userId }: { userId: number },
): Promise<ErrorCode | null> {
  const rows = await listStaysUnderWay(db, userId, now);
  const isOut = rows.some((row) => ["agreed", "handover"].includes(sharingAt(row, now)));
  return isOut ? "stayRunning" : null;
}
