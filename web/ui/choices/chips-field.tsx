import { Check } from "lucide-react";
import { useId } from "react";
import { cx } from "#web/ui/cx.ts";
import { ChoiceFrame, ChoiceOption, type ChoiceProps } from "./choice-parts.tsx";

export type Chip<Id extends string> = {
  id: Id;
  label: string;
  /** In full, for screen readers, where the label is an abbreviation. */
  spoken?: string;
  hint?: string;
  picture?: string;
};

export type ChipsFieldProps<Id extends string> = ChoiceProps<Chip<Id>> & {
  /** Very short words, so many beside each other and equally wide; nothing moves when one is chosen. */
  columns?: keyof typeof grids;
};

const grids = { 3: "grid-cols-3", 6: "grid-cols-6", 7: "grid-cols-7 [&>label]:text-xs" };

const looks = {
  apart:
    "inline-flex gap-2 px-4 has-[:checked]:border-brand has-[:checked]:bg-brand-soft has-[:checked]:text-brand-strong",
  equal:
    "grid place-items-center has-[:checked]:border-brand has-[:checked]:bg-brand has-[:checked]:text-on-brand",
};

/** A choice out of a few short words. */
export function ChipsField<Id extends string>(props: ChipsFieldProps<Id>) {
  const { options, value, onChange, single, name, disabled, columns, ...frame } = props;
  const group = useId();
  const input = { group, value, onChange, single, name, disabled };
  return (
    <ChoiceFrame {...frame} single={single}>
      <div className={columns ? cx("grid gap-1.5", grids[columns]) : "flex flex-wrap gap-2"}>
        {options.map((option) => (
          <ChoiceOption
            key={option.id}
            {...input}
            id={option.id}
            rounding={columns ? "rounded-field" : "rounded-full"}
            className={cx(
              "group/chip min-h-11 items-center border-fine border-edge bg-surface py-1.5 text-sm font-semibold hover:border-ink",
              columns ? looks.equal : looks.apart,
            )}
          >
            {option.picture ? (
              <span className="pointer-events-none relative -ml-2.5">
                <img
                  src={option.picture}
                  alt=""
                  width={240}
                  height={240}
                  // Not fetched where the field is not shown.
                  loading="lazy"
                  className="size-8 rounded-full object-cover"
                />
                <span className="absolute inset-0 hidden place-items-center rounded-full bg-brand text-on-brand group-has-[:checked]/chip:grid">
                  <Check className="size-4.5" />
                </span>
              </span>
            ) : (
              !columns && (
                <Check className="pointer-events-none -ml-1 hidden size-4.5 peer-checked:block" />
              )
            )}
            {option.spoken && <span className="sr-only">{option.spoken}</span>}
            <span className="pointer-events-none" aria-hidden={option.spoken ? true : undefined}>
              {option.label}
              {option.hint && <span className="font-normal text-ink-soft"> {option.hint}</span>}
            </span>
          </ChoiceOption>
        ))}
      </div>
    </ChoiceFrame>
  );
}
