import { type ComponentProps, type ReactNode, useId } from "react";
import { cx } from "#web/ui/cx.ts";
import { useFieldCheck } from "./field-check.ts";
import {
  bareLook,
  boxLook,
  describedBy,
  FieldFrame,
  FieldLead,
  type FieldProps,
} from "./field-parts.tsx";
import { useValue } from "./use-value.ts";

/** What the browser and the phone's keyboard want to know. */
export type TypingProps = Pick<
  ComponentProps<"input">,
  | "autoCapitalize"
  | "autoComplete"
  | "autoFocus"
  | "enterKeyHint"
  | "inputMode"
  | "maxLength"
  | "placeholder"
  | "readOnly"
  | "spellCheck"
>;

export type TextFieldProps = FieldProps<string> &
  TypingProps & {
    ref?: ComponentProps<"input">["ref"];
    defaultValue?: string;
    type?: "text" | "email" | "tel" | "url" | "search" | "password";
    /** A sign or icon in front, such as € or a magnifying glass. */
    lead?: ReactNode;
    /** A unit or a button behind. */
    trail?: ReactNode;
    /** Between the box and the hint, such as a meter. */
    below?: ReactNode;
  };

export function TextField(props: TextFieldProps) {
  const { label, labelHidden, hint, error: given, required, optional, className, ...more } = props;
  const { mark, value: outside, defaultValue = "", onChange, onBlur, validate, ...rest } = more;
  const { lead, trail, below, ...input } = rest;
  const id = useId();
  const [value, setValue] = useValue(outside, defaultValue, onChange);
  const isEmpty = value.trim() === "";
  const check = { label, error: given, required, validate };
  const { error, leave } = useFieldCheck(value, isEmpty, check);

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
        {lead && <FieldLead>{lead}</FieldLead>}
        <input
          type="text"
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
          className={cx(bareLook, lead && "pl-11")}
        />
        {trail && <span className="flex shrink-0 items-center pr-3.5 text-ink-soft">{trail}</span>}
      </div>
      {below}
    </FieldFrame>
  );
}
