import { Check } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useHydrated } from "#web/lib/browser/use-hydrated.ts";
import { cx } from "#web/ui/cx.ts";

export type TickCardProps = {
  label: string;
  hint?: string;
  icon?: ReactNode;
  name?: string;
  /** What it sends in a plain form, under its name. */
  value?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** What there is to say about it once it is chosen. */
  children?: ReactNode;
};

/** One of several things that may be chosen, which then asks for more. */
export function TickCard(props: TickCardProps) {
  const { label, hint, icon, name, value, checked, onChange, children } = props;
  const id = useId();
  // Before the script is there a tick can only show what stands on the page already.
  const isHydrated = useHydrated();
  return (
    <div
      className={cx(
        "group/tick rounded-card border-fine bg-surface transition has-[>label>span>:focus-visible]:outline-3 has-[>label>span>:focus-visible]:outline-offset-2 has-[>label>span>:focus-visible]:outline-brand",
        checked
          ? "border-brand inset-ring-1 inset-ring-brand"
          : "border-line group-data-negative/field:border-danger hover:border-edge has-[>label_:checked]:border-brand",
      )}
    >
      <label className="flex items-start gap-3.5 p-4">
        <span className="relative mt-px grid size-6 shrink-0 place-items-center">
          <input
            type="checkbox"
            name={name}
            value={value}
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
      {(checked || !isHydrated) && children && (
        <div className="hidden animate-fade-in px-4 pb-4 group-has-[>label_:checked]/tick:block sm:pl-13.5">
          {children}
        </div>
      )}
    </div>
  );
}
