import type { SitterCard } from "#contract/sitters.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";

/** 'binnen 3 uur', rounded up to what one says: nobody is promised more than there is. */
export function responseTime(minutes: number): { unit: "hour" | "day"; count: number } {
  const hours = Math.max(1, Math.ceil(minutes / 60));
  return hours <= 12
    ? { unit: "hour", count: hours }
    : { unit: "day", count: Math.ceil(hours / 24) };
}

/** 'Antwoordt binnen een uur'; null until that can be said. */
export function useResponseLine(minutes: SitterCard["responseMinutes"]): string | null {
  const { t } = useTranslation("sitters");
  if (minutes === undefined) return null;
  const { unit, count } = responseTime(minutes);
  return t(`trust.within.${unit}`, { count });
}
