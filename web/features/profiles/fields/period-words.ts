import type { AvailabilityPeriod } from "#contract/profile-parts.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { dayOfMonthInWords, periodInWords } from "#web/lib/time/day-words.ts";

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
