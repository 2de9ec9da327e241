import type { Figures, FiguresOfPeriod } from "#contract/admin/figures.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { cmsUrls } from "#contract/urls/cms-urls.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatDate, formatMoney, formatNumber } from "#web/lib/text/formatting.ts";
import { BarPlot, LinePlot, type Series, StepBars } from "#web/ui/charts/plot.tsx";
import { cx } from "#web/ui/cx.ts";
import { FigurePanel } from "./figure-panel.tsx";
import { funnelSteps, revenueOf, shareOf } from "./figure-tiles.tsx";

export const panels = ["signUps", "contacts", "bookings", "revenue", "funnel"] as const;
export type Panel = (typeof panels)[number];

export type FigurePanelsProps = {
  figures: FiguresOfPeriod;
  /** Those that show their table. */
  tables: readonly string[];
};

const columnsOf = {
  signUps: ["signUpsOwners", "signUpsSitters"],
  contacts: ["contactsBegun", "contactsAccepted"],
  bookings: ["bookingsConfirmed", "bookingsCancelled"],
  revenue: ["paidMonthCents", "paidQuarterCents", "paidYearCents", "returnedCents"],
} as const satisfies Record<Exclude<Panel, "funnel">, readonly (keyof Figures)[]>;

/** Every plot with its table. */
export function FigurePanels({ figures, tables }: FigurePanelsProps) {
  const { t } = useTranslation("cms-figures");
  const locale = useLocale();
  const { parts, period } = figures;
  const labels = parts.map(({ from }) => shortDay(from, locale));
  const hrefsOf = (panel: Panel) => {
    const others = tables.filter((each) => each !== panel);
    const at = (shown: readonly string[]) =>
      cmsUrls.figures(undefined, { period, table: shown.join(".") || undefined });
    return { plot: at(others), table: at([...others, panel]) };
  };
  const seriesOf = (name: keyof Figures, colour: Series["colour"]): Series => ({
    id: name,
    label: t(`names.${name}`),
    colour,
    values: parts.map((part) => part[name]),
  });
  const columnOf = (name: keyof Figures): FigureColumn => ({
    id: name,
    header: t(`names.${name}`),
    value: (part) => (isMoney(name) ? formatMoney(part[name]) : formatNumber(part[name])),
  });
  const common = (panel: Panel) => ({
    title: t(`panels.${panel}`),
    isTable: tables.includes(panel),
    hrefs: hrefsOf(panel),
  });
  const plotLabel = (panel: Panel) =>
    t("plotLabel", { title: t(`panels.${panel}`), first: labels[0], last: labels.at(-1) });
  const lines = { signUps: ["brand", "accent"], contacts: ["soft", "brand"] } as const;
  const bookings = [seriesOf("bookingsConfirmed", "brand")];
  const revenue: Series[] = [
    { id: "sum", label: t("names.sum"), colour: "brand", values: parts.map(revenueOf) },
  ];
  const sum: FigureColumn = {
    id: "sum",
    header: t("names.sum"),
    isSum: true,
    value: (part) => formatMoney(revenueOf(part)),
  };
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      {(["signUps", "contacts"] as const).map((panel) => {
        const series = columnsOf[panel].map((name, nr) =>
          seriesOf(name, lines[panel][nr] ?? "brand"),
        );
        return (
          <FigurePanel
            key={panel}
            {...common(panel)}
            series={series}
            plot={
              <LinePlot
                label={plotLabel(panel)}
                parts={labels}
                series={series}
                format={formatNumber}
              />
            }
            table={
              <FigureTable
                label={t(`panels.${panel}`)}
                figures={figures}
                columns={columnsOf[panel].map(columnOf)}
              />
            }
          />
        );
      })}
      <FigurePanel
        {...common("bookings")}
        series={bookings}
        plot={
          <BarPlot
            label={plotLabel("bookings")}
            parts={labels}
            series={bookings}
            format={formatNumber}
          />
        }
        table={
          <FigureTable
            label={t("panels.bookings")}
            figures={figures}
            columns={columnsOf.bookings.map(columnOf)}
          />
        }
      />
      <FigurePanel
        {...common("revenue")}
        note={t("revenueNote")}
        plot={
          <BarPlot
            label={plotLabel("revenue")}
            parts={labels}
            series={revenue.map((each) => ({
              ...each,
              // What went back can be more than what came in: that day has no bar.
              values: each.values.map((value) => Math.max(0, value)),
            }))}
            format={formatMoney}
            // Not in cents.
            least={200}
          />
        }
        table={
          <FigureTable
            label={t("panels.revenue")}
            figures={figures}
            columns={[...columnsOf.revenue.map(columnOf), sum]}
          />
        }
      />
      <FigurePanel
        {...common("funnel")}
        note={t("funnelNote")}
        className="md:col-span-2"
        plot={<Funnel total={figures.total} label={t("panels.funnel")} />}
        table={
          <FigureTable
            label={t("panels.funnel")}
            figures={figures}
            columns={funnelSteps.map(columnOf)}
          />
        }
      />
    </div>
  );
}

function isMoney(name: keyof Figures): boolean {
  return name.endsWith("Cents");
}

function Funnel({ total, label }: { total: Figures; label: string }) {
  const { t } = useTranslation("cms-figures");
  return (
    <StepBars
      label={label}
      steps={funnelSteps.map((step, nr) => {
        const before = funnelSteps[nr - 1];
        const share = before ? shareOf(total[step], total[before]) : null;
        return {
          id: step,
          label: t(`steps.${step}`),
          value: total[step],
          text: formatNumber(total[step]),
          ...(share === null ? {} : { note: `${share}%` }),
        };
      })}
    />
  );
}

type FigureColumn = {
  id: string;
  header: string;
  value: (part: FiguresOfPeriod["parts"][number]) => string;
  /** What the others come to. */
  isSum?: boolean;
};

/** The numbers of a plot, the latest first. */
function FigureTable({
  label,
  figures: { parts, unit },
  columns,
}: {
  label: string;
  figures: FiguresOfPeriod;
  columns: readonly FigureColumn[];
}) {
  const { t } = useTranslation("cms-figures");
  const locale = useLocale();
  return (
    <div className="overflow-x-auto">
      <table aria-label={label} className="tabular w-full text-sm">
        <thead>
          <tr className="border-b border-line text-ink-soft">
            <th scope="col" className="py-1.5 text-left font-semibold">
              {t(`unit.${unit}`)}
            </th>
            {columns.map(({ id, header }) => (
              <th key={id} scope="col" className="py-1.5 pl-3 text-right font-semibold">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.toReversed().map((part) => (
            <tr key={part.from} className="border-b border-line last:border-b-0">
              <th scope="row" className="py-1.5 text-left font-normal whitespace-nowrap">
                {shortSpan(part, locale)}
              </th>
              {columns.map(({ id, value, isSum }) => (
                <td
                  key={id}
                  className={cx(
                    "py-1.5 pl-3 text-right whitespace-nowrap",
                    isSum && "font-semibold",
                  )}
                >
                  {value(part)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Below a plot: '15 nov'. */
function shortDay(day: string, locale: Locale): string {
  return formatDate(day, locale).split(" ").slice(1, 3).join(" ");
}

/** '15 nov', or of several days '9 – 15 nov'. */
function shortSpan({ from, until }: { from: string; until: string }, locale: Locale) {
  if (from === until) return shortDay(from, locale);
  return `${shortDay(from, locale)} – ${shortDay(until, locale)}`;
}
