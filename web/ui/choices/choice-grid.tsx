import { Check } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { useHydrated } from "#web/lib/browser/use-hydrated.ts";
import { cx } from "#web/ui/cx.ts";
import type { FieldProps } from "#web/ui/forms/field-parts.tsx";
import { ChoiceFrame } from "./choice-parts.tsx";

export type GridLine<Id extends string> = {
  id: Id;
  /** In full, for screen readers and wide screens. */
  label: string;
  /** What fits on a phone. */
  short?: string;
};

export type ChoiceGridProps<Row extends string, Column extends string> = Omit<
  FieldProps<never>,
  "value" | "onChange" | "validate" | "disabled"
> & {
  rows: ReadonlyArray<GridLine<Row>>;
  columns: ReadonlyArray<GridLine<Column>>;
  isChosen: (row: Row, column: Column) => boolean;
  onToggle: (row: Row, column: Column) => void;
  /** Says how the keys work; shown to who comes by keyboard. */
  keysHint: string;
};

/**
 * Boxes to tick in rows and columns. One stop for the Tab key, as twenty-eight would be a long walk;
 * inside, the arrow keys go around.
 */
export function ChoiceGrid<Row extends string, Column extends string>(
  props: ChoiceGridProps<Row, Column>,
) {
  const { rows, columns, isChosen, onToggle, name, keysHint, ...frame } = props;
  const isHydrated = useHydrated();
  const [stop, setStop] = useState({ row: 0, column: 0 });
  const table = useRef<HTMLTableElement>(null);

  function move(event: KeyboardEvent) {
    const next = moveInGrid(event.key, stop, { row: rows.length, column: columns.length });
    if (!next) return;
    event.preventDefault();
    setStop(next);
    const boxes = table.current?.querySelectorAll<HTMLInputElement>("input");
    boxes?.[next.row * columns.length + next.column]?.focus();
  }

  return (
    <ChoiceFrame {...frame}>
      <div className="group/grid grid gap-2">
        <table
          ref={table}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its boxes are operated by the arrow keys.
          role="grid"
          aria-label={frame.label}
          onKeyDown={move}
          className="w-full table-fixed border-separate border-spacing-1.5"
        >
          <thead>
            <tr>
              <td className="w-11 sm:w-28" />
              {columns.map((column) => (
                <th
                  key={column.id}
                  scope="col"
                  className="pb-1 text-xs font-semibold text-ink-soft sm:text-sm"
                >
                  {column.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, rowAt) => (
              <tr key={row.id}>
                <th scope="row" className="pr-1 text-left text-sm font-semibold">
                  <span aria-hidden="true" className="sm:hidden">
                    {row.short ?? row.label}
                  </span>
                  <span className="sr-only sm:not-sr-only">{row.label}</span>
                </th>
                {columns.map((column, columnAt) => {
                  const isOn = isChosen(row.id, column.id);
                  const isStop = stop.row === rowAt && stop.column === columnAt;
                  return (
                    <td key={column.id} className="p-0">
                      <label
                        className={cx(
                          "relative grid h-12 place-items-center rounded-field border-fine transition-colors",
                          "has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-1 has-[:focus-visible]:outline-brand",
                          "border-edge bg-surface text-transparent group-data-negative/field:border-danger hover:border-brand",
                          "has-[:checked]:border-brand has-[:checked]:bg-brand has-[:checked]:text-on-brand",
                        )}
                      >
                        <input
                          type="checkbox"
                          name={name}
                          value={`${row.id}-${column.id}`}
                          // Without script the arrow keys go nowhere: then every box is a stop.
                          tabIndex={!isHydrated || isStop ? 0 : -1}
                          checked={isOn}
                          onChange={() => onToggle(row.id, column.id)}
                          onFocus={() => setStop({ row: rowAt, column: columnAt })}
                          aria-label={`${row.label}, ${column.label}`}
                          className="absolute inset-0 size-full appearance-none rounded-field focus-visible:outline-none"
                        />
                        <Check className="pointer-events-none size-5" />
                      </label>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
        <p className="hidden text-sm text-ink-soft group-has-focus-visible/grid:block">
          {keysHint}
        </p>
      </div>
    </ChoiceFrame>
  );
}

type Cell = { row: number; column: number };

/** Where a key leads in a grid; null for a key that leads nowhere. It stops at the edges. */
export function moveInGrid(key: string, from: Cell, size: Cell): Cell | null {
  const { row, column } = from;
  switch (key) {
    case "ArrowUp":
      return { row: Math.max(0, row - 1), column };
    case "ArrowDown":
      return { row: Math.min(size.row - 1, row + 1), column };
    case "ArrowLeft":
      return { row, column: Math.max(0, column - 1) };
    case "ArrowRight":
      return { row, column: Math.min(size.column - 1, column + 1) };
    case "Home":
      return { row, column: 0 };
    case "End":
      return { row, column: size.column - 1 };
    default:
      return null;
  }
}
