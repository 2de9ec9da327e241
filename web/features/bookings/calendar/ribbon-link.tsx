import { Link } from "react-router";
import type { Booking } from "#contract/bookings.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { cx } from "#web/ui/cx.ts";
import { firstDayOf, lastDayOf, timesInWords, whenInWords } from "../booking-dates.ts";
import { BookingFaces } from "../booking-faces.tsx";
import {
  awaitsMe,
  type BookingLook,
  isByDay,
  lookOf,
  nameOf,
  otherOf,
  shortTitleOf,
} from "../booking-words.ts";
import type { Ribbon, Span } from "./ribbons.ts";

export function spanOf(booking: Booking): Span {
  return {
    firstDay: firstDayOf(booking),
    lastDay: lastDayOf(booking),
    fillsDays: isByDay(booking),
  };
}

/** Solid a stay, soft visits and walks, yellow a meeting, an outline while asked, sunken when past. */
export const ribbonLooks: Record<BookingLook, string> = {
  stay: "bg-brand text-on-brand",
  visit: "bg-brand-soft text-brand-strong dark:inset-ring-1 dark:inset-ring-brand/40",
  meet: "bg-high-five-soft text-ink",
  asked: "bg-surface text-ink inset-ring-[1.5px] inset-ring-edge",
  past: "bg-sunken text-ink-soft",
};

/** Coral only where this reader must answer. */
export const asksMeLook = "bg-surface text-accent-strong inset-ring-[1.5px] inset-ring-accent";

export type RibbonLinkProps = {
  ribbon: Ribbon<Booking>;
  to: string;
  today: string;
  /** How high it is: a mouse's, or a thumb's. */
  size: "small" | "large";
};

/** A booking on a row of days. Its animal is the cap; where it runs on, it is cut straight. */
export function RibbonLink({ ribbon, to, today, size }: RibbonLinkProps) {
  const { t } = useTranslation("bookings");
  const locale = useLocale();
  const { item: booking, from, to: until, cutsLeft, cutsRight, lane } = ribbon;
  const look = lookOf(booking);
  const title = shortTitleOf(booking, t);
  const name = nameOf(otherOf(booking), t);
  const words = { t, locale, today };
  const isShort = until - from <= 2;
  return (
    <li
      style={{ gridColumn: `${from + 1} / ${until + 1}`, gridRow: lane + 1 }}
      className="pointer-events-auto min-w-0"
    >
      <Link
        to={to}
        prefetch="intent"
        title={`${title}, ${whenInWords(booking, words)}, ${name}`}
        className={cx(
          "relative flex items-center gap-2 overflow-hidden p-0.5 text-xs leading-tight whitespace-nowrap no-underline hover:underline",
          size === "large" ? "h-11" : "h-8 max-md:h-7",
          cutsLeft ? "pl-2" : "ml-0.5 rounded-l-full",
          cutsRight ? "" : "mr-0.5 rounded-r-full",
          look === "asked" && awaitsMe(booking) ? asksMeLook : ribbonLooks[look],
        )}
      >
        <BookingFaces
          booking={booking}
          size={size === "large" ? "size-9" : "size-7"}
          ring={look === "stay" ? "ring-surface" : "ring-transparent"}
          most={isShort ? 1 : 2}
        />
        <span
          className={cx(
            "min-w-0 truncate pr-3",
            (size === "small" || until - from <= 4) && "max-md:sr-only",
            until - from === 1 && "sr-only",
          )}
        >
          {isShort ? (
            <>
              <span className="sr-only">{title} </span>
              {timesInWords(booking, words).slice(0, 5)}
            </>
          ) : (
            <>
              <span className="font-semibold">{title}</span> {name}
            </>
          )}
          <span className="sr-only">, {whenInWords(booking, words)}</span>
        </span>
      </Link>
    </li>
  );
}
