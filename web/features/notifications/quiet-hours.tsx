import { Moon, Sun } from "lucide-react";
import type { NotificationPreferences } from "#contract/notifications.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { cx } from "#web/ui/cx.ts";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { SwitchField } from "#web/ui/forms/switch-field.tsx";
import { CardSection } from "#web/ui/page/card-section.tsx";

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
            <TimeChoice
              label={t("quiet.from")}
              value={hours.from}
              onChange={(from) => onChange({ ...hours, from })}
            />
            <TimeChoice
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
        {partsOfDay(hours).map(({ isQuiet, from, minutes }) => (
          <div
            key={from}
            style={{ flex: minutes }}
            className={cx(
              "grid min-w-0 place-items-center text-star",
              isQuiet ? "bg-deep" : "bg-high-five-soft",
            )}
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

type TimeChoiceProps = { label: string; value: string; onChange: (value: string) => void };

/** By the half hour. The browser's own field would show hours as the browser's language has them. */
function TimeChoice({ label, value, onChange }: TimeChoiceProps) {
  return (
    <SelectField
      label={label}
      value={value}
      onChange={(time) => time && onChange(time)}
      options={timesWith(value).map((time) => ({ id: time, label: time }))}
    />
  );
}

/** `from` is the minute of the day at which it begins. */
type DayPart = { isQuiet: boolean; from: number; minutes: number };

const dayMinutes = 24 * 60;

/** A day from midnight to midnight, in parts; of equal hours no part is quiet. */
export function partsOfDay({ from, until }: { from: string; until: string }): DayPart[] {
  const [start, end] = [minutesOf(from), minutesOf(until)];
  const isOverNight = start > end;
  const [first, second] = isOverNight ? [end, start] : [start, end];
  return [
    { isQuiet: isOverNight, from: 0, minutes: first },
    { isQuiet: !isOverNight, from: first, minutes: second - first },
    { isQuiet: isOverNight, from: second, minutes: dayMinutes - second },
  ].filter(({ minutes }) => minutes > 0);
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

const halfHours = Array.from({ length: 48 }, (_, nr) => {
  const hours = String(Math.floor(nr / 2)).padStart(2, "0");
  return `${hours}:${nr % 2 === 0 ? "00" : "30"}`;
});

/** What one may choose, and what is chosen already, in the order of the clock. */
export function timesWith(chosen: string): string[] {
  return [...new Set([...halfHours, chosen])].toSorted();
}
