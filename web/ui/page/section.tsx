import type { ReactNode } from "react";
import { cx } from "#web/ui/cx.ts";

export type SectionProps = { heading: string; children: ReactNode; className?: string };

/** A part of the page under its own heading, with a line above. */
export function Section({ heading, children, className }: SectionProps) {
  return (
    <section className={cx("border-t border-line py-7", className)}>
      <h2 className="mb-4 text-xl">{heading}</h2>
      {children}
    </section>
  );
}
