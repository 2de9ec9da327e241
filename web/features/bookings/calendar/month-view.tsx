import { Plus } from "lucide-react";
import type { BusyDay } from "#contract/bookings/calendars.ts";
import type { Booking } from "#contract/bookings.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { monthAround } from "#web/lib/time/calendar-days.ts";
import { monthInWords } from "#web/lib/time/day-words.ts";
import { weekdaysInOrder } from "#web/lib/time/week.ts";
import { cx } from "#web/ui/cx.ts";
import { ScriptButton } from "#web/ui/script-button.tsx";
import { dayInWords, firstDayOf, lastDayOf } from "../booking-dates.ts";
import { isCalledOff } from "../booking-words.ts";
import { BookingRow } from "../list/booking-row.tsx";
import { asksMeLook, RibbonLink, ribbonLooks, spanOf } from "./ribbon-link.tsx";
import { ribbonsOf } from "./ribbons.ts";

export type MonthViewProps = {
  bookings: readonly Booking[];
  busy: readonly BusyDay[];
  /** A day of the month. */
  date: string;
  today: string;
  toOf: (booking: Booking) => string;
  /** A free day was pressed; absent for who can't plan. */
  onPlan: ((day: string) => void) | undefined;
};

export function MonthView({ bookings, busy, date, today, toOf, onPlan }: MonthViewProps) {
  const { t } = useTranslation(["bookings", "care"]);
  const locale = useLocale();
  const month = date.slice(0, 7);
  const shown = bookings.filter((booking) => !isCalledOff(booking));
  const ofMonth = shown.filter(
    (booking) =>
      firstDayOf(booking).slice(0, 7) <= month && lastDayOf(booking).slice(0, 7) >= month,
  );
  return (
    <div className="grid gap-4">
      <div className="overflow-hidden rounded-card bg-surface">
        <div aria-hidden="true" className="grid grid-cols-7">
          {weekdaysInOrder.map((day) => (
            <span key={day} className="px-1 py-2.5 text-xs font-semibold text-ink-soft md:px-3">
              <span className="hidden md:inline">{t(`care:weekdays.${day}`)}</span>
              <span className="block text-center md:hidden">{t(`care:weekdaysShort.${day}`)}</span>
            </span>
          ))}
        </div>
        <ol>
          {monthAround(date).map((days) => (
            <WeekRow
              key={days[0]}
              bookings={shown}
              busy={busy}
              days={days}
              month={month}
              today={today}
              toOf={toOf}
              onPlan={onPlan}
            />
          ))}
        </ol>
      </div>
      <Legend withBusy={busy.some(isOff)} />
      <section aria-labelledby="in-month" className="md:hidden">
        <h3 id="in-month" className="font-text text-sm font-semibold text-ink-soft">
          {t("calendar.inMonth", { month: monthInWords(month, locale) })}
        </h3>
        {ofMonth.length === 0 ? (
          <p className="mt-2 text-ink-soft">
            {t("calendar.emptyMonth", { month: monthInWords(month, locale) })}
          </p>
        ) : (
          <ul className="-mx-gutter mt-1">
            {ofMonth.map((booking) => (
              <li key={booking.id}>
                <BookingRow booking={booking} today={today} to={toOf(booking)} />
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

type WeekRowProps = Omit<MonthViewProps, "date"> & { days: readonly string[]; month: string };

function WeekRow({ bookings, busy, days, month, today, toOf, onPlan }: WeekRowProps) {
  const ribbons = ribbonsOf(bookings, days, spanOf);
  const isFree = (index: number) =>
    !ribbons.some(({ from, to }) => from < 2 * index + 2 && to > 2 * index);
  return (
    <li className="relative min-h-16 border-t border-line md:min-h-29">
      <ul className="absolute inset-0 grid grid-cols-7 divide-x divide-line">
        {days.map((day, index) => (
          <li key={day} className="relative">
            <DayCell
              day={day}
              today={today}
              isOther={!day.startsWith(month)}
              isOff={busy.some((each) => each.date === day && isOff(each))}
              onPlan={day >= today && isFree(index) ? onPlan : undefined}
            />
          </li>
        ))}
      </ul>
      <ul className="pointer-events-none relative grid grid-cols-14 gap-y-1 pt-9 pb-2 md:pt-10">
        {ribbons.map((ribbon) => (
          <RibbonLink
            key={ribbon.item.id}
            ribbon={ribbon}
            today={today}
            to={toOf(ribbon.item)}
            size="small"
          />
        ))}
      </ul>
    </li>
  );
}

type DayCellProps = {
  day: string;
  today: string;
  isOther: boolean;
  isOff: boolean;
  onPlan: ((day: string) => void) | undefined;
};

function DayCell({ day, today, isOther, isOff, onPlan }: DayCellProps) {
  const { t } = useTranslation("bookings");
  const locale = useLocale();
  const isToday = day === today;
  const inWords = dayInWords(day, { locale, today });
  return (
    <>
      {onPlan && (
        <ScriptButton
          onClick={() => onPlan(day)}
          aria-label={t("calendar.plan", { day: inWords })}
          className="group absolute inset-0 w-full hover:bg-brand-soft focus-visible:-outline-offset-3 data-waiting:opacity-100"
        >
          <Plus className="absolute bottom-2 left-1/2 size-5 -translate-x-1/2 text-brand-strong opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100" />
        </ScriptButton>
      )}
      {isOff && <span className="absolute inset-0 bg-sunken" />}
      <time
        dateTime={day}
        title={isOff ? t("calendar.off", { day: inWords }) : inWords}
        className={cx(
          "tabular pointer-events-none absolute top-1.5 grid size-7 place-items-center rounded-full text-sm font-semibold max-md:left-1/2 max-md:-translate-x-1/2 md:left-1.5",
          isToday ? "bg-ink text-on-ink" : (isOther || isOff) && "font-normal text-ink-soft",
          isOff && !isToday && "line-through",
        )}
      >
        {Number(day.slice(-2))}
        {isOff && <span className="sr-only"> {t("calendar.legend.off")}</span>}
      </time>
    </>
  );
}

/** Nothing of such a day is offered. */
const isOff = ({ isAway, isTaken }: BusyDay) => isAway || isTaken;

const explained = ["stay", "visit", "meet", "asked", "past"] as const;

/** What the papers mean. */
function Legend({ withBusy }: { withBusy: boolean }) {
  const { t } = useTranslation("bookings");
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2 text-xs text-ink-soft">
      {explained.map((look) => (
        <li key={look} className="flex items-center gap-2">
          <span
            className={cx(
              "h-3.5 w-7 rounded-full",
              look === "asked" ? asksMeLook : ribbonLooks[look],
            )}
          />
          {t(`calendar.legend.${look}`)}
        </li>
      ))}
      {withBusy && (
        <li className="flex items-center gap-2">
          <span
            aria-hidden="true"
            className="tabular grid h-5 w-7 place-items-center bg-sunken line-through"
          >
            1
          </span>
          {t("calendar.legend.off")}
        </li>
      )}
    </ul>
  );
}
