import { Star } from "lucide-react";
import { useId } from "react";
import { cx } from "#web/ui/cx.ts";
import { leavesField, useFieldCheck } from "#web/ui/forms/field-check.ts";
import {
  describedBy,
  FieldNotes,
  type FieldProps,
  fieldRoot,
  labelLook,
} from "#web/ui/forms/field-parts.tsx";
import { useValue } from "#web/ui/forms/use-value.ts";

const five = ["1", "2", "3", "4", "5"] as const;

export type StarsFieldProps = FieldProps<string | null> & {
  defaultValue?: string | null;
  /** What one star, two, and so on mean: read out, and said under the large ones. */
  words: readonly string[];
  /** The one question of its form; otherwise a line, with its label beside it. */
  large?: boolean;
};

/**
 * One to five stars: five radio buttons, so that it is filled in by keys, by touch and without script. A
 * star is full when it or a later one is chosen, which the style sheet sees by itself.
 */
export function StarsField(props: StarsFieldProps) {
  const { label, labelHidden, hint, error: given, required, className, large, words } = props;
  const { value: outside, defaultValue = null, onChange, onBlur, validate, disabled } = props;
  const id = useId();
  const name = props.name ?? id;
  const [value, setValue] = useValue<string | null>(outside, defaultValue, onChange);
  const check = { label, error: given, required, validate };
  const { error, leave } = useFieldCheck(value, value === null, check);
  const { className: rootLook, ...root } = fieldRoot(error, className);
  return (
    <div
      {...root}
      {...describedBy(id, hint, error)}
      role="radiogroup"
      aria-required={required}
      aria-labelledby={`${id}-label`}
      onBlur={(event) => {
        if (!leavesField(event)) return;
        leave();
        onBlur?.();
      }}
      className={cx(rootLook, large && "justify-items-center")}
    >
      <div
        className={cx(
          large
            ? "grid justify-items-center gap-1"
            : "flex flex-wrap items-center justify-between gap-x-4",
        )}
      >
        <span id={`${id}-label`} className={labelHidden ? "sr-only" : labelLook}>
          {label}
        </span>
        <span className={cx("flex", large ? "gap-1 sm:gap-2" : "-mr-2")}>
          {five.map((star, index) => (
            <label
              key={star}
              className={cx(
                "relative grid cursor-pointer place-items-center rounded-full text-edge transition-colors has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-brand",
                "has-[:checked]:text-star has-[~*_:checked]:text-star [&:has(:checked)_svg]:fill-current [&:has(~*_:checked)_svg]:fill-current",
                large ? "size-12" : "size-11",
              )}
            >
              <input
                type="radio"
                name={name}
                value={star}
                checked={value === star}
                onChange={() => setValue(star)}
                disabled={disabled}
                aria-label={words[index]}
                className="absolute inset-0 cursor-pointer appearance-none rounded-full focus-visible:outline-none"
              />
              <Star className={cx("pointer-events-none", large ? "size-9" : "size-6")} />
            </label>
          ))}
        </span>
        {large && (
          <span aria-hidden="true" className="min-h-6 text-sm font-semibold">
            {value === null ? "" : words[Number(value) - 1]}
          </span>
        )}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
