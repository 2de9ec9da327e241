import { useRef, useState } from "react";
import { useLocale } from "react-aria-components/I18nProvider";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { type DayLimits, dayInWords, outsideLimits } from "./day.ts";

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

  function look() {
    const segments = [...(root.current?.querySelectorAll("[role=spinbutton]") ?? [])];
    const open = segments.filter((segment) => segment.hasAttribute("data-placeholder"));
    setHalf(open.length > 0 && open.length < segments.length);
  }

  return { root, look, error: isHalf ? t("dayIncomplete") : undefined };
}
