import { type CalendarDate, parseDate } from "@internationalized/date";
import { useRef, useState } from "react";
import { useLocale } from "react-aria-components/I18nProvider";
import { afterPress } from "#web/lib/forms/after-press.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";

/** Days travel through the product as text, '2027-03-14'; only the calendar needs more. */
export function toCalendarDate(on: string | null | undefined): CalendarDate | null {
  if (!on) return null;
  try {
    return parseDate(on);
  } catch {
    // A draft from an older version or a hand-made link: an empty field beats a broken page.
    return null;
  }
}

/** As people say it: '14 maart 2027'. */
export function dayInWords(on: string, locale: string): string {
  const day = toCalendarDate(on);
  if (!day) return on;
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(
    day.toDate("UTC"),
  );
}

export type DayLimits = { min?: string; max?: string };

/** ISO days sort as text. */
export function outsideLimits(on: string, { min, max }: DayLimits): "early" | "late" | null {
  if (min !== undefined && on < min) return "early";
  if (max !== undefined && on > max) return "late";
  return null;
}

/** What is wrong with a day, in words. */
export function useDayRule(limits: DayLimits): (on: string) => string | undefined {
  const { t } = useTranslation("ui");
  const { locale } = useLocale();
  return (on) => {
    const side = outsideLimits(on, limits);
    if (side === "early") return t("dayTooEarly", { day: dayInWords(limits.min ?? "", locale) });
    if (side === "late") return t("dayTooLate", { day: dayInWords(limits.max ?? "", locale) });
    return undefined;
  };
}

/**
 * A half-typed date has no value, so the field would count as empty and what was typed be ignored
 * in silence. The segments on the page know better.
 */
export function useHalfTyped() {
  const { t } = useTranslation("ui");
  const root = useRef<HTMLDivElement>(null);
  const [isHalf, setHalf] = useState(false);

  async function look() {
    await afterPress();
    const segments = [...(root.current?.querySelectorAll("[role=spinbutton]") ?? [])];
    const open = segments.filter((segment) => segment.hasAttribute("data-placeholder"));
    setHalf(open.length > 0 && open.length < segments.length);
  }

  return { root, look, error: isHalf ? t("dayIncomplete") : undefined };
}
