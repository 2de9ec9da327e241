import { type ReactNode, useRef } from "react";
import { Link } from "react-router";
import { cx } from "#web/ui/cx.ts";
import { useKeys } from "../shell/keys.tsx";

export type Column<Row> = {
  id: string;
  header: string;
  /** Null: nothing to tell of this one; on a phone it takes no room then. */
  cell: (row: Row) => ReactNode;
  /** Numbers stand at the end, so that they can be compared. */
  isNumber?: boolean;
};

export type CmsTableProps<Row> = {
  /** What it lists, for who can't see the heading above it. */
  label: string;
  /** The first is what a row is called; where rows can be opened it is the link. */
  columns: readonly [Column<Row>, ...Column<Row>[]];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  hrefOf?: (row: Row) => string;
  /** In the place of rows, when there are none. */
  empty: ReactNode;
};

const cellLook = "block px-4 py-1 md:table-cell md:py-2.5 md:align-top";

/** A list of things: a table on a desk, a card each on a phone. J and K go from row to row. */
export function CmsTable<Row>(props: CmsTableProps<Row>) {
  const { label, columns, rows, keyOf, hrefOf, empty } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  useRowKeys(body);
  if (rows.length === 0) {
    return (
      <p className="max-w-none rounded-card border border-line bg-surface p-6 text-ink-soft">
        {empty}
      </p>
    );
  }
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-surface">
      <table aria-label={label} className="block w-full text-sm md:table">
        <thead className="sr-only md:not-sr-only md:table-header-group">
          <tr className="border-b border-line">
            {columns.map(({ id, header, isNumber }) => (
              <th
                key={id}
                scope="col"
                className={cx(
                  "px-4 py-2.5 text-left text-xs font-semibold text-ink-soft",
                  isNumber && "text-right",
                )}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body} className="block md:table-row-group">
          {rows.map((row) => (
            <tr
              key={keyOf(row)}
              className="relative block border-b border-line py-2 last:border-b-0 focus-within:bg-brand-soft hover:bg-sunken md:table-row md:py-0"
            >
              {columns.map((column, index) => {
                const href = index === 0 ? hrefOf?.(row) : undefined;
                const content = column.cell(row);
                return (
                  <td
                    key={column.id}
                    className={cx(
                      cellLook,
                      column.isNumber && "tabular md:text-right",
                      content === null && "hidden",
                    )}
                  >
                    {index > 0 && (
                      <span className="mr-2 text-xs text-ink-soft md:hidden">{column.header}</span>
                    )}
                    {href === undefined ? (
                      content
                    ) : (
                      <Link
                        to={href}
                        // The whole row takes the press; other links in it lie above.
                        className="font-semibold text-ink no-underline outline-none after:absolute after:inset-0 after:content-[''] focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-brand"
                      >
                        {content}
                      </Link>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** From row to row; Enter opens, as on any link. */
function useRowKeys(body: { current: HTMLTableSectionElement | null }) {
  function go(step: 1 | -1) {
    const rows = [...(body.current?.querySelectorAll("tr") ?? [])];
    const at = rows.findIndex((row) => row.contains(document.activeElement));
    const next = at < 0 ? (step === 1 ? 0 : rows.length - 1) : at + step;
    rows[next]?.querySelector<HTMLElement>("a, button")?.focus();
  }
  useKeys({ j: () => go(1), k: () => go(-1) });
}
