import type { WeekdayParts } from "#contract/shared/care.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import {
  isInWeek,
  partsInOrder,
  togglePart,
  type Week,
  weekdaysInOrder,
} from "#web/lib/time/week.ts";
import { ChoiceGrid } from "#web/ui/choices/choice-grid.tsx";

export type WeekGridProps = {
  label: string;
  labelHidden?: boolean;
  week: Week;
  error: string | undefined;
  onChange: (week: WeekdayParts[]) => void;
};

/** The days of the week against the parts of the day. */
export function WeekGrid({ label, labelHidden, week, error, onChange }: WeekGridProps) {
  const { t } = useTranslation(["ui", "care"]);
  return (
    <ChoiceGrid
      label={label}
      labelHidden={labelHidden}
      error={error}
      keysHint={t("weekKeys")}
      rows={weekdaysInOrder.map((id) => ({
        id,
        label: t(`care:weekdays.${id}`),
        short: t(`care:weekdaysShort.${id}`),
      }))}
      columns={partsInOrder.map((id) => ({ id, label: t(`care:parts.${id}`) }))}
      isChosen={(day, part) => isInWeek(week, day, part)}
      onToggle={(day, part) => onChange(togglePart(week, day, part))}
    />
  );
}
