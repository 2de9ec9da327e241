import type { RequestCard } from "#contract/requests/public-requests.ts";
import type { Weekday } from "#contract/shared/care.ts";
import type { Locale } from "#contract/shared/locale.ts";
import type { Translate } from "#web/lib/i18n/text-keys.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { joinWords } from "#web/lib/text/join-words.ts";
import { dayRuns } from "#web/lib/time/day-runs.ts";
import { dayOfMonthInWords, periodInWords } from "#web/lib/time/day-words.ts";
import { weekdaysInOrder } from "#web/lib/time/week.ts";

export type When = Pick<
  RequestCard,
  "recurring" | "startDate" | "endDate" | "weekdays" | "startTime" | "endTime"
>;

export type WhenTexts = {
  t: Translate<"requests">;
  care: Translate<"care">;
  locale: Locale;
  today: string;
};

/** The days that care is asked for: '20 t/m 27 december', 'Elke maandag en vrijdag'. */
export function daysInWords(when: When, texts: WhenTexts, isShort = false): string {
  const { t, locale, today } = texts;
  const { recurring, startDate, endDate } = when;
  const dayOf = (on: string) => dayOfMonthInWords(on, locale, today);
  if (!recurring) {
    if (!startDate) return "";
    if (!endDate || endDate === startDate) return dayOf(startDate);
    return t("when.range", periodInWords({ startDate, endDate }, locale, today));
  }
  const days = weekInWords(when, texts, isShort);
  // That it began in the past is of no use to who could help from now on.
  const from = startDate && startDate > today ? startDate : undefined;
  if (from && endDate) {
    const period = periodInWords({ startDate: from, endDate }, locale, today);
    return t("when.fromUntil", { days, ...period });
  }
  if (from) return t("when.from", { days, day: dayOf(from) });
  return endDate ? t("when.until", { days, day: dayOf(endDate) }) : days;
}

function weekInWords({ weekdays }: When, { t, care }: WhenTexts, isShort: boolean): string {
  const kind = kindOfWeek(weekdays.map(({ weekday }) => weekday));
  if (kind) return t(`when.${kind}`);
  const name = (day: Weekday) => care(isShort ? `weekdaysShort.${day}` : `weekdays.${day}`);
  const days = dayRuns(weekdays).map(({ from, to }) =>
    from === to ? name(from) : t("when.range", { from: name(from), to: name(to) }),
  );
  return t("when.weekly", { days: joinWords(days, t("and")) });
}

/** What has a name of its own. */
export function kindOfWeek(asked: readonly Weekday[]): "everyDay" | "workdays" | "weekend" | null {
  const has = (days: readonly Weekday[]) =>
    days.length === asked.length && days.every((day) => asked.includes(day));
  if (has(weekdaysInOrder)) return "everyDay";
  if (has(weekdaysInOrder.slice(0, 5))) return "workdays";
  return has(weekdaysInOrder.slice(5)) ? "weekend" : null;
}

/** 'Van 08:00 tot 18:30'; null where no time is said. */
export function timesInWords(
  { startTime: from, endTime: to }: Pick<When, "startTime" | "endTime">,
  t: Translate<"requests">,
): string | null {
  if (from && to) return t("when.between", { from, to });
  if (from) return t("when.after", { time: from });
  return to ? t("when.before", { time: to }) : null;
}

export function useWhenWords(today: string) {
  const { t } = useTranslation("requests");
  const { t: care } = useTranslation("care");
  const locale = useLocale();
  const texts = { t, care, locale, today };
  return {
    daysOf: (when: When) => daysInWords(when, texts),
    shortDaysOf: (when: When) => daysInWords(when, texts, true),
    timesOf: (when: When) => timesInWords(when, t),
  };
}
