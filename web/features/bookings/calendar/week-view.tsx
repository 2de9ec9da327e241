import { Plus } from "lucide-react";
import { Fragment } from "react";
import { Link } from "react-router";
import type { BusyDay } from "#contract/bookings/calendars.ts";
import type { Booking } from "#contract/bookings.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatTime, formatWeekday } from "#web/lib/text/formatting.ts";
import { weekAround } from "#web/lib/time/calendar-days.ts";
import { cx } from "#web/ui/cx.ts";
import { ScriptButton } from "#web/ui/script-button.tsx";
import { dayInWords } from "../booking-dates.ts";
import { BookingFaces } from "../booking-faces.tsx";
import {
  isCalledOff,
  lookOf,
  nameOf,
  otherOf,
  petsInWords,
  shortTitleOf,
} from "../booking-words.ts";
import { type AgendaDay, type AgendaItem, agendaOf } from "./agenda.ts";
import { RibbonLink, spanOf } from "./ribbon-link.tsx";
import { ribbonsOf } from "./ribbons.ts";

export type WeekViewProps = {
  bookings: readonly Booking[];
  busy: readonly BusyDay[];
  /** A day of the week. */
  date: string;
  today: string;
  now: Date;
  toOf: (booking: Booking) => string;
  /** A free day was pressed; absent for who can't plan. */
  onPlan: ((day: string) => void) | undefined;
};

/** Ribbons on top for how the week lies, and below what there is to do, day by day. */
export function WeekView(props: WeekViewProps) {
  const { bookings, busy, date, today, now, toOf, onPlan } = props;
  const days = weekAround(date);
  const shown = bookings.filter((booking) => !isCalledOff(booking));
  const ribbons = ribbonsOf(shown, days, spanOf);
  return (
    <div>
      <div className="-mx-gutter border-b border-line bg-surface px-2 pb-3 md:mx-0 md:rounded-card md:border-b-0">
        <WeekDays days={days} today={today} />
        {ribbons.length > 0 && (
          <ul className="grid grid-cols-14 gap-y-1">
            {ribbons.map((ribbon) => (
              <RibbonLink
                key={ribbon.item.id}
                ribbon={ribbon}
                today={today}
                to={toOf(ribbon.item)}
                size="large"
              />
            ))}
          </ul>
        )}
      </div>
      <ol className="divide-y divide-line">
        {agendaOf(shown, days).map((day) => (
          <Day
            key={day.date}
            day={day}
            today={today}
            now={now}
            toOf={toOf}
            onPlan={onPlan}
            busy={busy.find(({ date: on }) => on === day.date)}
          />
        ))}
      </ol>
    </div>
  );
}

function WeekDays({ days, today }: { days: readonly string[]; today: string }) {
  const locale = useLocale();
  return (
    <ul className="grid grid-cols-7 py-2">
      {days.map((day) => (
        <li key={day} className="grid justify-items-center gap-0.5">
          <span className="text-2xs font-semibold text-ink-soft">{formatWeekday(day, locale)}</span>
          <DayNumber day={day} isToday={day === today} />
        </li>
      ))}
    </ul>
  );
}

function DayNumber({ day, isToday }: { day: string; isToday: boolean }) {
  return (
    <time
      dateTime={day}
      className={cx(
        "tabular grid size-9 place-items-center rounded-full font-head text-lg font-bold",
        isToday && "bg-ink text-on-ink",
      )}
    >
      {Number(day.slice(-2))}
    </time>
  );
}

type DayProps = Pick<WeekViewProps, "today" | "now" | "toOf" | "onPlan"> & {
  day: AgendaDay;
  busy: BusyDay | undefined;
};

