import { CalendarOff, CalendarPlus } from "lucide-react";
import type { AvailabilityPeriod } from "#contract/profile-parts.ts";
import type { PublicSitter } from "#contract/sitters.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { dayOfMonthInWords, periodInWords } from "#web/lib/time/day-words.ts";
import { WeekTable } from "#web/ui/dates/week-table.tsx";
import { Section } from "#web/ui/page/section.tsx";
import { MonthCalendar } from "./month-calendar.tsx";

export type AvailabilitySectionProps = { sitter: PublicSitter; today: string };

export function AvailabilitySection({ sitter, today }: AvailabilitySectionProps) {
  const { t } = useTranslation("sitters");
  const { availability: week, availabilityPeriods: periods, firstName: name } = sitter;
  if (week.length === 0 && periods.length === 0) return null;
  return (
    <Section heading={t("availability.heading", { name })}>
      {week.length > 0 && (
        <div className="-mx-1">
          <WeekTable
            week={week}
            label={t("availability.week")}
            yes={t("availability.yes")}
            no={t("availability.no")}
          />
        </div>
      )}
      {periods.length > 0 && (
        <ul className="mt-4 grid gap-2">
          {periods.map((period) => (
            <PeriodLine key={`${period.kind} ${period.startDate}`} period={period} today={today} />
          ))}
        </ul>
      )}
      <div className="mt-5">
        <MonthCalendar week={week} periods={periods} today={today} />
      </div>
    </Section>
  );
}

function PeriodLine({ period, today }: { period: AvailabilityPeriod; today: string }) {
  const { t } = useTranslation("sitters");
  const locale = useLocale();
  const { kind, startDate, endDate } = period;
  const Icon = kind === "away" ? CalendarOff : CalendarPlus;
  const words =
    startDate === endDate
      ? t(kind === "away" ? "availability.awayOn" : "availability.availableOn", {
          day: dayOfMonthInWords(startDate, locale, today),
        })
      : t(kind === "away" ? "availability.away" : "availability.available", {
          ...periodInWords(period, locale, today),
        });
  return (
    <li className="flex items-start gap-3">
      <Icon className="mt-0.5 size-5 shrink-0 text-ink-soft" />
      {words}
    </li>
  );
}
