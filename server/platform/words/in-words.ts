import type { CarePeriod } from "#contract/bookings/price-estimate.ts";
import type { Locale } from "#contract/shared/locale.ts";
import en from "#messages/en/in-words.json" with { type: "json" };
import nl from "#messages/nl/in-words.json" with { type: "json" };
import { clockAt } from "../amsterdam-time.ts";
import { createTexts } from "../texts.ts";

const text = createTexts({ nl, en });

const languages = { nl: "nl-NL", en: "en-GB" } as const satisfies Record<Locale, string>;
// Days of the calendar are reckoned in UTC, where every day has 24 hours.
const formats = (options: Intl.DateTimeFormatOptions) => ({
  nl: new Intl.DateTimeFormat(languages.nl, { ...options, timeZone: "UTC" }),
  en: new Intl.DateTimeFormat(languages.en, { ...options, timeZone: "UTC" }),
});
const weekdays = formats({ weekday: "short" });
const months = formats({ month: "long" });

function partsOf(on: string, locale: Locale) {
  const at = new Date(`${on}T12:00:00Z`);
  return {
    weekday: weekdays[locale].format(at),
    day: at.getUTCDate(),
    month: months[locale].format(at),
    year: on.slice(0, 4),
  };
}

/** The year is said where it isn't this one. */
function yearBehind(on: string, today: string): string {
  return on.slice(0, 4) === today.slice(0, 4) ? "" : ` ${on.slice(0, 4)}`;
}

/** 'za 19 december'. */
export function dayInWords(on: string, locale: Locale, today: string): string {
  const { weekday, day, month } = partsOf(on, locale);
  return `${weekday} ${day} ${month}${yearBehind(on, today)}`;
}

type Days = { startOn: string; endOn: string };

/** Briefly: 'za 19 december', '19 t/m 24 december', '28 december 2026 t/m 3 januari 2027'. */
export function daysInWords({ startOn, endOn }: Days, locale: Locale, today: string): string {
  if (startOn === endOn) return dayInWords(startOn, locale, today);
  const [start, end] = [partsOf(startOn, locale), partsOf(endOn, locale)];
  const isOneYear = start.year === end.year;
  const isOneMonth = isOneYear && start.month === end.month;
  const month = isOneMonth ? "" : ` ${start.month}`;
  const from = `${start.day}${month}${isOneYear ? "" : ` ${start.year}`}`;
  const year = isOneYear ? yearBehind(endOn, today) : ` ${end.year}`;
  return text(locale, "days", { from, to: `${end.day} ${end.month}${year}` });
}

/** With the times on the clock in Amsterdam: from when until when, or at which times each day. */
export function periodInWords(period: CarePeriod, locale: Locale, today: string): string {
  const { startDate, time, endDate, endTime, visits } = period;
  const times = listInWords(visits.toSorted(), locale);
  const day = dayInWords(startDate, locale, today);
  if (startDate === endDate) {
    if (visits.length > 0) return text(locale, "visitsOneDay", { day, times });
    return text(locale, "oneDay", { day, from: time, to: endTime });
  }
  const from = `${day} ${time}`;
  const to = `${dayInWords(endDate, locale, today)} ${endTime}`;
  return visits.length > 0
    ? text(locale, "visits", { from, to, times })
    : text(locale, "stay", { from, to });
}

/** 'Moos, Bo en Pip'. */
export function listInWords(words: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(languages[locale], { type: "conjunction" }).format(words);
}

/** Whole euros without cents, in both languages as people here write it: € 1.012,50. */
export function moneyInWords(cents: number): string {
  const [whole = "0", fraction = "00"] = (cents / 100).toFixed(2).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ".");
  return `€\u00a0${grouped}${fraction === "00" ? "" : `,${fraction}`}`;
}

/** '08:04', on the clock in Amsterdam. */
export function timeInWords(at: string): string {
  return clockAt(new Date(at)).time;
}

/** A sentence that begins with something that is mostly in the middle of one. */
export function capitalised(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
