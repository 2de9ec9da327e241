import type { FiguresOfPeriod } from "#contract/admin/figures.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { cx } from "#web/ui/cx.ts";
import { shortSpan } from "./short-day.ts";

export type FigureColumn = {
  id: string;
  header: string;
  value: (part: FiguresOfPeriod["parts"][number]) => string;
  /** What the others come to. */
  isSum?: boolean;
};

/** The numbers of a plot, the latest first. */
export function FigureTable({
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
