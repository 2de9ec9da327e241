import type { Booking } from "#contract/bookings.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatWeekday } from "#web/lib/text/formatting.ts";
import { addDays, daysFromTo } from "#web/lib/time/calendar-days.ts";
import { cx } from "#web/ui/cx.ts";
import { firstDayOf, lastDayOf, timesInWords, type When, whenInWords } from "../booking-dates.ts";
import { isByDay } from "../booking-words.ts";
import { type Ribbon, ribbonsOf } from "../calendar/ribbons.ts";

/** More days than these have no room for their names. */
const mostNamed = 14;

export type ShiftPictureProps = { booking: Booking; proposed: When; today: string };

/** What stands, outlined, above what is asked for; in words for who can't see it. */
export function ShiftPicture({ booking, proposed, today }: ShiftPictureProps) {
  const { t } = useTranslation("bookings");
  const locale = useLocale();
  const words = { t, locale, today };
  const { serviceType } = booking;
  const ofService = (when: When) => ({ ...when, ...(serviceType ? { serviceType } : {}) });
  const inFull = (when: When) => whenInWords(ofService(when), words);
  const timesOf = (when: When) => timesInWords(ofService(when), words);
  // The month stands above, in the days' own order: a ribbon has room for little.
  const dayOf = (on: string) => `${formatWeekday(on, locale)} ${Number(on.slice(-2))}`;
  const inShort = (when: When) => {
    const [from, to] = [dayOf(firstDayOf(when)), dayOf(lastDayOf(when))];
    return from === to ? from : t("dates.range", { from, to });
  };
  const now = t("proposal.now", { what: inFull(booking) });
  const asked = t("proposal.proposed", { what: inFull(proposed) });
  const shift = shiftOf(booking, proposed, isByDay(booking));
  if (!shift) {
    return (
      <div className="grid gap-2 text-sm font-semibold">
        <p className="rounded-bubble border-fine border-edge px-4 py-2 text-ink-soft">{now}</p>
        <p className="rounded-bubble bg-brand px-4 py-2 text-on-brand">{asked}</p>
      </div>
    );
  }
  const columns = { gridTemplateColumns: `repeat(${2 * shift.days.length}, minmax(0, 1fr))` };
  const place = ({ from, to }: { from: number; to: number }) => ({
    gridColumn: `${from + 1} / ${to + 1}`,
  });
  const isNamed = shift.days.length <= mostNamed;
  return (
    <div>
      <p className="sr-only">{`${now}. ${asked}.`}</p>
      <div aria-hidden="true" className="grid items-center gap-y-1.5" style={columns}>
        {isNamed &&
          shift.days.map(({ date, hasChanged }) => (
            <span
              key={date}
              className="tabular col-span-2 row-start-1 pb-0.5 text-center text-2xs text-ink-soft"
            >
              {formatWeekday(date, locale)}
              <span
                className={cx(
                  "block text-sm font-semibold",
                  hasChanged ? "text-accent-strong" : "text-ink",
                )}
              >
                {Number(date.slice(-2))}
              </span>
            </span>
          ))}
        <span
          style={place(shift.now)}
          className="row-start-2 flex h-9 items-center overflow-visible rounded-full border-fine border-edge px-3 text-xs font-semibold whitespace-nowrap text-ink-soft"
        >
          {t("proposal.now", { what: inShort(booking) })}
        </span>
        <span
          style={place(shift.proposed)}
          className="row-start-3 flex h-9 items-center rounded-full bg-brand px-3 text-xs font-semibold whitespace-nowrap text-on-brand"
        >
          <span className="truncate">{t("proposal.proposed", { what: inShort(proposed) })}</span>
        </span>
      </div>
      {timesOf(booking) !== timesOf(proposed) && (
        <p aria-hidden="true" className="mt-2 text-sm text-ink-soft">
          {asked}
        </p>
      )}
    </div>
  );
}

/** What stands and what is asked for, over the days around them. */
type Shift = {
  days: { date: string; hasChanged: boolean }[];
  now: Ribbon<When>;
  proposed: Ribbon<When>;
};

/** A day before and a day after; null where the days stay the same and only the clock differs. */
export function shiftOf(now: When, proposed: When, fillsDays: boolean): Shift | null {
  const [from, to] = [daysOf(now), daysOf(proposed)];
  const all = [...from, ...to].toSorted();
  const [first, last] = [all[0], all.at(-1)];
  if (!first || !last) return null;
  const changed = all.filter((date) => from.includes(date) !== to.includes(date));
  if (changed.length === 0) return null;
  const days = daysFromTo(addDays(first, -1), addDays(last, 1));
  const over = (when: When) =>
    ribbonsOf([when], days, () => ({
      firstDay: firstDayOf(when),
      lastDay: lastDayOf(when),
      fillsDays,
    }))[0];
  const [ribbonNow, ribbonProposed] = [over(now), over(proposed)];
  if (!ribbonNow || !ribbonProposed) return null;
  return {
    days: days.map((date) => ({ date, hasChanged: changed.includes(date) })),
    now: ribbonNow,
    proposed: ribbonProposed,
  };
}

const daysOf = (when: When) => daysFromTo(firstDayOf(when), lastDayOf(when));
