import { Link } from "react-router";
import type { Booking } from "#contract/bookings.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatDate, formatWeekday } from "#web/lib/text/formatting.ts";
import { cx } from "#web/ui/cx.ts";
import { daysInWords, firstDayOf, lastDayOf, timesInWords } from "../booking-dates.ts";
import { BookingFaces } from "../booking-faces.tsx";
import { BookingStatus } from "../booking-status.tsx";
import {
  awaitsMe,
  isCalledOff,
  nameOf,
  otherOf,
  ownSideOf,
  shortTitleOf,
  stateOf,
} from "../booking-words.ts";

export type BookingRowProps = {
  booking: Booking;
  to: string;
  today: string;
  isOpen?: boolean;
  /** Alone on its card instead of in a list that fills the page. */
  inset?: boolean;
};

/** The day, what it is and when, and whose animals. */
export function BookingRow({ booking, to, today, isOpen, inset }: BookingRowProps) {
  const { t } = useTranslation("bookings");
  const locale = useLocale();
  const first = firstDayOf(booking);
  const isOff = isCalledOff(booking);
  return (
    <Link
      to={to}
      prefetch="intent"
      aria-current={isOpen ? "page" : undefined}
      className={cx(
        "flex min-h-18 items-center gap-3.5 py-3 text-ink no-underline transition-colors hover:bg-sunken focus-visible:-outline-offset-4",
        inset ? "rounded-card px-3.5" : "px-gutter md:px-6",
        isOpen && "bg-brand-soft hover:bg-brand-soft",
      )}
    >
      <time
        dateTime={first}
        title={formatDate(first, locale)}
        className="tabular grid w-11 shrink-0 justify-items-center leading-tight"
      >
        <span className="text-2xs font-semibold text-ink-soft">{formatWeekday(first, locale)}</span>
        <span className="font-head text-xl font-bold">{Number(first.slice(-2))}</span>
      </time>
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-2">
          <span
            className={cx(
              "line-clamp-2 font-semibold leading-snug",
              isOff && "text-ink-soft line-through",
            )}
          >
            <RowTitle booking={booking} />
          </span>
          <News booking={booking} />
        </span>
        <span className="block text-sm text-ink-soft">
          <RowWhen booking={booking} today={today} />
        </span>
        {(isOff || stateOf(booking) === "pending") && !awaitsMe(booking) && (
          <span className="mt-1 block">
            <BookingStatus booking={booking} />
          </span>
        )}
        {awaitsMe(booking) && booking.proposal && (
          <span className="block text-sm font-semibold text-accent-strong">
            {t(`proposal.${booking.proposal.kind}By`, { name: nameOf(otherOf(booking), t) })}
          </span>
        )}
      </span>
      <BookingFaces booking={booking} />
    </Link>
  );
}

function RowTitle({ booking }: { booking: Booking }) {
  const { t } = useTranslation("bookings");
  const what = shortTitleOf(booking, t);
  if (stateOf(booking) !== "pending" || !awaitsMe(booking)) return what;
  return t("short.asks", { name: nameOf(otherOf(booking), t), what });
}

function RowWhen({ booking, today }: { booking: Booking; today: string }) {
  const { t } = useTranslation("bookings");
  const locale = useLocale();
  const words = { t, locale, today };
  const times = timesInWords(booking, words);
  const name = nameOf(otherOf(booking), t);
  const isOneDay = firstDayOf(booking) === lastDayOf(booking);
  const isNear = firstDayOf(booking).slice(0, 7) === today.slice(0, 7);
  const days = isOneDay && isNear ? [] : [daysInWords(booking, words)];
  const whom = booking.kind === "introduction" ? [] : [name];
  return [...days, times, ...whom].join(", ");
}

/** Changed by the other since this reader last looked. */
function News({ booking }: { booking: Booking }) {
  const { t } = useTranslation("bookings");
  const isSeen = ownSideOf(booking) === "pet_owner" ? booking.seenByOwner : booking.seenBySitter;
  if (isSeen) return null;
  return (
    <span className="size-2.5 shrink-0 rounded-full bg-accent">
      <span className="sr-only">{t("list.news")}</span>
    </span>
  );
}
