import { Check } from "lucide-react";
import { useId } from "react";
import { ChoiceFrame, toggled } from "./choice-parts.tsx";
import { cx } from "./cx.ts";
import type { FieldProps } from "./field-parts.tsx";

export type Chip<Id extends string> = { id: Id; label: string; hint?: string; picture?: string };

export type ChipsFieldProps<Id extends string> = Omit<
  FieldProps<never>,
  "value" | "onChange" | "validate"
> & {
  options: ReadonlyArray<Chip<Id>>;
  value: readonly Id[];
  onChange: (value: Id[]) => void;
  single?: boolean;
};

/** A choice out of a few short words. */
export function ChipsField<Id extends string>(props: ChipsFieldProps<Id>) {
  const { options, value, onChange, single, name, disabled, ...frame } = props;
  const id = useId();
  return (
    <ChoiceFrame {...frame} single={single}>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.id}
            className={cx(
              "relative inline-flex min-h-11 items-center gap-2 rounded-full border-fine border-edge bg-surface px-4 py-1.5 text-sm font-semibold transition",
              "hover:border-ink has-[:checked]:border-brand has-[:checked]:bg-brand-soft has-[:checked]:text-brand-strong",
              "has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-brand",
              "group-data-negative/field:border-danger",
            )}
          >
            <input
              type={single ? "radio" : "checkbox"}
              name={name ?? id}
              value={option.id}
              disabled={disabled}
              checked={value.includes(option.id)}
              onChange={() => onChange(toggled(value, option.id, single))}
              className="peer absolute inset-0 size-full appearance-none rounded-full focus-visible:outline-none"
            />
            {option.picture ? (
              <span className="pointer-events-none relative -ml-2.5">
                <img
                  src={option.picture}
                  alt=""
                  width={240}
                  height={240}
                  className="size-8 rounded-full object-cover"
                />
                {value.includes(option.id) && (
                  <span className="absolute inset-0 grid place-items-center rounded-full bg-brand text-on-brand">
                    <Check className="size-4.5" />
                  </span>
                )}
              </span>
            ) : (
              <Check className="pointer-events-none -ml-1 hidden size-4.5 peer-checked:block" />
            )}
            <span className="pointer-events-none">
              {option.label}
              {option.hint && <span className="font-normal text-ink-soft"> {option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </ChoiceFrame>
  );
}
