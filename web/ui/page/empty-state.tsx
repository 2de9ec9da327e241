import type { ReactNode } from "react";
import { cx } from "#web/ui/cx.ts";

export type EmptyStateProps = {
  title: string;
  /** Why it is empty. */
  children?: ReactNode;
  /** What to do about it. */
  actions?: ReactNode;
  /** A drawing; shown round, 148 px. */
  art?: ReactNode;
  level?: 1 | 2 | 3 | 4;
  className?: string;
};

export function EmptyState(props: EmptyStateProps) {
  const { title, children, actions, art, level = 2, className } = props;
  const Heading = `h${level}` as const;
  return (
    <div className={cx("grid justify-items-center gap-2.5 px-2 py-6 text-center", className)}>
      {art && (
        <div className="mb-2 size-37 overflow-hidden rounded-full [&>*]:size-full [&>*]:object-cover">
          {art}
        </div>
      )}
      <Heading className="text-lg">{title}</Heading>
      {children && <div className="max-w-text text-pretty text-ink-soft">{children}</div>}
      {actions && <div className="mt-3 flex flex-wrap justify-center gap-2">{actions}</div>}
    </div>
  );
}
