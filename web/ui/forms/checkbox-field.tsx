import { Check } from "lucide-react";
import { type ReactNode, useId } from "react";
import { cx } from "#web/ui/cx.ts";
import { useFieldCheck } from "./field-check.ts";
import { describedBy, FieldErrorText, type FieldProps, fieldRoot } from "./field-parts.tsx";
import { useValue } from "./use-value.ts";

export type CheckboxFieldProps = Omit<
  FieldProps<boolean>,
  "label" | "value" | "optional" | "labelHidden"
> & {
  /** May hold a link, as in 'I agree to the terms'. */
  label: ReactNode;
  checked?: boolean;
  defaultChecked?: boolean;
};

export function CheckboxField(props: CheckboxFieldProps) {
  const { label, hint, error: given, required, validate, className, ...more } = props;
  const { checked, defaultChecked = false, onChange, onBlur, ...input } = more;
  const id = useId();
  const [value, setValue] = useValue(checked, defaultChecked, onChange);
  const { error, leave } = useFieldCheck(value, !value, { error: given, required, validate });

  return (
    <div {...fieldRoot(error, className)}>
      <label className="flex min-h-11 items-start gap-3 py-2.5 has-[:disabled]:cursor-not-allowed has-[:disabled]:text-ink-soft">
        <span className="relative grid size-6 shrink-0 place-items-center">
          <input
            {...input}
            {...describedBy(id, hint, error)}
            type="checkbox"
            aria-required={required}
            checked={value}
            onChange={(event) => setValue(event.target.checked)}
            onBlur={() => {
              leave();
              onBlur?.();
            }}
            className={cx(
              "peer size-6 appearance-none rounded-tick border-fine border-edge bg-surface transition-colors checked:border-brand checked:bg-brand",
              "group-data-negative/field:border-danger disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken",
            )}
          />
          <Check className="pointer-events-none absolute size-4 text-on-brand opacity-0 peer-checked:opacity-100 peer-checked:peer-disabled:text-ink-soft" />
        </span>
        <span className="min-w-0 leading-snug">
          {label}
          {hint && (
            <span id={`${id}-hint`} className="mt-0.5 block text-sm text-ink-soft">
              {hint}
            </span>
          )}
        </span>
      </label>
      <FieldErrorText id={`${id}-error`} error={error} />
    </div>
  );
}
