/** So many of something, one after the other. */
export function times<Item>(count: number, make: (index: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

/** A star of five points. */
export function starPath(x: number, y: number, radius: number, turn = 0): string {
  const corners = times(10, (corner) => {
    const angle = ((corner * 36 - 90 + turn) * Math.PI) / 180;
    const reach = corner % 2 ? radius * 0.46 : radius;
    const at = (middle: number, part: number) => Math.round((middle + part * reach) * 10) / 10;
    return `${at(x, Math.cos(angle))} ${at(y, Math.sin(angle))}`;
  });
  return `M${corners.join("L")}Z`;
}
