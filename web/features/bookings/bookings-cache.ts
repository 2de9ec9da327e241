import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import type { Booking } from "#contract/bookings.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { afterPress } from "#web/lib/forms/after-press.ts";
import { useCatchUp } from "#web/lib/live/catching-up.ts";
import { bookingUpdates } from "#web/lib/live/channels.ts";
import { useChannel } from "#web/lib/live/use-channel.ts";
import type { Loaded } from "#web/lib/page/loaded.ts";
import { useLoadedQuery } from "#web/lib/page/loaded-query.ts";
import { useUser } from "#web/lib/session/user.ts";

/** What the browser keeps of bookings, by the names of its queries. */
const listsKey = ["bookings"] as const;
export const upcomingKey = [...listsKey, "upcoming"] as const;
export const pastKey = [...listsKey, "past"] as const;
export const daysKey = (from: string, until: string) => [...listsKey, "days", from, until] as const;
export const bookingKey = (id: number) => ["booking", id] as const;

/** A booking has changed: it is that one now, and the lists are asked for again. */
export function cacheBooking(queries: QueryClient, booking: Booking): void {
  queries.setQueryData<Booking>(bookingKey(booking.id), booking);
  void queries.invalidateQueries({ queryKey: listsKey });
}

/** Bookings change by what the other side does, in other tabs, and by the clock. */
export function useBookingUpdates(): void {
  const queries = useQueryClient();
  const user = useUser();
  useChannel(bookingUpdates, user && { userId: user.id }, {
    "booking-updates": async ({ upcoming, past }) => {
      // Another row or button would come under the finger.
      await afterPress();
      for (const booking of [...upcoming, ...past]) cacheBooking(queries, booking);
    },
    onReady: useCatchUp(listsKey, ["booking"]),
  });
}

export function useBooking(source: Loaded<Booking>): Booking {
  const { id } = source.value;
  const query = {
    queryKey: bookingKey(id),
    queryFn: async () => (await api.call("bookings.get", { params: { id: String(id) } })).data,
  };
  return useLoadedQuery(query, source).data ?? source.value;
}
