import { Check } from "lucide-react";
import { useId } from "react";
import { ChoiceFrame, ChoiceOption, type ChoiceProps } from "#web/ui/choices/choice-parts.tsx";
import { cx } from "#web/ui/cx.ts";

export type PictureCard<Id extends string> = {
  id: Id;
  label: string;
  picture: string;
  hint?: string;
};

export type PictureCardsProps<Id extends string> = ChoiceProps<PictureCard<Id>> & {
  /** Squares, many in a row; or wide pictures with room for a hint. */
  shape?: "square" | "wide";
};

const shapes = {
  square: {
    grid: "grid-cols-3 sm:grid-cols-5",
    picture: "aspect-square",
    text: "text-xs",
  },
  wide: { grid: "grid-cols-2 sm:grid-cols-3", picture: "aspect-4/3", text: "text-sm" },
};

/** A choice out of things that one recognises by their picture. */
export function PictureCards<Id extends string>(props: PictureCardsProps<Id>) {
  const { options, value, onChange, single, name, disabled, shape = "square", ...frame } = props;
  const group = useId();
  const input = { group, value, onChange, single, name, disabled };
  const look = shapes[shape];
  return (
    <ChoiceFrame {...frame} single={single}>
      <div className={cx("grid gap-3", look.grid)}>
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
              height={shape === "square" ? 240 : 180}
              className={cx(
                "pointer-events-none w-full rounded-field bg-sunken object-cover",
                look.picture,
              )}
            />
            <span
              className={cx(
                "pointer-events-none block px-0.5 pt-1.5 pb-1 leading-tight font-semibold",
                look.text,
              )}
            >
              {option.label}
              {option.hint && (
                <span className="mt-1 block text-xs font-normal text-ink-soft">{option.hint}</span>
              )}
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
