import { CalendarDays, ChevronDown, ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarMonthPicker,
  CalendarYearPicker,
} from "react-aria-components/Calendar";
import { DateInput, type DateInputProps, DateSegment } from "react-aria-components/DateField";
import { Dialog } from "react-aria-components/Dialog";
import { Popover } from "react-aria-components/Popover";
import { popoverLook } from "#web/ui/choices/options-popover.tsx";
import { cx } from "#web/ui/cx.ts";

const arrowLook =
  "grid size-11 shrink-0 place-items-center rounded-full text-ink data-disabled:text-line data-hovered:bg-sunken [&_svg]:size-5";

/** Day, month and year, typed one after the other. */
export function DaySegments({ slot, className }: Pick<DateInputProps, "slot" | "className">) {
  return (
    <DateInput slot={slot} className={cx("tabular flex items-center", className as string)}>
      {(segment) => (
        <DateSegment
          segment={segment}
          className="rounded-small px-0.5 py-1 outline-none data-focused:bg-brand data-focused:text-on-brand data-focused:data-placeholder:text-on-brand data-placeholder:text-ink-soft data-[type=literal]:px-0 data-[type=literal]:text-ink-soft"
        />
      )}
    </DateInput>
  );
}

export function CalendarButton() {
  return (
    <Button className="ml-auto grid size-11 shrink-0 place-items-center rounded-field text-ink-soft data-hovered:text-ink">
      <CalendarDays className="size-5" />
    </Button>
  );
}

export function CalendarPopover({ children }: { children: ReactNode }) {
  return (
    <Popover offset={6} className={popoverLook}>
      <Dialog className="max-h-[inherit] overflow-auto p-3 outline-none sm:p-4">{children}</Dialog>
    </Popover>
  );
}

/** Month and year can be picked at once: paging back to a year of birth takes minutes. */
export function CalendarHeader({ years }: { years: number }) {
  return (
    <header className="mb-2 flex items-center gap-1">
      <Button slot="previous" className={arrowLook}>
        <ChevronLeft />
      </Button>
      <div className="flex flex-1 items-center justify-center gap-1">
        <CalendarMonthPicker format="long">
          {(picker) => <Picker {...picker} />}
        </CalendarMonthPicker>
        <CalendarYearPicker visibleYears={years}>
          {(picker) => <Picker {...picker} />}
        </CalendarYearPicker>
      </div>
      <Button slot="next" className={arrowLook}>
        <ChevronRight />
      </Button>
    </header>
  );
}

type PickerProps = {
  "aria-label": string;
  value: string | number;
  onChange: (key: string | number | null) => void;
  items: Array<{ id: number; formatted: string }>;
};

/** A native select: on a phone it opens the wheel that everyone knows. */
function Picker({ "aria-label": label, value, onChange, items }: PickerProps) {
  return (
    <span className="relative inline-flex items-center">
      <select
        aria-label={label}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
        className="field-grow min-h-11 cursor-pointer appearance-none rounded-small bg-surface pr-6 pl-2 font-semibold"
      >
        {items.map((item) => (
          <option key={item.id} value={item.id}>
            {item.formatted}
          </option>
        ))}
      </select>
      <ChevronDown className="pointer-events-none absolute right-1 size-4 text-ink-soft" />
    </span>
  );
}

/** One month. In a range the days in between form a band with a filled round end on either side. */
export function CalendarMonth({ isRange }: { isRange?: boolean }) {
  return (
    <CalendarGrid weekdayStyle="short" className="border-separate border-spacing-y-0.5">
      <CalendarGridHeader>
        {(day) => (
          <CalendarHeaderCell className="h-8 w-11 text-xs font-medium text-ink-soft">
            {day}
          </CalendarHeaderCell>
        )}
      </CalendarGridHeader>
      <CalendarGridBody>
        {(date) => (
          <CalendarCell
            date={date}
            className={cx(
              "group/day tabular grid h-11 w-11 cursor-pointer place-items-center outline-none",
              "data-disabled:cursor-default data-outside-month:hidden data-unavailable:cursor-not-allowed",
              isRange &&
                "data-selected:bg-brand-soft data-selection-end:rounded-r-full data-selection-start:rounded-l-full [td:first-child>&]:rounded-l-full [td:last-child>&]:rounded-r-full",
            )}
          >
            {({ formattedDate }) => (
              <span
                className={cx(
                  "grid size-11 place-items-center rounded-full",
                  "group-data-hovered/day:bg-sunken group-data-today/day:font-bold group-data-today/day:text-brand-strong",
                  "group-data-disabled/day:text-ink-soft/60 group-data-unavailable/day:text-ink-soft group-data-unavailable/day:line-through",
                  "group-data-focus-visible/day:outline-3 group-data-focus-visible/day:outline-brand",
                  isRange
                    ? "group-data-selection-end/day:bg-brand group-data-selection-end/day:text-on-brand group-data-selection-start/day:bg-brand group-data-selection-start/day:text-on-brand"
                    : "group-data-selected/day:bg-brand group-data-selected/day:text-on-brand",
                )}
              >
                {formattedDate}
              </span>
            )}
          </CalendarCell>
        )}
      </CalendarGridBody>
    </CalendarGrid>
  );
}
