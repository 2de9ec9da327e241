import { type FocusEvent, type ReactNode, useId } from "react";
import { cx } from "#web/ui/cx.ts";
import { leavesField } from "#web/ui/forms/field-check.ts";
import {
  describedBy,
  FieldNotes,
  type FieldProps,
  fieldRoot,
  GroupLabel,
} from "#web/ui/forms/field-parts.tsx";

export type ChoiceFrameProps = Pick<
  FieldProps<never>,
  | "label"
  | "labelHidden"
  | "hint"
  | "error"
  | "required"
  | "optional"
  | "mark"
  | "onBlur"
  | "className"
> & {
  /** One choice only: what is inside are radio buttons. */
  single?: boolean;
  children: ReactNode;
};

/** Label above, hint and error under, for a field of several things to choose from. */
export function ChoiceFrame(props: ChoiceFrameProps) {
  const { label, labelHidden, hint, error, required, optional, onBlur, className } = props;
  const { single, mark, children } = props;
  const id = useId();
  // Only a group of radio buttons can be required, or wrong, as a whole.
  const whole = single
    ? { "aria-required": required, "aria-invalid": error ? true : undefined }
    : { "aria-invalid": undefined };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it has a role, one of two.
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles take them.
    <div
      {...fieldRoot(error, className)}
      {...describedBy(id, hint, error)}
      {...whole}
      role={single ? "radiogroup" : "group"}
      aria-labelledby={`${id}-label`}
      onBlur={(event: FocusEvent) => {
        if (leavesField(event)) onBlur?.();
      }}
    >
      <GroupLabel id={id} label={label} labelHidden={labelHidden} optional={optional} mark={mark} />
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

/** Of a field in which several things, or one of them, are chosen. */
export type ChoiceProps<Option extends { id: string }> = Omit<
  FieldProps<never>,
  "value" | "onChange" | "validate"
> & {
  options: ReadonlyArray<Option>;
  value: readonly Option["id"][];
  onChange: (value: Option["id"][]) => void;
  single?: boolean;
};

type ChoiceOptionProps<Id extends string> = {
  id: Id;
  value: readonly Id[];
  onChange: (value: Id[]) => void;
  single: boolean | undefined;
  name: string | undefined;
  disabled: boolean | undefined;
  /** What keeps radio buttons together that have no name of their own. */
  group: string;
  rounding: string;
  className: string;
  children: ReactNode;
};

/** One of the things to choose; its box is spread over all of it, so that no part of it is dead. */
export function ChoiceOption<Id extends string>(props: ChoiceOptionProps<Id>) {
  const { id, group, value, onChange, single, name, disabled } = props;
  const { rounding, className, children } = props;
  return (
    <label
      className={cx(
        "relative transition group-data-negative/field:border-danger",
        "has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-brand",
        rounding,
        className,
      )}
    >
      <input
        type={single ? "radio" : "checkbox"}
        name={name ?? group}
        value={id}
        disabled={disabled}
        checked={value.includes(id)}
        onChange={() => onChange(toggled(value, id, single))}
        className={cx(
          "peer absolute inset-0 size-full appearance-none focus-visible:outline-none",
          rounding,
        )}
      />
      {children}
    </label>
  );
}

/** What is chosen after one was pressed; for a single choice that one alone. */
export function toggled<Id extends string>(chosen: readonly Id[], id: Id, single?: boolean): Id[] {
  if (single) return [id];
  return chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id];
}
