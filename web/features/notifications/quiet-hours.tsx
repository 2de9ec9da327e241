import { useId } from "react";
import type { NotificationPreferences } from "#contract/notifications.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { SwitchField } from "#web/ui/forms/switch-field.tsx";
import { CardSection } from "#web/ui/page/card-section.tsx";

type Hours = NonNullable<NotificationPreferences["quietHours"]>;

/** What most people mean by the night. */
const usual: Hours = { from: "22:00", until: "07:00" };

export type QuietHoursProps = {
  hours: Hours | undefined;
  onChange: (hours: Hours | null) => void;
};

export function QuietHours({ hours, onChange }: QuietHoursProps) {
  const { t } = useTranslation("notifications");
  return (
    <CardSection heading={t("quiet.heading")} text={t("quiet.text")}>
      <SwitchField
        trailing
        label={t("quiet.label")}
        checked={hours !== undefined}
        onChange={(isOn) => onChange(isOn ? usual : null)}
      />
      {hours && (
        <div className="mt-2 grid grid-cols-2 gap-4">
          <TimeField
            label={t("quiet.from")}
            value={hours.from}
            onChange={(from) => onChange({ ...hours, from })}
          />
          <TimeField
            label={t("quiet.until")}
            value={hours.until}
            onChange={(until) => onChange({ ...hours, until })}
          />
        </div>
      )}
    </CardSection>
  );
}

type TimeFieldProps = { label: string; value: string; onChange: (value: string) => void };

/** The browser's own: on a phone it is a wheel that everybody knows. */
function TimeField({ label, value, onChange }: TimeFieldProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <input
        id={id}
        type="time"
        required
        value={value}
        // An empty time is one that is still being typed.
        onChange={(event) => event.target.value && onChange(event.target.value)}
        className="tabular min-h-12 rounded-field border-fine border-edge bg-surface px-3.5"
      />
    </div>
  );
}
