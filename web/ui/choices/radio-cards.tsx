import { type ReactNode, useId } from "react";
import { cx } from "#web/ui/cx.ts";
import { useFieldCheck } from "#web/ui/forms/field-check.ts";
import type { FieldProps } from "#web/ui/forms/field-parts.tsx";
import { useValue } from "#web/ui/forms/use-value.ts";
import { ChoiceFrame } from "./choice-parts.tsx";

export type RadioCard<Id extends string> = {
  id: Id;
  label: string;
  hint?: string;
  icon?: ReactNode;
  /** At its end, such as a price. */
  aside?: ReactNode;
  disabled?: boolean;
};

export type RadioCardsProps<Id extends string> = FieldProps<Id | null> & {
  options: ReadonlyArray<RadioCard<Id>>;
  defaultValue?: Id | null;
  /** Side by side from 600 px. */
  columns?: 1 | 2 | 3;
};

const grids = { 1: "", 2: "sm:grid-cols-2", 3: "sm:grid-cols-3" };

/** One choice out of a few that deserve a word of explanation each. */
export function RadioCards<Id extends string>(props: RadioCardsProps<Id>) {
  const { label, labelHidden, hint, error: given, required, optional, className, ...more } = props;
  const { value: outside, defaultValue = null, onChange, onBlur, validate, ...rest } = more;
  const { options, columns = 1, disabled, name } = rest;
  const id = useId();
  const [value, setValue] = useValue<Id | null>(outside, defaultValue, onChange);
  const check = { label, error: given, required, validate };
  const { error, leave } = useFieldCheck(value, value === null, check);

  function blur() {
    leave();
    onBlur?.();
  }

  return (
    <ChoiceFrame
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      error={error}
      required={required}
      optional={optional}
      className={className}
      single
      onBlur={blur}
    >
      <div className={cx("grid gap-3", grids[columns])}>
        {options.map((option) => (
          <Card
            key={option.id}
            option={option}
            name={name ?? id}
            isOn={option.id === value}
            disabled={disabled || option.disabled}
            onPick={() => setValue(option.id)}
          />
        ))}
      </div>
    </ChoiceFrame>
  );
}

type CardProps<Id extends string> = {
  option: RadioCard<Id>;
  name: string;
  isOn: boolean;
  disabled?: boolean;
  onPick: () => void;
};

function Card<Id extends string>({ option, name, isOn, disabled, onPick }: CardProps<Id>) {
  const id = useId();
  return (
    <label
      className={cx(
        "flex min-h-12 items-start gap-3.5 rounded-card border-fine border-line bg-surface p-4 transition hover:border-edge",
        "has-[:checked]:border-brand has-[:checked]:inset-ring-1 has-[:checked]:inset-ring-brand has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-brand",
        "group-data-negative/field:border-danger has-[:disabled]:cursor-not-allowed has-[:disabled]:border-line has-[:disabled]:bg-sunken has-[:disabled]:text-ink-soft",
      )}
    >
      <span className="relative mt-px grid size-6 shrink-0 place-items-center">
        <input
          type="radio"
          name={name}
          value={option.id}
          disabled={disabled}
          checked={isOn}
          onChange={onPick}
          aria-labelledby={`${id}-label`}
          aria-describedby={
            cx(option.hint && `${id}-hint`, option.aside && `${id}-aside`) || undefined
          }
          className="peer size-6 appearance-none rounded-full border-fine border-edge bg-surface transition-colors checked:border-brand focus-visible:outline-none disabled:border-line"
        />
        <span className="pointer-events-none absolute size-3 scale-0 rounded-full bg-brand transition-transform peer-checked:scale-100" />
      </span>
      <span className="min-w-0 flex-1">
        <span id={`${id}-label`} className="block font-semibold">
          {option.label}
        </span>
        {option.hint && (
          <span id={`${id}-hint`} className="mt-0.5 block text-sm text-ink-soft">
            {option.hint}
          </span>
        )}
      </span>
      {option.aside && (
        <span id={`${id}-aside`} className="shrink-0 text-right">
          {option.aside}
        </span>
      )}
      {option.icon && (
        <span className={cx("shrink-0 [&>svg]:size-6.5", !disabled && "text-brand")}>
          {option.icon}
        </span>
      )}
    </label>
  );
}
