import { Check } from "lucide-react";
import { useId } from "react";
import { ChoiceFrame, ChoiceOption, type ChoiceProps } from "./choice-parts.tsx";
import { cx } from "./cx.ts";

export type Chip<Id extends string> = { id: Id; label: string; hint?: string; picture?: string };

export type ChipsFieldProps<Id extends string> = ChoiceProps<Chip<Id>>;

/** A choice out of a few short words. */
export function ChipsField<Id extends string>(props: ChipsFieldProps<Id>) {
  const { options, value, onChange, single, name, disabled, ...frame } = props;
  const group = useId();
  const input = { group, value, onChange, single, name, disabled };
  return (
    <ChoiceFrame {...frame} single={single}>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <ChoiceOption
            key={option.id}
            {...input}
            id={option.id}
            rounding="rounded-full"
            className={cx(
              "inline-flex min-h-11 items-center gap-2 border-fine border-edge bg-surface px-4 py-1.5 text-sm font-semibold",
              "hover:border-ink has-[:checked]:border-brand has-[:checked]:bg-brand-soft has-[:checked]:text-brand-strong",
            )}
          >
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
          </ChoiceOption>
        ))}
      </div>
    </ChoiceFrame>
  );
}
