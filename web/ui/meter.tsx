import { cx } from "./cx.ts";

const tones = { brand: "bg-brand", ok: "bg-ok", warn: "bg-warn", bad: "bg-danger" };

export type MeterProps = {
  /** What is measured. */
  label: string;
  labelHidden?: boolean;
  value: number;
  max?: number;
  /** The value in words; also shown. Left out, screen readers hear a percentage. */
  text?: string;
  tone?: keyof typeof tones;
  className?: string;
};

export function Meter(props: MeterProps) {
  const { label, labelHidden, value, max = 100, text, tone = "brand", className } = props;
  const part = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div className={cx("grid gap-1.5", className)}>
      {(!labelHidden || text) && (
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
          {!labelHidden && <span className="font-semibold">{label}</span>}
          {text && <span className="tabular text-ink-soft">{text}</span>}
        </div>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: every browser draws its own <meter>. */}
      <div
        role="meter"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuetext={text}
        className="h-2 overflow-hidden rounded-full bg-line"
      >
        <div
          className={cx("h-full rounded-full transition-all duration-250", tones[tone])}
          style={{ width: `${part * 100}%` }}
        />
      </div>
    </div>
  );
}
