import { Check } from "lucide-react";
import { useId } from "react";
import { ChoiceFrame, ChoiceOption, type ChoiceProps } from "./choice-parts.tsx";

export type TickListFieldProps<Id extends string> = Omit<
  ChoiceProps<{ id: Id; label: string }>,
  "single"
>;

/** Several out of a few that take more than a word each: a list with boxes. */
export function TickListField<Id extends string>(props: TickListFieldProps<Id>) {
  const { options, value, onChange, name, disabled, ...frame } = props;
  const group = useId();
  const input = { group, value, onChange, single: false, name, disabled };
  return (
    <ChoiceFrame {...frame}>
      <div className="-my-1 grid">
        {options.map(({ id, label }) => (
          <ChoiceOption
            key={id}
            {...input}
            id={id}
            rounding="rounded-small"
            className="group/tick flex min-h-11 items-center gap-3 py-1.5"
          >
            <span className="pointer-events-none grid size-6 shrink-0 place-items-center rounded-tick border-fine border-edge bg-surface text-transparent transition-colors group-hover/tick:border-ink peer-checked:border-brand peer-checked:bg-brand peer-checked:text-on-brand">
              <Check className="size-4" />
            </span>
            <span className="pointer-events-none min-w-0 leading-snug">{label}</span>
          </ChoiceOption>
        ))}
      </div>
    </ChoiceFrame>
  );
}
