import { type ReactNode, useId } from "react";
import { cx } from "#web/ui/cx.ts";
import { useValue } from "./use-value.ts";

export type SwitchFieldProps = {
  label: string;
  /** Where the row and the column that it stands in say it already. */
  labelHidden?: boolean;
  /** A sign behind the label, such as a lock. */
  mark?: ReactNode;
  hint?: string;
  name?: string;
  disabled?: boolean;
  checked?: boolean;
  defaultChecked?: boolean;
  onChange?: (checked: boolean) => void;
  /** The label in front and the switch at the end of the row, as in a list of settings. */
  trailing?: boolean;
  className?: string;
};

/** For what takes effect at once. For what is sent with a form, a checkbox. */
export function SwitchField(props: SwitchFieldProps) {
  const { label, hint, name, disabled, checked, defaultChecked = false, onChange } = props;
  const { trailing, labelHidden, mark, className } = props;
  const id = useId();
  const [value, setValue] = useValue(checked, defaultChecked, onChange);
  return (
    <label
      className={cx(
        "flex min-h-11 items-center gap-3 py-1.5 has-[:disabled]:cursor-not-allowed has-[:disabled]:text-ink-soft",
        trailing && "flex-row-reverse justify-between",
        // Without a name no form sends it: it tells how things stand, and no more.
        name === undefined && "noscript:pointer-events-none noscript:opacity-60",
        className,
      )}
    >
      <span className="relative inline-flex shrink-0">
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: the checkbox carries its own state.
          role="switch"
          name={name}
          disabled={disabled}
          checked={value}
          onChange={(event) => setValue(event.target.checked)}
          aria-labelledby={`${id}-label`}
          aria-describedby={hint ? `${id}-hint` : undefined}
          className="peer h-8 w-13 appearance-none rounded-full bg-edge transition-colors checked:bg-brand disabled:cursor-not-allowed disabled:bg-line"
        />
        <span className="pointer-events-none absolute top-1 left-1 size-6 rounded-full bg-surface transition-transform peer-checked:translate-x-5" />
      </span>
      <span className={labelHidden ? "sr-only" : "min-w-0"}>
        <span id={`${id}-label`}>
          {label}
          {mark}
        </span>
        {hint && (
          <span id={`${id}-hint`} className="block text-sm text-ink-soft">
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
