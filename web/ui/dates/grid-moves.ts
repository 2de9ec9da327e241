export type Cell = { row: number; column: number };

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
