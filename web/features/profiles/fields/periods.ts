import type { AvailabilityPeriod } from "#contract/profile-parts.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { dayOfMonthInWords, periodInWords } from "#web/lib/time/day-words.ts";

/** A period that is being added: part of the form, so that a press on save does not lose it. */
export type NewPeriod = { kind: AvailabilityPeriod["kind"]; from: string; to: string };

export const noPeriod: NewPeriod = { kind: "away", from: "", to: "" };

export function isComplete({ from, to }: NewPeriod): boolean {
  return from !== "" && to !== "" && from <= to;
}

/** In the order of the calendar, with what was being added; a period that is there already stays one. */
export function withAdded(
  periods: readonly AvailabilityPeriod[],
  added: NewPeriod,
): AvailabilityPeriod[] {
  if (!isComplete(added)) return [...periods];
  const { kind, from: startDate, to: endDate } = added;
  const isThere = periods.some(
    (each) => each.kind === kind && each.startDate === startDate && each.endDate === endDate,
  );
  return (isThere ? [...periods] : [...periods, { kind, startDate, endDate }]).toSorted((a, b) =>
    a.startDate.localeCompare(b.startDate),
  );
}

/** 'Weg van 3 t/m 10 augustus'. */
export function usePeriodWords(period: AvailabilityPeriod, today: string): string {
  const { t } = useTranslation("profiles");
  const locale = useLocale();
  const { kind, startDate, endDate } = period;
  if (startDate === endDate) {
    return t(`availability.${kind}On`, { day: dayOfMonthInWords(startDate, locale, today) });
  }
  return t(`availability.${kind}Period`, { ...periodInWords(period, locale, today) });
}
