import { daysOf, type PriceEstimate, visitsOf } from "#contract/bookings/price-estimate.ts";
import type { BookingKind } from "#contract/bookings.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatMoney } from "#web/lib/text/formatting.ts";
import { joinWords } from "#web/lib/text/join-words.ts";
import {
  timeInWords,
  weekdayAndDayInWords,
  weekdayInWords,
  weekdayPeriodInWords,
} from "#web/lib/time/day-words.ts";
import { parseTime } from "#web/ui/dates/time-text.ts";
import type { ReceiptLine } from "#web/ui/page/receipt.tsx";
import { isVisiting, type PlanValues, periodOf, visitEnds } from "./values/plan-values.ts";

/** What was filled in, as a sentence. */
export function usePlanWords(today: string) {
  const { t } = useTranslation("booking-plan");
  const locale = useLocale();
  const dayOf = (on: string) => weekdayAndDayInWords(on, locale, today);
  const shortDay = (on: string) =>
    `${weekdayInWords(on, locale, "short")} ${Number(on.slice(8, 10))}`;
  const timesOf = (visits: readonly string[]) =>
    joinWords(visits.toSorted().map(timeInWords), t("and"));

  /** 'za 19 t/m za 26 december'. */
  function daysIn({ startDate, endDate }: Pick<PlanValues, "startDate" | "endDate">): string {
    if (!startDate) return "";
    if (!endDate || endDate === startDate) return dayOf(startDate);
    return t("summary.period", weekdayPeriodInWords({ startDate, endDate }, locale, today));
  }

  /** '8:00 en 18:00, samen 14 bezoeken', beside the form. */
  function shortTimes(values: PlanValues): string | null {
    const period = periodOf(values);
    if (!period || period.visits.length === 0) return null;
    const count = visitsOf(period).length;
    const times = timesOf(period.visits);
    return values.serviceType === "dog_walking_service"
      ? t("total_walk", { count, times })
      : t("total_visit", { count, times });
  }

  /** Every time of it, in full, for the last look. */
  function timesIn(values: PlanValues, kind: BookingKind): string {
    const { startDate, endDate } = values;
    const [from, to] = [parseTime(values.time), parseTime(values.endTime)];
    if (kind === "introduction") {
      return from ? t("summary.introductionAt", { time: timeInWords(from) }) : "";
    }
    const at = (on: string, time: string) =>
      t("summary.at", { day: shortDay(on), time: timeInWords(time) });
    if (!isVisiting(values.serviceType)) {
      if (!from || !to) return "";
      return t("summary.fromTo", { from: at(startDate, from), to: at(endDate, to) });
    }
    const times = timesOf(values.visits);
    if (startDate === endDate) return t("summary.oneDay", { times });
    const { first, last } = visitEnds(values);
    const ends = { first: at(startDate, first), last: at(endDate, last) };
    const isWalk = values.serviceType === "dog_walking_service";
    return `${t("summary.everyDay", { times })} ${t(isWalk ? "summary.endsWalks" : "summary.ends", ends)}`;
  }

  /** The lines of a receipt. */
  function priceLines({ lines }: PriceEstimate): ReceiptLine[] {
    return lines.map((line, at) => {
      const price = formatMoney(line.centsEach);
      const label =
        line.kind === "extraAnimal"
          ? t("price.extraAnimal", { pet: line.petName ?? "", count: line.units, price })
          : t("price.line", { units: t(`price.units.${line.unit}`, { count: line.units }), price });
      // Two animals may have the same name; a receipt only grows and shrinks at its end.
      return { key: `${line.kind} ${at}`, label, amount: formatMoney(line.totalCents) };
    });
  }

  /** At most a few days by name, then how many more. */
  function someDays(days: readonly string[]): string {
    const named = days
      .slice(0, mostNamed)
      .map((on) => weekdayAndDayInWords(on, locale, today, "long"));
    const more = days.length - named.length;
    return joinWords(more > 0 ? [...named, t("when.more", { count: more })] : named, t("and"));
  }

  /** When something else is: the days of two moments. */
  function momentDays(startDate: string, endDate: string): string {
    const [first, last] = [startDate.slice(0, 10), endDate.slice(0, 10)];
    return daysIn({ startDate: first, endDate: daysOf(first, last).at(-1) ?? first });
  }

  return { dayOf, shortDay, daysIn, shortTimes, timesIn, priceLines, someDays, momentDays };
}

const mostNamed = 4;

/** A sentence that begins with a day, 'zondag 20 december', begins with a capital. */
export function asSentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
