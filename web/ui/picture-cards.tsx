import { Check } from "lucide-react";
import { useId } from "react";
import { ChoiceFrame, toggled } from "./choice-parts.tsx";
import { cx } from "./cx.ts";
import type { FieldProps } from "./field-parts.tsx";

export type PictureCard<Id extends string> = { id: Id; label: string; picture: string };

export type PictureCardsProps<Id extends string> = Omit<
  FieldProps<never>,
  "value" | "onChange" | "validate"
> & {
  options: ReadonlyArray<PictureCard<Id>>;
  value: readonly Id[];
  onChange: (value: Id[]) => void;
  single?: boolean;
};

/** A choice out of things that one recognises by their picture. */
export function PictureCards<Id extends string>(props: PictureCardsProps<Id>) {
  const { options, value, onChange, single, name, disabled, ...frame } = props;
  const id = useId();
  return (
    <ChoiceFrame {...frame} single={single}>
      <div className="grid grid-cols-3 gap-3 sm:grid-cols-5">
        {options.map((option) => (
          <label
            key={option.id}
            className={cx(
              "relative block rounded-card border-fine border-line bg-surface p-1.5 text-center transition hover:border-edge",
              "has-[:checked]:border-brand has-[:checked]:bg-brand-soft has-[:checked]:inset-ring-1 has-[:checked]:inset-ring-brand",
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
              className="peer absolute inset-0 size-full appearance-none rounded-card focus-visible:outline-none"
            />
            <img
              src={option.picture}
              alt=""
              width={240}
              height={240}
              className="pointer-events-none w-full rounded-field"
            />
            <span className="pointer-events-none block px-0.5 pt-1.5 pb-1 text-xs leading-tight font-semibold sm:text-sm">
              {option.label}
            </span>
            <span className="pointer-events-none absolute top-3 right-3 hidden size-6 place-items-center rounded-full bg-brand text-on-brand peer-checked:grid">
              <Check className="size-4" />
            </span>
          </label>
        ))}
      </div>
    </ChoiceFrame>
  );
}