function Day({ day: { date, items }, busy, today, now, toOf, onPlan }: DayProps) {
  const locale = useLocale();
  const clock = date === today ? formatTime(now) : null;
  const nowAt = clock === null ? -1 : items.filter(({ time }) => time <= clock).length;
  const heading = dayInWords(date, { locale, today });
  return (
    <li className="grid grid-cols-[2.75rem_1fr] gap-x-3 py-4">
      <div className="grid content-start justify-items-center gap-0.5">
        <span aria-hidden="true" className="text-2xs font-semibold text-ink-soft">
          {formatWeekday(date, locale)}
        </span>
        <DayNumber day={date} isToday={date === today} />
      </div>
      <div className="min-w-0">
        <h3 className="sr-only">{heading}</h3>
        {busy && <BusyLines busy={busy} />}
        {items.length === 0 && busy ? null : items.length === 0 ? (
          <FreeDay date={date} heading={heading} onPlan={date >= today ? onPlan : undefined} />
        ) : (
          <ul className="grid max-w-form gap-2">
            {items.map((item, index) => (
              <Fragment key={`${item.booking.id}-${item.what}-${item.time}`}>
                {index === nowAt && clock && <NowLine clock={clock} />}
                <li>
                  <AgendaLink item={item} to={toOf(item.booking)} />
                </li>
              </Fragment>
            ))}
            {nowAt === items.length && clock && <NowLine clock={clock} />}
          </ul>
        )}
      </div>
    </li>
  );
}

function NowLine({ clock }: { clock: string }) {
  return (
    <li className="tabular flex items-center gap-2 text-sm font-bold text-accent-strong after:h-0.5 after:flex-1 after:rounded-full after:bg-accent">
      {clock}
    </li>
  );
}

/** What stands in the way of a booking: never what it is, only when. */
function BusyLines({ busy: { isAway, times } }: { busy: BusyDay }) {
  const { t } = useTranslation("bookings");
  const lines = [
    ...(isAway ? [t("calendar.away")] : []),
    ...times.map(({ time, endTime }) =>
      time === "00:00" && endTime === "23:59"
        ? t("calendar.busyAllDay")
        : t("calendar.busy", { from: time, to: endTime }),
    ),
  ];
  return (
    <ul className="mb-2 grid max-w-form gap-1 last:mb-0">
      {lines.map((line) => (
        <li key={line} className="tabular rounded-card bg-sunken px-3.5 py-2 text-sm text-ink-soft">
          {line}
        </li>
      ))}
    </ul>
  );
}

type FreeDayProps = {
  date: string;
  heading: string;
  onPlan: ((day: string) => void) | undefined;
};

function FreeDay({ date, heading, onPlan }: FreeDayProps) {
  const { t } = useTranslation("bookings");
  if (!onPlan) return <p className="py-2 text-sm text-ink-soft">{t("calendar.free")}</p>;
  return (
    <ScriptButton
      onClick={() => onPlan(date)}
      className="flex min-h-12 w-full max-w-form items-center gap-2 rounded-card border-fine border-dashed border-edge px-4 text-sm font-semibold text-brand-strong hover:bg-brand-soft noscript:hidden"
    >
      <Plus className="size-5" />
      {t("calendar.free")}
      <span className="sr-only">. {t("calendar.plan", { day: heading })}</span>
    </ScriptButton>
  );
}

const itemLooks = {
  stay: "bg-surface",
  visit: "bg-brand-soft",
  meet: "bg-high-five-soft",
  asked: "bg-surface inset-ring-[1.5px] inset-ring-edge",
  past: "inset-ring-1 inset-ring-line text-ink-soft",
};

function AgendaLink({ item, to }: { item: AgendaItem; to: string }) {
  const { t } = useTranslation("bookings");
  const { booking, time, endTime, what } = item;
  const name = nameOf(otherOf(booking), t);
  const pets = petsInWords(booking.pets, t);
  const isStay = what === "begins" || what === "ends";
  return (
    <Link
      to={to}
      prefetch="intent"
      className={cx(
        "flex min-h-15 items-center gap-3 rounded-card py-2 pr-3.5 pl-2.5 text-ink no-underline hover:underline",
        itemLooks[lookOf(booking)],
      )}
    >
      <BookingFaces booking={booking} size="size-11" ring="ring-transparent" most={1} />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold leading-snug">
          {isStay
            ? `${shortTitleOf(booking, t)}: ${t(`agenda.${what}`).toLowerCase()}`
            : t(`agenda.${what}`)}
        </span>
        <span className="block text-sm">
          {what === "introduction" || isStay ? name : t("agenda.withPets", { pets, name })}
        </span>
      </span>
      <time className="tabular shrink-0 font-head font-bold">
        {time}
        {endTime && what === "day" && <span className="block text-xs font-normal">{endTime}</span>}
      </time>
    </Link>
  );
}
