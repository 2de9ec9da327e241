import { amsterdamClock } from "#contract/shared/amsterdam.ts";
import { dayMs } from "#contract/shared/durations.ts";
import type { Locale } from "#contract/shared/locale.ts";

/**
 * Numbers, money and dates as people here write them. Names of days and months are our own tables:
 * `Intl` spells them differently from version to version ("mrt", "mrt."), and a page whose server
 * and browser disagree on a dot is redrawn.
 */

const weekdays = {
  nl: ["zo", "ma", "di", "wo", "do", "vr", "za"],
  en: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
} as const satisfies Record<Locale, readonly string[]>;

const months = {
  nl: ["jan", "feb", "mrt", "apr", "mei", "jun", "jul", "aug", "sep", "okt", "nov", "dec"],
  en: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
} as const satisfies Record<Locale, readonly string[]>;

const nearDays = {
  nl: { "-1": "gisteren", "0": "vandaag", "1": "morgen" },
  en: { "-1": "yesterday", "0": "today", "1": "tomorrow" },
} as const satisfies Record<Locale, Record<string, string>>;

/** In both languages a dot for thousands, and so a comma for what comes after the unit. */
export function formatNumber(value: number, decimals = 0): string {
  const fixed = Math.abs(value).toFixed(decimals);
  const [whole = "0", fraction] = fixed.split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ".");
  const sign = value < 0 && Number(fixed) !== 0 ? "-" : "";
  return sign + grouped + (fraction ? `,${fraction}` : "");
}

/** Of a file: 312 kB, 4,5 MB, 1,2 GB. */
export function formatSize(bytes: number): string {
  const units = ["kB", "MB", "GB"] as const;
  const step = bytes < 1_000_000 ? 0 : bytes < 1_000_000_000 ? 1 : 2;
  const amount = bytes / 1_000 ** (step + 1);
  return `${formatNumber(step === 0 ? Math.ceil(amount) : amount, step === 0 ? 0 : 1)}\u00a0${units[step]}`;
}

/** Whole euros without cents: € 12, € 12,50. The space never breaks. */
export function formatMoney(cents: number): string {
  const amount = formatNumber(Math.abs(cents) / 100, cents % 100 === 0 ? 0 : 2);
  return `${cents < 0 ? "-" : ""}€\u00a0${amount}`;
}

/** A day on the calendar (`2026-11-15`) or the day of an instant, in full: zo 15 nov 2026. */
export function formatDate(value: string | Date, locale: Locale): string {
  const { year, month, day } = toDay(value);
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
  return `${weekdays[locale][weekday]} ${day} ${months[locale][month - 1]} ${year}`;
}

/** A day's weekday in short: 'za'. */
export function formatWeekday(value: string | Date, locale: Locale): string {
  return weekdays[locale][new Date(dayNumber(toDay(value)) * dayMs).getUTCDay()] ?? "";
}

export function formatTime(instant: string | Date): string {
  const { hour, minute } = amsterdamParts(instant);
  return `${twoDigits(hour)}:${twoDigits(minute)}`;
}

/** Near now in a word, 'morgen'; further off the date in full. */
export function formatDay(value: string | Date, locale: Locale, now: Date): string {
  return nearDay(value, locale, now) ?? formatDate(value, locale);
}

/** 'vandaag 14:00', 'zo 15 nov 2026 14:00'. */
export function formatMoment(instant: string | Date, locale: Locale, now: Date): string {
  return `${formatDay(instant, locale, now)} ${formatTime(instant)}`;
}

/** In a list of what happened lately: '14:00', 'gisteren', 'ma', '3 jun', '3 jun 2025'. */
export function formatRecent(instant: string | Date, locale: Locale, now: Date): string {
  const day = toDay(instant);
  const ago = dayNumber(toDay(now)) - dayNumber(day);
  if (ago <= 0) return formatTime(instant);
  if (ago === 1) return nearDays[locale]["-1"];
  if (ago < 7) return formatWeekday(instant, locale);
  const date = `${day.day} ${months[locale][day.month - 1]}`;
  return day.year === toDay(now).year ? date : `${date} ${day.year}`;
}

function nearDay(value: string | Date, locale: Locale, now: Date): string | null {
  const distance = dayNumber(toDay(value)) - dayNumber(toDay(now));
  const words: Record<string, string> = nearDays[locale];
  return words[String(distance)] ?? null;
}

type Day = { year: number; month: number; day: number };

function toDay(value: string | Date): Day {
  const date = typeof value === "string" ? /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) : null;
  if (!date) return amsterdamParts(value);
  return { year: Number(date[1]), month: Number(date[2]), day: Number(date[3]) };
}

function dayNumber({ year, month, day }: Day): number {
  return Date.UTC(year, month - 1, day) / dayMs;
}

function amsterdamParts(instant: string | Date): Day & { hour: number; minute: number } {
  const clock = amsterdamClock(new Date(instant));
  return {
    year: clock.getUTCFullYear(),
    month: clock.getUTCMonth() + 1,
    day: clock.getUTCDate(),
    hour: clock.getUTCHours(),
    minute: clock.getUTCMinutes(),
  };
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}
