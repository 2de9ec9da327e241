import { Check } from "lucide-react";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { isInWeek, partsInOrder, type Week, weekdaysInOrder } from "#web/lib/time/week.ts";
import { cx } from "#web/ui/cx.ts";

export type WeekTableProps = {
  week: Week;
  label: string;
  /** What it means that a part of a day is ticked, and that it isn't. */
  yes: string;
  no: string;
};

/** An ordinary week, to look at. */
export function WeekTable({ week, label, yes, no }: WeekTableProps) {
  const { t } = useTranslation(["ui", "care"]);
  return (
    <table className="w-full table-fixed border-separate border-spacing-1">
      <caption className="sr-only">{label}</caption>
      <thead>
        <tr>
          <th scope="col" className="w-19 md:w-24">
            <span className="sr-only">{t("partOfDay")}</span>
          </th>
          {weekdaysInOrder.map((day) => (
            <th key={day} scope="col" className="py-0.5 text-xs font-semibold text-ink-soft">
              <abbr title={t(`care:weekdays.${day}`)} className="no-underline">
                {t(`care:weekdaysShort.${day}`)}
              </abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {partsInOrder.map((part) => (
          <tr key={part}>
            <th scope="row" className="text-left text-xs font-medium first-letter:uppercase">
              {t(`care:parts.${part}`)}
            </th>
            {weekdaysInOrder.map((day) => {
              const isOn = isInWeek(week, day, part);
              return (
                <td
                  key={day}
                  className={cx(
                    "h-8.5 rounded-small text-center text-brand-strong md:h-10",
                    isOn ? "bg-brand-soft" : "bg-sunken",
                  )}
                >
                  {isOn && <Check className="mx-auto size-4" />}
                  <span className="sr-only">{isOn ? yes : no}</span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
