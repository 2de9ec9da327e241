import { type ComponentProps, useId } from "react";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { cx } from "#web/ui/cx.ts";
import { useFieldCheck } from "./field-check.ts";
import { bareLook, boxLook, describedBy, FieldFrame, type FieldProps } from "./field-parts.tsx";
import type { TypingProps } from "./text-field.tsx";
import { useValue } from "./use-value.ts";

export type TextAreaFieldProps = FieldProps<string> &
  Omit<TypingProps, "inputMode"> & {
    ref?: ComponentProps<"textarea">["ref"];
    defaultValue?: string;
    rows?: number;
  };

/** Grows with its text. With a `maxLength` it says how much room is left, near the end. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { label, labelHidden, hint, error: given, required, optional, className, ...more } = props;
  const { mark, value: outside, defaultValue = "", onChange, onBlur, validate, ...input } = more;
  const { t } = useTranslation("ui");
  const id = useId();
  const [value, setValue] = useValue(outside, defaultValue, onChange);
  const isEmpty = value.trim() === "";
  const check = { label, error: given, required, validate };
  const { error, leave } = useFieldCheck(value, isEmpty, check);
  const { maxLength } = input;
  const room = maxLength === undefined ? undefined : maxLength - value.length;
  const isTight = maxLength !== undefined && value.length >= maxLength * 0.8;

  return (
    <FieldFrame
      id={id}
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      error={error}
      optional={optional}
      mark={mark}
      className={className}
    >
      <div className={boxLook}>
        <textarea
          rows={4}
          {...input}
          {...describedBy(id, hint, error)}
          id={id}
          aria-required={required}
          value={value}
          onChange={(event) => setValue(event.target.value)}
          onBlur={() => {
            leave();
            onBlur?.();
          }}
          className={cx(bareLook, "field-grow min-h-26 resize-y")}
        />
      </div>
      <div role="status" className="tabular text-sm text-ink-soft empty:hidden">
        {isTight && t("charactersLeft", { count: room })}
      </div>
    </FieldFrame>
  );
}
