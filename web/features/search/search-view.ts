/** On a phone either the list or the map is seen; which one belongs to the address, so back finds it. */
export const viewName = "view";
export type SearchView = "list" | "map";

export function readView(query: string): SearchView {
  return new URLSearchParams(query).get(viewName) === "map" ? "map" : "list";
}
