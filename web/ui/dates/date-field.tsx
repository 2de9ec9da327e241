import { Calendar } from "react-aria-components/Calendar";
import { DatePicker } from "react-aria-components/DatePicker";
import { Group } from "react-aria-components/Group";
import { useOpenState } from "#web/lib/back/use-closes-on-back.ts";
import { AriaFieldLabel, AriaFieldNotes } from "#web/ui/forms/aria-field-parts.tsx";
import { useFieldCheck } from "#web/ui/forms/field-check.ts";
import { boxLook, type FieldProps, fieldRoot } from "#web/ui/forms/field-parts.tsx";
import { useValue } from "#web/ui/forms/use-value.ts";
import { PageLanguage } from "#web/ui/page-language.tsx";
import {
  CalendarButton,
  CalendarHeader,
  CalendarMonth,
  CalendarPopover,
  DaySegments,
} from "./calendar-parts.tsx";
import { type DayLimits, toCalendarDate, useDayRule, useHalfTyped } from "./day.ts";

export type DateFieldProps = FieldProps<string | null> &
  DayLimits & {
    defaultValue?: string | null;
    /** Days that can't be chosen, such as full ones. */
    isUnavailable?: (on: string) => boolean;
    /** How many years the year picker offers; more for a date of birth. */
    years?: number;
  };

/** A day as text, '2027-03-14', or null. */
export function DateField(props: DateFieldProps) {
  return (
    <PageLanguage>
      <DateFieldOfPage {...props} />
    </PageLanguage>
  );
}

function DateFieldOfPage(props: DateFieldProps) {
  const { label, labelHidden, hint, error: given, required, optional, className, ...more } = props;
  const { value: outside, defaultValue = null, onChange, onBlur, validate, ...rest } = more;
  const { min, max, isUnavailable, years = 20, disabled, name } = rest;
  const [value, setValue] = useValue(outside, defaultValue, onChange);
  const limits = useDayRule({ min, max });
  const half = useHalfTyped();
  const state = useOpenState();
  const check = useFieldCheck(value, value === null, {
    error: given ?? (value === null ? half.error : undefined),
    label,
    required,
    validate: (on) => (on === null ? undefined : (limits(on) ?? validate?.(on))),
  });

  function blur() {
    half.look();
    check.leave();
    onBlur?.();
  }

  return (
    <DatePicker
      {...fieldRoot(check.error, className)}
      {...state}
      ref={half.root}
      name={name}
      granularity="day"
      firstDayOfWeek="mon"
      shouldForceLeadingZeros
      value={toCalendarDate(value)}
      onChange={(date) => setValue(date?.toString() ?? null)}
      isDisabled={disabled}
      isRequired={required}
      isInvalid={check.error !== undefined}
      validationBehavior="aria"
      onBlur={blur}
    >
      <AriaFieldLabel label={label} labelHidden={labelHidden} optional={optional} />
      <Group className={boxLook}>
        <DaySegments className="min-h-11 flex-1 px-3" />
        <CalendarButton />
      </Group>
      <AriaFieldNotes hint={hint} error={check.error} />
      <CalendarPopover>
        <Calendar
          // The limits go to the calendar only: on the picker they would redden a date half typed.
          minValue={toCalendarDate(min)}
          maxValue={toCalendarDate(max)}
          isDateUnavailable={isUnavailable && ((date) => isUnavailable(date.toString()))}
          firstDayOfWeek="mon"
        >
          <CalendarHeader years={years} />
          <CalendarMonth />
        </Calendar>
      </CalendarPopover>
    </DatePicker>
  );
}
