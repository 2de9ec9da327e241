import { ChevronLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";

export type BackPageProps = {
  back: { to: string; label: string };
  heading: string;
  lead?: string;
  children: ReactNode;
};

/** A page with one form: above it the way back to where it belongs, and the heading. */
export function BackPage({ back, heading, lead, children }: BackPageProps) {
  return (
    <div className="mx-auto w-full max-w-form px-gutter pt-4 pb-section md:pt-8">
      <Link
        to={back.to}
        className="-ml-1 inline-flex min-h-11 items-center gap-1 font-semibold no-underline hover:underline"
      >
        <ChevronLeft className="size-5" />
        {back.label}
      </Link>
      <h1 className="mt-1">{heading}</h1>
      {lead && <p className="mt-2 text-ink-soft">{lead}</p>}
      <div className="mt-6">{children}</div>
    </div>
  );
}
