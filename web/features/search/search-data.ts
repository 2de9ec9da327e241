import type { SearchCenter } from "#contract/shared/whereabouts.ts";
import type { Search, SearchKind, Where } from "./address/search.ts";

/** Where the viewer lives, and what that place is called. */
export type Home = Where & { name: string };

/** What a search page shows. */
export type SearchData<Item = unknown> = {
  kind: SearchKind;
  search: Search;
  /** The name of the place that was searched in. */
  place?: string;
  /** Of a search in the whole country, by somebody who has told where they live. */
  home?: Home;
  items: Item[];
  total: number;
  page: number;
  pages: number;
  center?: SearchCenter;
  /** There were few nearby, so the search went on further away. */
  widened?: { nearby: number; km: number; toKm: number };
  unknownPlace?: { name: string; places: { slug: string; name: string }[] };
  /** A part of the address could not be read. */
  isCutOff: boolean;
  /** Of breeds and diplomas, by code. */
  names: Record<string, string>;
  today: string;
};

/** Where a card stands: the how many-th in the list, or by itself on the map. */
export type CardPlace = { index: number; onMap: boolean };
