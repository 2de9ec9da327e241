import { useId } from "react";
import type { WrittenReport } from "#contract/logbooks/report-words.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { cx } from "#web/ui/cx.ts";

export type ReportTableProps = Pick<WrittenReport, "table"> & { Heading: "h2" | "h3" };

/** Day for day; figures stand at the right of their column. */
export function ReportTable({ table: { head, rows, foot }, Heading }: ReportTableProps) {
  const { t } = useTranslation("logbook-report");
  const id = useId();
  if (rows.length === 0) return <p className="text-ink-soft">{t("sheet.empty")}</p>;
  return (
    <section aria-labelledby={id}>
      <Heading id={id} className="text-lg">
        {t("sheet.table.heading")}
      </Heading>
      <table className="mt-1 w-full border-collapse text-2xs sm:text-sm print:text-xs">
        <thead>
          <tr className="border-b border-line text-ink-soft">
            {head.map((cell, nr) => (
              <th key={cell} scope="col" className={cx(cellLook(nr), "align-bottom font-semibold")}>
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([day = "", ...cells]) => (
            <tr key={day} className="border-b border-line print:break-inside-avoid">
              <th scope="row" className={cx(cellLook(0), "font-normal whitespace-nowrap")}>
                {day}
              </th>
              {cells.map((cell, nr) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns don't change places
                <td key={nr} className={cellLook(nr + 1)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="font-bold">
            {foot.map((cell, nr) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns don't change places
              <td key={nr} className={cellLook(nr)}>
                {cell}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function cellLook(column: number): string {
  return cx(
    "py-2 tabular not-first:pl-1.5 sm:not-first:pl-2 print:py-1",
    column < 3 ? "text-left" : "text-right whitespace-nowrap",
  );
}
