import type { SearchCenter } from "#contract/shared/whereabouts.ts";
import type { Search, SearchKind } from "./address/search.ts";

/** What a search page shows. */
export type SearchData<Item = unknown> = {
  kind: SearchKind;
  search: Search;
  /** The name of the place that was searched in. */
  place?: string;
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
