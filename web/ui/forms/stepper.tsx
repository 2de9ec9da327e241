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
