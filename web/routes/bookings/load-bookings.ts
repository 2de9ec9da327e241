import type { Booking } from "#contract/bookings.ts";
import {
  type BookingList,
  daysQuery,
  type ListQuery,
  pastQuery,
  upcomingQuery,
} from "#web/features/bookings/booking-lists.ts";
import {
  type CalendarView,
  daysShown,
} from "#web/features/bookings/calendar/bookings-calendar.tsx";
import type { OpenedBooking } from "#web/features/bookings/detail/booking-detail.tsx";
import { type Loaded, loaded } from "#web/lib/page/loaded.ts";
import { notFound, type Page } from "#web/lib/page/page.server.ts";

async function loadList(page: Page, query: ListQuery): Promise<Loaded<BookingList>> {
  const answer = await page.call("bookings.list", { query });
  const { data, running, currentPage, lastPage, awaitingCount } = answer;
  return loaded({ data, running, currentPage, lastPage, awaitingCount });
}

export async function loadLists(page: Page) {
  const [upcoming, past] = await Promise.all([
    loadList(page, upcomingQuery),
    loadList(page, pastQuery(1)),
  ]);
  return { upcoming, past };
}

export async function loadDays(page: Page, view: CalendarView, date: string) {
  const { from, until } = daysShown(view, date);
  const [bookings, busy] = await Promise.all([
    loadList(page, daysQuery(from, until)),
    page.spare("calendars.listBusy", { query: { date: from, until } }),
  ]);
  return { bookings, busy: busy?.data ?? [] };
}

/** A booking of the user's; a 404 for whoever is not one of its two. */
export async function loadBooking(page: Page, id: string): Promise<OpenedBooking> {
  if (!/^[1-9]\d{0,8}$/.test(id)) notFound(page);
  const { data: booking } = await page.call("bookings.get", { params: { id } });
  return { booking: loaded(booking), terms: await loadTerms(page, booking) };
}

/** What the sitter asks of who cancels: read before doing so, by either of the two. */
async function loadTerms(page: Page, booking: Booking): Promise<string | undefined> {
  const sitter = booking.profiles.find(({ profileType }) => profileType === "pet_sitter");
  if (sitter?.id === undefined || !booking.allowedActions.includes("cancel")) return undefined;
  const params = { id: String(sitter.id) };
  // Who has taken their page offline since has no terms to show.
  const shown = await page.spare("sitters.get", { params });
  if (!shown) return undefined;
  const t = page.texts("care");
  return `${t(`cancelling.${shown.data.cancellingTerm}.text`)} ${t("cancelling.note")}`;
}
