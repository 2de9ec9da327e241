import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";
import { isInWeek, partsInOrder, type Week, weekdaysInOrder } from "#web/lib/week.ts";
import { cx } from "#web/ui/cx.ts";

/** An ordinary week, to look at. */
export function WeekTable({ week }: { week: Week }) {
  const { t } = useTranslation(["sitters", "care"]);
  return (
    <table className="w-full table-fixed border-separate border-spacing-1">
      <caption className="sr-only">{t("availability.week")}</caption>
      <thead>
        <tr>
          <th scope="col" className="w-19 md:w-24">
            <span className="sr-only">{t("availability.part")}</span>
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
              const isFree = isInWeek(week, day, part);
              return (
                <td
                  key={day}
                  className={cx(
                    "h-8.5 rounded-small text-center text-brand-strong md:h-10",
                    isFree ? "bg-brand-soft" : "bg-sunken",
                  )}
                >
                  {isFree && <Check className="mx-auto size-4" />}
                  <span className="sr-only">
                    {isFree ? t("availability.yes") : t("availability.no")}
                  </span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
