import { ChartLine, Table } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Legend, type Series } from "#web/ui/charts/plot.tsx";
import { cx } from "#web/ui/cx.ts";

export type FigurePanelProps = {
  title: string;
  note?: string;
  series?: readonly Series[];
  /** Whether the table is shown; the addresses of both views. */
  isTable: boolean;
  hrefs: { plot: string; table: string };
  plot: ReactNode;
  table: ReactNode;
  className?: string;
};

/** A plot, or the table behind it: the switch is two links, which work without script too. */
export function FigurePanel(props: FigurePanelProps) {
  const { title, note, series = [], isTable, hrefs, plot, table, className } = props;
  const { t } = useTranslation("cms-figures");
  return (
    <section
      aria-label={title}
      className={cx("min-w-0 rounded-card border border-line bg-surface p-4", className)}
    >
      <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 className="text-lg">{title}</h2>
        {note && <span className="text-sm text-ink-soft">{note}</span>}
        {!isTable && series.length > 0 && <Legend series={series} />}
        <div className="ml-auto flex">
          <Choice to={hrefs.plot} isChosen={!isTable} className="rounded-l-field">
            <ChartLine className="size-5" />
            <span className="sr-only">{t("plotOf", { title })}</span>
          </Choice>
          <Choice to={hrefs.table} isChosen={isTable} className="rounded-r-field border-l-0">
            <Table className="size-5" />
            {t("table")}
            <span className="sr-only">{title}</span>
          </Choice>
        </div>
      </div>
      {isTable ? table : plot}
    </section>
  );
}

type ChoiceProps = { to: string; isChosen: boolean; className: string; children: ReactNode };

/** One of several views of the same; the one that is shown says so. */
export function Choice({ to, isChosen, className, children }: ChoiceProps) {
  return (
    <Link
      to={to}
      replace
      preventScrollReset
      aria-current={isChosen || undefined}
      className={cx(
        "inline-flex min-h-11 items-center gap-1.5 border border-line px-3 text-sm font-semibold text-ink no-underline",
        isChosen ? "bg-brand-soft text-brand-strong" : "hover:bg-sunken",
        className,
      )}
    >
      {children}
    </Link>
  );
}
