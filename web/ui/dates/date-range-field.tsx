import { DateRangePicker } from "react-aria-components/DateRangePicker";
import { Group } from "react-aria-components/Group";
import { RangeCalendar } from "react-aria-components/RangeCalendar";
import { useOpenState } from "#web/lib/back/use-closes-on-back.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
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

/** Both days belong to it. */
export type DayRange = { from: string; to: string };

export type DateRangeFieldProps = Omit<FieldProps<DayRange | null>, "name"> &
  DayLimits & {
    defaultValue?: DayRange | null;
    /** Names for a plain form post. */
    fromName?: string;
    toName?: string;
    isUnavailable?: (on: string) => boolean;
    years?: number;
    /** Somebody has asked for it already: it comes with its calendar open. */
    openAtOnce?: boolean;
  };

export function DateRangeField(props: DateRangeFieldProps) {
  return (
    <PageLanguage>
      <DateRangeFieldOfPage {...props} />
    </PageLanguage>
  );
}

function DateRangeFieldOfPage(props: DateRangeFieldProps) {
  const { label, labelHidden, hint, error: given, required, optional, className, ...more } = props;
  const { value: outside, defaultValue = null, onChange, onBlur, validate, ...rest } = more;
  const { min, max, isUnavailable, years = 3, disabled, fromName, toName, openAtOnce } = rest;
  const { t } = useTranslation("ui");
  const [value, setValue] = useValue<DayRange | null>(outside, defaultValue, onChange);
  const limits = useDayRule({ min, max });
  const half = useHalfTyped();
  const state = useOpenState(openAtOnce);

  function rule(range: DayRange | null) {
    if (range === null) return undefined;
    if (range.to < range.from) return t("rangeReversed");
    return limits(range.from) ?? limits(range.to) ?? validate?.(range);
  }

  const check = useFieldCheck(value, value === null, {
    error: given ?? (value === null ? half.error : undefined),
    label,
    required,
    validate: rule,
  });

  function blur() {
    half.look();
    check.leave();
    onBlur?.();
  }

  const start = toCalendarDate(value?.from);
  const end = toCalendarDate(value?.to);

  return (
    <DateRangePicker
      {...fieldRoot(check.error, className)}
      {...state}
      ref={half.root}
      autoFocus={openAtOnce}
      startName={fromName}
      endName={toName}
      granularity="day"
      firstDayOfWeek="mon"
      shouldForceLeadingZeros
      value={start && end ? { start, end } : null}
      onChange={(range) =>
        setValue(range && { from: range.start.toString(), to: range.end.toString() })
      }
      isDisabled={disabled}
      isRequired={required}
      isInvalid={check.error !== undefined}
      validationBehavior="aria"
      onBlur={blur}
    >
      <AriaFieldLabel label={label} labelHidden={labelHidden} optional={optional} />
      <Group className={boxLook}>
        <div className="flex min-h-11 flex-1 flex-wrap items-center gap-x-1 px-3">
          <DaySegments slot="start" />
          <span aria-hidden="true" className="text-ink-soft">
            {t("until")}
          </span>
          <DaySegments slot="end" />
        </div>
        <CalendarButton />
      </Group>
      <AriaFieldNotes hint={hint} error={check.error} />
      <CalendarPopover>
        <RangeCalendar
          minValue={toCalendarDate(min)}
          maxValue={toCalendarDate(max)}
          isDateUnavailable={isUnavailable && ((date) => isUnavailable(date.toString()))}
          firstDayOfWeek="mon"
        >
          <CalendarHeader years={years} />
          <CalendarMonth isRange />
        </RangeCalendar>
      </CalendarPopover>
    </DateRangePicker>
  );
}
