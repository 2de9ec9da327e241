import { type ReactNode, Suspense, useState } from "react";
import type { BusyDay } from "#contract/bookings/calendars.ts";
import type { Booking } from "#contract/bookings.ts";
import type { ProfileType } from "#contract/profiles.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { lazyPart } from "#web/lib/page/lazy-part.ts";
import type { Loaded } from "#web/lib/page/loaded.ts";
import { useLoadedQuery } from "#web/lib/page/loaded-query.ts";
import { Loading } from "#web/lib/page/loading.ts";
import { monthAround, weekAround } from "#web/lib/time/calendar-days.ts";
import { monthInWords, periodInWords } from "#web/lib/time/day-words.ts";
import { listBookings } from "../booking-calls.ts";
import { type BookingList, daysQuery } from "../booking-lists.ts";
import { daysKey } from "../bookings-cache.ts";
import { CalendarHead } from "./calendar-head.tsx";
import { MonthView } from "./month-view.tsx";
import { WeekView } from "./week-view.tsx";

const PlanSheet = lazyPart(async () => (await import("./plan-sheet.tsx")).PlanSheet);

export type CalendarView = "week" | "month";

/** The first and the last day that such a view shows. */
export function daysShown(view: CalendarView, date: string): { from: string; until: string } {
  const days = view === "week" ? weekAround(date) : monthAround(date).flat();
  return { from: days[0] ?? date, until: days.at(-1) ?? date };
}

export type BookingsCalendarProps = {
  view: CalendarView;
  date: string;
  bookings: Loaded<BookingList>;
  /** Of a sitter: when they are away, or busy by a calendar of their own. */
  busy: readonly BusyDay[];
  side: ProfileType;
  now: Date;
  today: string;
  toOf: (booking: Booking) => string;
  /** Where there is room: how else to look. */
  views: ReactNode;
};

export function BookingsCalendar(props: BookingsCalendarProps) {
  const { view, date, bookings: source, busy, side, now, today, toOf, views } = props;
  const { t } = useTranslation("bookings");
  const locale = useLocale();
  const [planned, setPlanned] = useState<string | null>(null);
  const { from, until } = daysShown(view, date);
  const query = {
    queryKey: daysKey(from, until),
    queryFn: ({ signal }: { signal: AbortSignal }) => listBookings(daysQuery(from, until), signal),
  };
  const { data: list = source.value } = useLoadedQuery(query, source);
  const title =
    view === "month"
      ? monthInWords(date, locale)
      : t("calendar.weekOf", periodInWords({ startDate: from, endDate: until }, locale, today));
  // Only owners ask; a sitter has nothing to plan here.
  const onPlan = side === "pet_owner" ? setPlanned : undefined;
  const shown = { bookings: list.data, busy, date, today, toOf, onPlan };
  return (
    <section aria-labelledby="calendar" className="grid gap-4">
      <CalendarHead view={view} date={date} title={title}>
        {views}
      </CalendarHead>
      {view === "month" ? <MonthView {...shown} /> : <WeekView {...shown} now={now} />}
      {planned && (
        <Suspense fallback={<Loading />}>
          <PlanSheet day={planned} today={today} onClose={() => setPlanned(null)} />
        </Suspense>
      )}
    </section>
  );
}
