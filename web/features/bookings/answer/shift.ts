import { addDays, daysFromTo } from "#web/lib/time/calendar-days.ts";
import { firstDayOf, lastDayOf, type When } from "../booking-dates.ts";
import { type Ribbon, ribbonsOf } from "../calendar/ribbons.ts";

/** What stands and what is asked for, over the days around them. */
export type Shift = {
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
