import type { ProfileType } from "#contract/profiles.ts";
import type { ServiceType } from "#contract/shared/care.ts";
import type { Db } from "#server/db/database.ts";
import type { Page } from "#server/platform/jobs/table-walk.ts";
import {
  type BookingRow,
  changeBooking,
  listEndedBookings,
  listPets,
  listToAskForReviews as listToAsk,
} from "../bookings.repository.ts";
import { endedAtOf } from "../bookings.rules.ts";
import { hasEnded, listCareOf } from "./booking-facts.repository.ts";

/** When a booking was over, if it took place at all; by the clock. */
export function findEnd(booking: BookingRow, now: Date): Date | null {
  return endedAtOf(booking, now);
}

type Wanted = { profileId: number; side: ProfileType; since: Date; now: Date };

/** Bookings of a profile that took place and were over since then, the latest first. */
export async function listEndedSince(
  db: Db,
  wanted: Wanted,
): Promise<{ booking: BookingRow; endedAt: Date }[]> {
  const { since, now } = wanted;
  return (await listEndedBookings(db, wanted))
    .flatMap((booking) => {
      const endedAt = endedAtOf(booking, now);
      return endedAt && endedAt > since ? [{ booking, endedAt }] : [];
    })
    .sort((one, other) => other.endedAt.getTime() - one.endedAt.getTime());
}

/** After a block the two are asked for their reviews a day later than others. */
export function listToAskForReviews(db: Db, now: Date, page: Page): Promise<number[]> {
  return listToAsk(db, now, page);
}

export async function setAskedForReviews(tx: Db, bookingId: number): Promise<void> {
  await changeBooking(tx, bookingId, { askReviewsAt: null });
}

/** Whether anything that somebody planned, as owner or as sitter, has come to its end. */
export function hasEndedBooking(
  db: Db,
  { userId, now }: { userId: number; now: Date },
): Promise<boolean> {
  return hasEnded(db, userId, now);
}

/** What was done, when, and for whom. */
export type Care = {
  serviceType: ServiceType | null;
  startOn: string;
  endOn: string;
  petNames: string[];
};

export async function findCare(
  db: Db,
  bookingIds: readonly number[],
): Promise<ReadonlyMap<number, Care>> {
  const pets = await listPets(db, bookingIds);
  const rows = await listCareOf(db, bookingIds);
  return new Map(
    rows.map(({ id, ...care }) => {
      const petNames = pets.flatMap(({ bookingId, name }) => (bookingId === id ? name : []));
      return [id, { ...care, petNames }];
    }),
  );
}
