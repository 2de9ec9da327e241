import type { ReactNode } from "react";
import { cx } from "./cx.ts";

const tones = {
  neutral: "bg-sunken",
  brand: "bg-brand-soft",
  bronze: "bg-bronze-soft",
  silver: "bg-silver-soft",
  "high-five": "bg-high-five-soft",
};

export type BadgeProps = {
  children: ReactNode;
  tone?: keyof typeof tones;
  /** A small round drawing in front. */
  art?: ReactNode;
  className?: string;
};

/** Something earned. */
export function Badge({ children, tone = "neutral", art, className }: BadgeProps) {
  return (
    <span
      className={cx(
        "inline-flex min-h-7 items-center gap-1.5 rounded-full text-xs font-semibold text-ink",
        art ? "py-0.5 pr-2.5 pl-0.5 [&>:first-child]:size-6 [&>:first-child]:shrink-0" : "px-2.5",
        tones[tone],
        className,
      )}
    >
      {art}
      {children}
    </span>
  );
}
