import type { ReactNode } from "react";
import { Link } from "react-router";
import { Card } from "#web/ui/card.tsx";

export type PanelProps = {
  id: string;
  title: string;
  /** A word about it beside its title. */
  tag?: ReactNode;
  link: { to: string; label: string };
  children: ReactNode;
};

/** A thing of the user's own, and the way to it. */
export function Panel({ id, title, tag, link, children }: PanelProps) {
  return (
    <Card as="section" aria-labelledby={id}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {tag}
      </div>
      <div className="mt-3">{children}</div>
      <p className="mt-2">
        <Link
          to={link.to}
          prefetch="intent"
          className="-mb-2 inline-flex min-h-11 items-center font-semibold"
        >
          {link.label}
        </Link>
      </p>
    </Card>
  );
}
