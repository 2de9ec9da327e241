import type { Filters, Search, SearchKind } from "../address/search.ts";

export type FilterPanelProps = {
  kind: SearchKind;
  /** With what is being chosen, which may be ahead of the list. */
  search: Search;
  today: string;
  names: Readonly<Record<string, string>>;
  onChange: (changed: Filters) => void;
};
