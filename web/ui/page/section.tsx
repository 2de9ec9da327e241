import type { ReactNode } from "react";
import { cx } from "#web/ui/cx.ts";

export type SectionProps = {
  heading: string;
  /** By which an address leads to it. */
  id?: string;
  children: ReactNode;
  className?: string;
};

/** A part of the page under its own heading, with a line above. */
export function Section({ heading, id, children, className }: SectionProps) {
  return (
    <section id={id} className={cx("border-t border-line py-7", id && "scroll-mt-16", className)}>
      <h2 className="mb-4 text-xl">{heading}</h2>
      {children}
    </section>
  );
}
