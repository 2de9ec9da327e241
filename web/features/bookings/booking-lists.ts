import type { Booking } from "#contract/bookings.ts";
import type { CallInput } from "#contract/endpoints.ts";
import { awaitsMe } from "./booking-words.ts";

/** What the list of bookings answers, as much as the screens look at. */
export type BookingList = {
  readonly data: readonly Booking[];
  readonly running: readonly Booking[];
  readonly currentPage: number;
  readonly lastPage: number;
  readonly awaitingCount: number;
};

export type ListQuery = NonNullable<CallInput<"bookings.list">["query"]>;

/** More than anybody has ahead of them; and a page of what was. */
export const upcomingQuery = { filter: "upcoming", limit: 50 } as const satisfies ListQuery;
export const pastQuery = (page: number) =>
  ({ filter: "past", limit: 10, page: String(page) }) satisfies ListQuery;
/** All that touches these days. */
export const daysQuery = (date: string, until: string) =>
  ({ filter: "all", limit: -1, date, until }) satisfies ListQuery;

export type Upcoming = { awaiting: Booking[]; others: Booking[] };

/** What waits for this reader first, in the order of the calendar. */
export function partedUpcoming(list: readonly Booking[]): Upcoming {
  return {
    awaiting: list.filter(awaitsMe),
    others: list.filter((booking) => !awaitsMe(booking)),
  };
}

/**
 * Of several pages, each booking once: one may have moved on to the next page in between. What has begun
 * and goes on still stands above all lists.
 */
export function pastOf(pages: readonly BookingList[]): Booking[] {
  const known = new Map<number, Booking>();
  for (const booking of pages.flatMap(({ data }) => data)) {
    if (booking.phase !== "running" && !known.has(booking.id)) known.set(booking.id, booking);
  }
  return [...known.values()];
}
