import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { cx } from "#web/ui/cx.ts";

export type CmsPageProps = {
  title: ReactNode;
  /** Beside the title: how many, how old, since when. */
  note?: ReactNode;
  /** Up one level. */
  back?: { to: string; label: string };
  /** At the end of the bar: what one can do here. */
  actions?: ReactNode;
  /** Without padding, for a page that divides its room by itself. */
  flush?: boolean;
  children: ReactNode;
};

/** A page of the CMS: a bar that says where one is, and below it what there is to see. */
export function CmsPage({ title, note, back, actions, flush, children }: CmsPageProps) {
  return (
    <>
      <header className="flex min-h-15 flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-surface px-gutter py-2 md:px-5">
        {back && (
          <Link
            to={back.to}
            aria-label={back.label}
            className="-ml-2 grid size-11 place-items-center rounded-full text-ink hover:bg-sunken"
          >
            <ArrowLeft className="size-5" />
          </Link>
        )}
        <h1 className="min-w-0 text-xl wrap-anywhere">{title}</h1>
        {note && <p className="text-sm text-ink-soft">{note}</p>}
        {actions && <div className="ml-auto flex flex-wrap items-center gap-2">{actions}</div>}
      </header>
      <div className={cx(!flush && "px-gutter py-5 md:px-5")}>{children}</div>
    </>
  );
}
