import type { ReactNode } from "react";
import { cx } from "#web/ui/cx.ts";

export type ToggleProps<Value extends string> = {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
};

/** One of two, side by side. */
export function Toggle<Value extends string>({
  label,
  value,
  onChange,
  options,
}: ToggleProps<Value>) {
  return (
    <fieldset className="inline-flex rounded-small border border-line bg-surface">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className={cx(
            "inline-flex min-h-11 items-center gap-1.5 rounded-small px-3 text-sm font-semibold md:min-h-9 [&>svg]:size-4",
            option.value === value && "bg-brand-soft text-brand-strong",
          )}
        >
          {option.icon}
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}
