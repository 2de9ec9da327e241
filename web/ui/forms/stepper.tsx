import { Check } from "lucide-react";
import { Link } from "react-router";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { cx } from "#web/ui/cx.ts";

export type StepperProps = {
  /** The names, in order. */
  steps: readonly string[];
  /** Counted from one. */
  current: number;
  /** How much of the current step is done, 0 to 1. */
  part?: number;
  className?: string;
};

/** How far along a form of several pages is: bars to see, one sentence to read. */
export function Stepper({ steps, current, part = 0.5, className }: StepperProps) {
  const { t } = useTranslation("ui");
  const name = steps[current - 1] ?? "";
  return (
    <div className={className}>
      <div aria-hidden="true" className="flex gap-1.5">
        {steps.map((step, index) => (
          <span key={step} className="h-2 flex-1 overflow-hidden rounded-full bg-line">
            <span
              className={cx(
                "block h-full rounded-full bg-brand transition-all duration-250",
                index + 1 > current && "invisible",
              )}
              style={{ width: `${index + 1 < current ? 100 : Math.round(part * 100)}%` }}
            />
          </span>
        ))}
      </div>
      <p className="mt-2 text-sm text-ink-soft">
        {t("stepOf", { current, total: steps.length, name })}
      </p>
    </div>
  );
}

export type NamedStepperProps = {
  steps: readonly { id: string; name: string; to: string }[];
  current: string;
  className?: string;
};

/** The same with room for all names: done ones have a tick, and lead back to where they were filled in. */
export function NamedStepper({ steps, current, className }: NamedStepperProps) {
  const { t } = useTranslation("ui");
  const at = steps.findIndex(({ id }) => id === current);
  return (
    <nav aria-label={t("steps")} className={className}>
      <ol className="flex gap-2">
        {steps.map(({ id, name, to }, index) => (
          <li
            key={id}
            className={cx("flex-1 border-t-4", index <= at ? "border-brand" : "border-line")}
          >
            {index < at ? (
              <Link
                to={to}
                className="flex min-h-11 items-center gap-2 text-sm font-medium text-ink no-underline hover:underline"
              >
                <Check className="size-4.5 shrink-0 text-brand" />
                {name}
              </Link>
            ) : (
              <span
                aria-current={index === at ? "step" : undefined}
                className={cx(
                  "flex min-h-11 items-center text-sm",
                  index === at ? "font-semibold text-brand-strong" : "text-ink-soft",
                )}
              >
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
