import type { Booking } from "#contract/bookings.ts";
import type { Locale } from "#contract/shared/locale.ts";
import type { Translate } from "#web/lib/i18n/text-keys.ts";
import { formatWeekday } from "#web/lib/text/formatting.ts";
import { joinWords } from "#web/lib/text/join-words.ts";
import { dayOfMonthInWords, periodInWords } from "#web/lib/time/day-words.ts";
import { isByDay } from "./booking-words.ts";

/** When something is, as bookings and proposals have it. */
export type When = Pick<Booking, "startDate" | "time" | "endDate" | "endTime" | "visits">;

export type DateWords = { t: Translate<"bookings">; locale: Locale; today: string };

/** Moments come with Amsterdam's offset: their day is written in them. */
export const firstDayOf = ({ startDate }: Pick<When, "startDate">): string =>
  startDate.slice(0, 10);
export const lastDayOf = ({ endDate }: Pick<When, "endDate">): string => endDate.slice(0, 10);

/** 'za 19 december'. */
export function dayInWords(on: string, { locale, today }: Omit<DateWords, "t">): string {
  return `${formatWeekday(on, locale)} ${dayOfMonthInWords(on, locale, today)}`;
}

/** 'za 19 t/m za 26 december'. */
export function daysInWords(when: When, words: DateWords): string {
  const [first, last] = [firstDayOf(when), lastDayOf(when)];
  if (first === last) return dayInWords(first, words);
  const { t, locale, today } = words;
  const { from, to } = periodInWords({ startDate: first, endDate: last }, locale, today);
  return t("dates.range", {
    from: `${formatWeekday(first, locale)} ${from}`,
    to: `${formatWeekday(last, locale)} ${to}`,
  });
}

/** '08:00 en 18:00' of visits, '09:00 tot 17:00' of a day, 'vanaf 15:00, tot 11:00' of a stay. */
export function timesInWords(
  when: When & Pick<Booking, "serviceType">,
  { t }: Pick<DateWords, "t">,
): string {
  if (when.visits.length > 0) return joinWords(when.visits, t("and"));
  const times = { from: when.time, to: when.endTime };
  const isWithinDays = firstDayOf(when) === lastDayOf(when) || isByDay(when);
  return t(isWithinDays ? "dates.hours" : "dates.stay", times);
}

export function whenInWords(when: When & Pick<Booking, "serviceType">, words: DateWords): string {
  return `${daysInWords(when, words)}, ${timesInWords(when, words)}`;
}

/** As a form has it: the day of a moment, which the server reads as a day in Amsterdam. */
export function toPeriodForm(when: When) {
  return {
    startDate: firstDayOf(when),
    time: when.time,
    endDate: lastDayOf(when),
    endTime: when.endTime,
    visits: [...when.visits],
  };
}
