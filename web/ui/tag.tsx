import type { ReactNode } from "react";
import { cx } from "./cx.ts";

const tones = {
  neutral: "bg-sunken text-ink",
  ok: "bg-ok-soft text-brand-strong",
  warn: "bg-warn-soft text-warn",
  bad: "bg-danger-soft text-danger",
};

export type TagProps = {
  children: ReactNode;
  tone?: keyof typeof tones;
  icon?: ReactNode;
  className?: string;
};

/** A short fact or state. */
export function Tag({ children, tone = "neutral", icon, className }: TagProps) {
  return (
    <span
      className={cx(
        "inline-flex min-h-6.5 items-center gap-1.5 rounded-full px-2.5 py-0.5 text-xs font-semibold [&>svg]:size-4 [&>svg]:shrink-0",
        tones[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}
