import type { ReactNode } from "react";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { cx } from "#web/ui/cx.ts";

const shapes = {
  line: "h-3.5 rounded-small",
  block: "rounded-field",
  circle: "rounded-full",
};

export type SkeletonProps = { shape?: keyof typeof shapes; className?: string };

/** One grey piece; put pieces together in the real shape of what is coming. */
export function Skeleton({ shape = "line", className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={cx("block animate-breathe bg-skeleton", shapes[shape], className)}
    />
  );
}

/** Around the pieces: says once, to those who can't see them, that something is coming. */
export function SkeletonGroup({
  children,
  className,
}: {
  children: ReactNode;
  className?: string;
}) {
  const { t } = useTranslation("ui");
  return (
    <div role="status" aria-busy="true" className={className}>
      <span className="sr-only">{t("loading")}</span>
      {children}
    </div>
  );
}
