import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { monthInWords } from "#web/lib/time/day-words.ts";
import {
  type Availability,
  type DayState,
  type MonthDay,
  monthAfter,
  monthWeeks,
} from "#web/lib/time/month-days.ts";
import { weekdaysInOrder } from "#web/lib/time/week.ts";
import { cx } from "#web/ui/cx.ts";
import { IconButton } from "#web/ui/icon-button.tsx";

/** Further ahead nobody knows yet. */
const monthsAhead = 11;

/** Not by colour alone: full, half, struck through, or nothing at all. */
const looks: Record<DayState, string> = {
  free: "bg-brand-soft font-semibold text-brand-strong",
  partly: "border-fine border-brand text-brand-strong",
  none: "text-ink-soft",
  away: "bg-sunken text-ink-soft line-through",
  past: "text-ink-soft",
};

/** A month at a time on a phone, two side by side where they fit. */
export function MonthCalendar(availability: Availability) {
  const { t } = useTranslation("sitters");
  const [ahead, setAhead] = useState(0);
  const month = monthAfter(availability.today.slice(0, 7), ahead);
  return (
    <div>
      <div className="relative -mx-1 grid gap-x-6 sm:grid-cols-2">
        <MonthTable month={month} availability={availability} />
        <div className="hidden sm:block">
          <MonthTable month={monthAfter(month, 1)} availability={availability} />
        </div>
        <div className="absolute -top-0.5 -right-1 flex">
          <IconButton
            label={t("availability.previousMonth")}
            icon={<ChevronLeft />}
            disabled={ahead === 0}
            onClick={() => setAhead(ahead - 1)}
            className="disabled:bg-transparent disabled:text-edge"
          />
          <IconButton
            label={t("availability.nextMonth")}
            icon={<ChevronRight />}
            disabled={ahead === monthsAhead}
            onClick={() => setAhead(ahead + 1)}
            className="disabled:bg-transparent disabled:text-edge"
          />
        </div>
      </div>
      <Legend />
    </div>
  );
}

type MonthTableProps = { month: string; availability: Availability };

function MonthTable({ month, availability }: MonthTableProps) {
  const { t } = useTranslation(["care", "sitters"]);
  const name = monthInWords(month, useLocale());
  return (
    <table className="w-full table-fixed border-separate border-spacing-1">
      <caption aria-live="polite" className="px-1 py-2 text-left font-head font-bold">
        {name}
      </caption>
      <thead>
        <tr>
          {weekdaysInOrder.map((day) => (
            <th key={day} scope="col" className="py-0.5 text-xs font-semibold text-ink-soft">
              <abbr title={t(`weekdays.${day}`)} className="no-underline">
                {t(`weekdaysShort.${day}`)}
              </abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthWeeks(month, availability).map((week) => (
          <tr key={week.find((day) => day)?.date}>
            {week.map((day, column) => (
              <td key={weekdaysInOrder[column]} className="p-0">
                {day && <Day {...day} label={t(`sitters:availability.states.${day.state}`)} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type DayProps = MonthDay & { label: string };

function Day({ date, day, state, label }: DayProps) {
  return (
    <time
      dateTime={date}
      className={cx("tabular grid h-10 place-items-center rounded-small text-sm", looks[state])}
    >
      {day}
      <span className="sr-only"> {label}</span>
    </time>
  );
}

const explained = ["free", "partly", "away"] as const satisfies DayState[];

function Legend() {
  const { t } = useTranslation("sitters");
  return (
    <ul aria-hidden="true" className="mt-3 flex flex-wrap gap-x-5 gap-y-2 text-xs text-ink-soft">
      {explained.map((state) => (
        <li key={state} className="flex items-center gap-2">
          <span className={cx("grid size-6 place-items-center rounded-small", looks[state])}>
            {state === "away" ? "7" : ""}
          </span>
          {t(`availability.legend.${state}`)}
        </li>
      ))}
    </ul>
  );
}
