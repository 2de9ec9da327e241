import { ChevronLeft, ChevronRight } from "lucide-react";
import { useId } from "react";
import { Button } from "react-aria-components/Button";
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from "react-aria-components/Calendar";
import { RangeCalendar } from "react-aria-components/RangeCalendar";
import { useLayoutSize } from "#web/lib/browser/layout-size.ts";
import { useHydrated } from "#web/lib/browser/use-hydrated.ts";
import { cx } from "#web/ui/cx.ts";
import { FieldNotes, fieldRoot, GroupLabel } from "#web/ui/forms/field-parts.tsx";
import { PageLanguage } from "#web/ui/page-language.tsx";
import type { DayRange } from "./date-range-field.tsx";
import { toCalendarDate } from "./day.ts";

/** Not by colour alone: a full tile, an outlined one, none at all, or struck through. */
export type TileLook = "full" | "part" | "bare" | "struck";

export const tileLooks: Record<TileLook, string> = {
  full: "bg-brand-soft font-semibold text-brand-strong",
  part: "border-fine border-brand font-semibold text-brand-strong",
  bare: "text-ink-soft",
  struck: "bg-sunken text-ink-soft line-through",
};

export type DayTilesProps = {
  label: string;
  labelHidden?: boolean;
  /** One day, or a first and a last one. */
  single?: boolean;
  value: DayRange | null;
  onChange: (range: DayRange) => void;
  min: string;
  max: string;
  lookOf: (on: string) => TileLook;
  /** A day of the choice that deserves a word, which stands beside the calendar. */
  isMarked: (on: string) => boolean;
  error?: string | undefined;
};

/** Days as tiles, and the choice as one ribbon over them. Two months where they fit. */
export function DayTiles(props: DayTilesProps) {
  const { label, labelHidden, single, value, onChange, min, max, error } = props;
  const id = useId();
  const months = useLayoutSize() >= 3 && !single ? 2 : 1;
  const shared = {
    "aria-labelledby": `${id}-label`,
    minValue: toCalendarDate(min),
    maxValue: toCalendarDate(max),
    firstDayOfWeek: "mon",
    visibleDuration: { months },
    pageBehavior: "single",
    isInvalid: error !== undefined,
  } as const;
  const [start, end] = [toCalendarDate(value?.from), toCalendarDate(value?.to)];
  const tiles = <Months {...props} count={months} />;
  const isServersText = !useHydrated();
  return (
    <PageLanguage>
      <div {...fieldRoot(error)}>
        <GroupLabel id={id} label={label} labelHidden={labelHidden} />
        {/* A press before its script is there would be lost: it shows that it waits for it. */}
        <div
          aria-busy={isServersText || undefined}
          data-waiting={isServersText || undefined}
          className="data-waiting:cursor-progress data-waiting:opacity-60 data-waiting:*:pointer-events-none"
        >
          {single ? (
            <Calendar
              {...shared}
              value={start}
              onChange={(day) => onChange({ from: day.toString(), to: day.toString() })}
            >
              {tiles}
            </Calendar>
          ) : (
            <RangeCalendar
              {...shared}
              value={start && end ? { start, end } : null}
              onChange={(range) =>
                onChange({ from: range.start.toString(), to: range.end.toString() })
              }
            >
              {tiles}
            </RangeCalendar>
          )}
        </div>
        <FieldNotes id={id} error={error} />
      </div>
    </PageLanguage>
  );
}

const arrowLook =
  "grid size-11 place-items-center rounded-full text-ink data-disabled:text-edge data-hovered:bg-sunken [&_svg]:size-5";

type MonthsProps = Pick<DayTilesProps, "lookOf" | "isMarked" | "single"> & { count: number };

function Months({ count, ...day }: MonthsProps) {
  return (
    <div className={cx("relative grid gap-x-8", count > 1 ? "grid-cols-2" : "max-w-dialog")}>
      {Array.from({ length: count }, (_, offset) => offset).map((offset) => (
        <div key={offset}>
          <CalendarHeading
            level={3}
            offset={{ months: offset }}
            className="py-2 text-lg first-letter:uppercase"
          />
          <Month offset={offset} {...day} />
        </div>
      ))}
      <div className="absolute top-0 -right-2 flex">
        <Button slot="previous" className={arrowLook}>
          <ChevronLeft />
        </Button>
        <Button slot="next" className={arrowLook}>
          <ChevronRight />
        </Button>
      </div>
    </div>
  );
}

/** The ribbon is as high as a tile and fills its cell, so that it runs on from day to day. */
const ribbonLook = cx(
  "data-selected:bg-brand data-selected:text-on-brand",
  "data-selection-end:rounded-r-full data-selection-start:rounded-l-full",
  "[td:first-child>&]:rounded-l-small [td:last-child>&]:rounded-r-small",
  "[td:first-child>&]:data-selection-start:rounded-l-full [td:last-child>&]:data-selection-end:rounded-r-full",
);

function Month({
  offset,
  lookOf,
  isMarked,
  single,
}: Omit<MonthsProps, "count"> & { offset: number }) {
  return (
    <CalendarGrid
      weekdayStyle="short"
      offset={{ months: offset }}
      className="w-full table-fixed border-separate border-spacing-x-0 border-spacing-y-1"
    >
      <CalendarGridHeader>
        {(day) => (
          <CalendarHeaderCell className="h-8 text-xs font-semibold text-ink-soft">
            {day}
          </CalendarHeaderCell>
        )}
      </CalendarGridHeader>
      <CalendarGridBody>
        {(date) => {
          const on = date.toString();
          const look = lookOf(on);
          return (
            <CalendarCell
              date={date}
              className={cx(
                "group/day tabular relative grid h-11 cursor-pointer place-items-center outline-none",
                "data-disabled:cursor-default data-outside-month:invisible",
                single ? "data-selected:text-on-brand" : ribbonLook,
              )}
            >
              {({ formattedDate, isSelected, isDisabled }) => (
                <>
                  <span
                    className={cx(
                      "grid h-full w-[calc(100%-var(--spacing))] place-items-center rounded-field",
                      isDisabled && "text-ink-soft/60",
                      !isDisabled && !isSelected && tileLooks[look],
                      !isDisabled &&
                        !isSelected &&
                        "group-data-hovered/day:inset-ring-2 group-data-hovered/day:inset-ring-brand",
                      isSelected && "font-semibold",
                      isSelected && single && "bg-brand",
                      isSelected &&
                        look === "part" &&
                        "h-[calc(100%-var(--spacing)*2)] w-[calc(100%-var(--spacing)*2)] border-fine border-on-brand/60 group-data-selection-end/day:rounded-r-full group-data-selection-start/day:rounded-l-full",
                      "group-data-focus-visible/day:outline-3 group-data-focus-visible/day:outline-offset-1 group-data-focus-visible/day:outline-ink",
                    )}
                  >
                    {formattedDate}
                  </span>
                  {isSelected && isMarked(on) && (
                    <span className="absolute bottom-1 size-1.5 rounded-full bg-high-five-soft" />
                  )}
                </>
              )}
            </CalendarCell>
          );
        }}
      </CalendarGridBody>
    </CalendarGrid>
  );
}
