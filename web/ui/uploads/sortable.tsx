import { type DragEvent, type Key, type ReactNode, useState } from "react";
import { cx } from "#web/ui/cx.ts";

export type SortableProps<Item> = {
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => Key;
  /** `from` goes to where `to` is. */
  onMove: (from: number, to: number) => void;
  children: (item: Item, index: number) => ReactNode;
  className?: string;
};

/**
 * A list whose items are dragged into another order. Dragging is the short way for who has a mouse:
 * every item must have buttons that do the same.
 */
export function Sortable<Item>(props: SortableProps<Item>) {
  const { label, items, keyOf, onMove, children, className } = props;
  const [held, setHeld] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);

  function start(event: DragEvent, index: number) {
    event.dataTransfer.effectAllowed = "move";
    // Firefox starts no drag that carries nothing.
    event.dataTransfer.setData("text/plain", "");
    setHeld(index);
  }

  function hover(event: DragEvent, index: number) {
    if (held === null) return;
    event.preventDefault();
    if (over !== index) setOver(index);
  }

  function end() {
    setHeld(null);
    setOver(null);
  }

  function drop(event: DragEvent, index: number) {
    if (held === null) return;
    event.preventDefault();
    if (held !== index) onMove(held, index);
    end();
  }

  return (
    <ul aria-label={label} className={className}>
      {items.map((item, index) => (
        <li
          key={keyOf(item)}
          draggable
          onDragStart={(event) => start(event, index)}
          onDragOver={(event) => hover(event, index)}
          onDrop={(event) => drop(event, index)}
          onDragEnd={end}
          className={cx(
            "rounded-card outline-brand transition-opacity",
            held === index && "opacity-50",
            held !== null && over === index && held !== index && "outline-3 outline-offset-2",
          )}
        >
          {children(item, index)}
        </li>
      ))}
    </ul>
  );
}

/** The list with one item at another place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from];
  return item === undefined ? [...items] : items.toSpliced(from, 1).toSpliced(to, 0, item);
}
