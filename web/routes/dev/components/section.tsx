import type { ReactNode } from "react";
import { cx } from "#web/ui/cx.ts";

export function Section({
  id,
  title,
  children,
}: {
  id: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="border-t border-line py-8 md:py-10">
      <h2 id={`${id}-title`} className="mb-5 text-xl">
        {title}
      </h2>
      <div className="grid gap-8">{children}</div>
    </section>
  );
}

type GroupProps = { title?: string; children: ReactNode; className?: string };

/** A row that wraps. */
export function Row({ title, children, className }: GroupProps) {
  return (
    <div className="min-w-0">
      {title && <h3 className="mb-3 text-base">{title}</h3>}
      <div className={cx("flex flex-wrap items-center gap-3", className)}>{children}</div>
    </div>
  );
}

/** Columns on wide screens, as fields stand in a form. */
export function Columns({ title, children, two }: GroupProps & { two?: boolean }) {
  return (
    <div className="min-w-0">
      {title && <h3 className="mb-3 text-base">{title}</h3>}
      <div className={cx("grid gap-6 sm:grid-cols-2", !two && "md:grid-cols-3")}>{children}</div>
    </div>
  );
}
