import { type FocusEvent, useId } from "react";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { cx } from "#web/ui/cx.ts";
import { leavesField, useFieldCheck } from "#web/ui/forms/field-check.ts";
import {
  bareLook,
  boxLook,
  describedBy,
  FieldNotes,
  type FieldProps,
  fieldRoot,
  GroupLabel,
} from "#web/ui/forms/field-parts.tsx";
import { joinDate, splitDate, type TypedDate, toIsoDay } from "./typed-date.ts";

export type TypedDateFieldProps = Omit<FieldProps<string>, "value" | "onChange" | "labelHidden"> & {
  /** As far as typed; `toIsoDay` makes a day of it. */
  value: string;
  onChange: (value: string) => void;
  /** `bday` for one's own date of birth: browsers then fill in all three. */
  autoComplete?: "bday";
};

const boxes = [
  { part: "day", length: 2, width: "w-18" },
  { part: "month", length: 2, width: "w-18" },
  { part: "year", length: 4, width: "w-26" },
] as const;

/** A date that somebody knows by heart: three boxes to type in, where a calendar is a long way round. */
export function TypedDateField(props: TypedDateFieldProps) {
  const { label, hint, error: given, required, optional, className, validate, ...more } = props;
  const { value, onChange, onBlur, autoComplete, disabled, name } = more;
  const { t } = useTranslation("ui");
  const id = useId();
  const parts = splitDate(value);

  function ownRule(typed: string) {
    const { year, month, day } = splitDate(typed);
    if (year === "" || month === "" || day === "") return t("dayIncomplete");
    return toIsoDay(typed) === null ? t("dayUnknown") : validate?.(typed);
  }

  const check = { label, error: given, required, validate: ownRule };
  const { error, leave } = useFieldCheck(value, value === "", check);

  function type(part: keyof TypedDate, text: string) {
    onChange(joinDate({ ...parts, [part]: text }));
  }

  function blur(event: FocusEvent) {
    if (!leavesField(event)) return;
    leave();
    onBlur?.();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be laid out as a grid in every browser.
    <div
      {...fieldRoot(error, className)}
      role="group"
      aria-labelledby={`${id}-label`}
      onBlur={blur}
    >
      <GroupLabel id={id} label={label} optional={optional} />
      <div className="flex gap-3">
        {boxes.map(({ part, length, width }) => (
          <div key={part} className={width}>
            <label htmlFor={`${id}-${part}`} className="mb-1 block text-xs text-ink-soft">
              {t(part)}
            </label>
            <div className={boxLook}>
              <input
                {...describedBy(id, hint, error)}
                id={`${id}-${part}`}
                name={name && `${name}-${part}`}
                type="text"
                inputMode="numeric"
                maxLength={length}
                autoComplete={autoComplete && `${autoComplete}-${part}`}
                aria-required={required}
                disabled={disabled}
                value={parts[part]}
                onChange={(event) => type(part, event.target.value)}
                className={cx(bareLook, "tabular")}
              />
            </div>
          </div>
        ))}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
