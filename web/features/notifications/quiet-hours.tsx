import { Moon, Sun } from "lucide-react";
import { useId } from "react";
import type { NotificationPreferences } from "#contract/notifications.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { SwitchField } from "#web/ui/forms/switch-field.tsx";
import { CardSection } from "#web/ui/page/card-section.tsx";
import { partsOfDay } from "./quiet-day.ts";

type Hours = NonNullable<NotificationPreferences["quietHours"]>;

/** What most people mean by the night. */
const usual: Hours = { from: "22:00", until: "07:00" };

/** In minutes: narrower parts have no room for their sign. */
const wideEnough = 180;

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
        <>
          <Day hours={hours} />
          <div className="mt-4 grid grid-cols-2 gap-4">
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
          <p className="mt-3 text-sm text-ink-soft">{t("quiet.stays")}</p>
        </>
      )}
    </CardSection>
  );
}

/** From midnight to midnight, as a picture of what the two times say. */
function Day({ hours }: { hours: Hours }) {
  return (
    <div className="mt-2" aria-hidden="true">
      <div className="flex h-11 overflow-hidden rounded-field">
        {partsOfDay(hours).map(({ isQuiet, minutes }, nr) => (
          <div
            // They have nothing of their own but their place.
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is the first, second or third
            key={nr}
            style={{ flex: minutes }}
            className={`grid min-w-0 place-items-center ${isQuiet ? "bg-deep text-star" : "bg-high-five-soft text-star"}`}
          >
            {minutes >= wideEnough &&
              (isQuiet ? <Moon className="size-5" /> : <Sun className="size-5" />)}
          </div>
        ))}
      </div>
      <div className="tabular mt-1 flex justify-between text-sm text-ink-soft">
        {["0:00", "6:00", "12:00", "18:00", "24:00"].map((time) => (
          <span key={time}>{time}</span>
        ))}
      </div>
    </div>
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
