import { Check } from "lucide-react";
import { useId } from "react";
import { ChoiceFrame, ChoiceOption, type ChoiceProps } from "./choice-parts.tsx";
import { cx } from "./cx.ts";

export type PictureCard<Id extends string> = { id: Id; label: string; picture: string };

export type PictureCardsProps<Id extends string> = ChoiceProps<PictureCard<Id>>;

/** A choice out of things that one recognises by their picture. */
export function PictureCards<Id extends string>(props: PictureCardsProps<Id>) {
  const { options, value, onChange, single, name, disabled, ...frame } = props;
  const group = useId();
  const input = { group, value, onChange, single, name, disabled };
  return (
    <ChoiceFrame {...frame} single={single}>
      <div className="grid grid-cols-3 gap-3 sm:grid-cols-5">
        {options.map((option) => (
          <ChoiceOption
            key={option.id}
            {...input}
            id={option.id}
            rounding="rounded-card"
            className={cx(
              "block border-fine border-line bg-surface p-1.5 text-center hover:border-edge",
              "has-[:checked]:border-brand has-[:checked]:bg-brand-soft has-[:checked]:inset-ring-1 has-[:checked]:inset-ring-brand",
            )}
          >
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
          </ChoiceOption>
        ))}
      </div>
    </ChoiceFrame>
  );
}
