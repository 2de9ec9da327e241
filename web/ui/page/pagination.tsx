import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { cx } from "#web/ui/cx.ts";

export type PaginationProps = {
  /** Counted from one. */
  page: number;
  pages: number;
  hrefFor: (page: number) => string;
  /** What is paged through, when a screen has more than one. */
  label?: string;
  className?: string;
};

const stepLook =
  "inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-full px-3 font-semibold text-ink no-underline transition-colors [&>svg]:size-5";

/** Links, so that pages can be opened aside, shared and found. Nothing when there is one page. */
export function Pagination({ page, pages, hrefFor, label, className }: PaginationProps) {
  const { t } = useTranslation("ui");
  if (pages <= 1) return null;
  return (
    <nav
      aria-label={label ?? t("pagination")}
      className={cx("flex items-center justify-between gap-1 sm:justify-center", className)}
    >
      <Step to={page > 1 ? hrefFor(page - 1) : undefined} rel="prev">
        <ChevronLeft />
        {t("previous")}
      </Step>
      <span className="tabular text-sm text-ink-soft sm:hidden">
        {t("pageOf", { page, pages })}
      </span>
      <ol className="hidden items-center gap-1 sm:flex">
        {pageWindow(page, pages).map((step) => (
          <li key={step}>
            {typeof step === "number" ? (
              <Link
                to={hrefFor(step)}
                aria-label={t("page", { page: step })}
                aria-current={step === page ? "page" : undefined}
                className={cx(
                  stepLook,
                  "tabular hover:bg-sunken aria-[current=page]:bg-brand aria-[current=page]:text-on-brand",
                )}
              >
                {step}
              </Link>
            ) : (
              <span aria-hidden="true" className={cx(stepLook, "text-ink-soft")}>
                …
              </span>
            )}
          </li>
        ))}
      </ol>
      <Step to={page < pages ? hrefFor(page + 1) : undefined} rel="next">
        {t("next")}
        <ChevronRight />
      </Step>
    </nav>
  );
}

/** At either end it stays in place without being a link, so that nothing shifts. */
function Step({ to, rel, children }: { to?: string; rel: string; children: ReactNode }) {
  if (to === undefined) {
    return (
      <span aria-hidden="true" className={cx(stepLook, "invisible")}>
        {children}
      </span>
    );
  }
  return (
    <Link to={to} rel={rel} className={cx(stepLook, "hover:bg-sunken")}>
      {children}
    </Link>
  );
}

type PageStep = number | "gap-before" | "gap-after";

/**
 * The pages to show: first, last, and the current with its neighbours. Always seven places when
 * there are more than seven pages, so that the row keeps its width and the buttons their place.
 */
export function pageWindow(current: number, pages: number): PageStep[] {
  if (pages <= 7) return count(1, pages);
  if (current <= 4) return [...count(1, 5), "gap-after", pages];
  if (current >= pages - 3) return [1, "gap-before", ...count(pages - 4, pages)];
  return [1, "gap-before", current - 1, current, current + 1, "gap-after", pages];
}

function count(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
