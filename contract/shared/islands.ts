const islands = new Set(["Ameland", "Schiermonnikoog", "Terschelling", "Texel", "Vlieland"]);

/** Somebody lives in Utrecht, but on Schiermonnikoog. A village on an island is like any other. */
export function isIsland(place: string): boolean {
  return islands.has(place);
}
