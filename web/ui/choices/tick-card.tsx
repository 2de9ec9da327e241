import { Check } from "lucide-react";
import { type ReactNode, useId } from "react";
import { cx } from "#web/ui/cx.ts";

export type TickCardProps = {
  label: string;
  hint?: string;
  icon?: ReactNode;
  name?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** What there is to say about it once it is chosen. */
  children?: ReactNode;
};

/** One of several things that may be chosen, which then asks for more. */
export function TickCard({ label, hint, icon, name, checked, onChange, children }: TickCardProps) {
  const id = useId();
  return (
    <div
      className={cx(
        "rounded-card border-fine bg-surface transition has-[>label>span>:focus-visible]:outline-3 has-[>label>span>:focus-visible]:outline-offset-2 has-[>label>span>:focus-visible]:outline-brand",
        checked
          ? "border-brand inset-ring-1 inset-ring-brand"
          : "border-line group-data-negative/field:border-danger hover:border-edge",
      )}
    >
      <label className="flex items-start gap-3.5 p-4">
        <span className="relative mt-px grid size-6 shrink-0 place-items-center">
          <input
            type="checkbox"
            name={name}
            checked={checked}
            onChange={(event) => onChange(event.target.checked)}
            aria-labelledby={`${id}-label`}
            aria-describedby={hint ? `${id}-hint` : undefined}
            className="peer size-6 appearance-none rounded-tick border-fine border-edge bg-surface transition-colors checked:border-brand checked:bg-brand focus-visible:outline-none"
          />
          <Check className="pointer-events-none absolute size-4 text-on-brand opacity-0 peer-checked:opacity-100" />
        </span>
        <span className="min-w-0 flex-1">
          <span id={`${id}-label`} className="block font-semibold">
            {label}
          </span>
          {hint && (
            <span id={`${id}-hint`} className="mt-0.5 block text-sm text-ink-soft">
              {hint}
            </span>
          )}
        </span>
        {icon && <span className="shrink-0 text-brand [&>svg]:size-6.5">{icon}</span>}
      </label>
      {checked && children && (
        <div className="animate-fade-in px-4 pb-4 sm:pl-13.5">{children}</div>
      )}
    </div>
  );
}
