import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { WeekTable } from "#web/ui/dates/week-table.tsx";
import type { When } from "./when-words.ts";

/** The days of the week on which somebody is needed; nothing for a request that doesn't come back. */
export function RequestWeek({ request, className }: { request: When; className: string }) {
  const { t } = useTranslation("requests");
  if (!request.recurring || request.weekdays.length === 0) return null;
  return (
    <div className={className}>
      <WeekTable
        week={request.weekdays}
        label={t("week.label")}
        yes={t("week.yes")}
        no={t("week.no")}
      />
    </div>
  );
}
