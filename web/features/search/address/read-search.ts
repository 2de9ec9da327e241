import * as z from "zod";
import { requestFilter } from "#contract/requests/public-requests.ts";
import { sitterFilter } from "#contract/search.ts";
import { deepestPage, defaultPageSize } from "#contract/shared/paging.ts";
import {
  type FilterKey,
  type Filters,
  filtersOf,
  isCountryName,
  type Search,
  type SearchKind,
  type Where,
  withoutDefaults,
} from "./search.ts";
import { filtersOfWord, findWord, readPostalCode } from "./search-words.ts";

/*
  Reads a search from its address. Only the server does: with it comes the contract, and zod. An
  address may be old, cut off or made up; whatever can't be read is left out, and never an error.
*/

const page = z.int().min(1).max(deepestPage(defaultPageSize));
const schemas: Record<SearchKind, Partial<Record<FilterKey, z.ZodType>>> = {
  sitters: { ...sitterFilter.shape, page },
  requests: { ...requestFilter.shape, page },
};

export type ReadSearch = {
  search: Search;
  /** Something in the address could not be read. */
  isCutOff: boolean;
};

export type SearchAddress = { query?: string; postalCode?: string; filters: string | null };

export function readSearch(kind: SearchKind, address: SearchAddress): ReadSearch {
  const { word, where, isOdd } = readPath(address);
  const { filters, isWhole } = readFilters(kind, address.filters);
  const search: Search = {
    where,
    ...(word ? { word } : {}),
    filters: withoutDefaults({ ...(word ? filtersOfWord(word) : {}), ...filters }),
  };
  return { search, isCutOff: isOdd || !isWhole };
}

/** The name of a place as it stands in an address: `den-haag`, `s-hertogenbosch`. */
export function placeSlug(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/[\p{M}'’‘`´ʼ]/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}

type ReadPath = { word?: string; where: Where; isOdd: boolean };

function readPath({ query = "", postalCode = "" }: SearchAddress): ReadPath {
  const code = readPostalCode(postalCode);
  const round = code ? { postalCode: code } : {};
  const isOdd = postalCode !== "" && code === null;
  const word = findWord(query);
  if (word) return { word, where: round, isOdd };
  const codeInstead = readPostalCode(query);
  if (codeInstead) return { where: { postalCode: code ?? codeInstead }, isOdd };
  const slug = placeSlug(query).slice(0, 80);
  if (isCountryName(slug)) return { where: { country: true }, isOdd: isOdd || code !== null };
  const where = { ...(slug ? { slug } : {}), ...round };
  return { where, isOdd: isOdd || (query !== "" && slug === "") };
}

function readFilters(kind: SearchKind, text: string | null) {
  if (!text) return { filters: {}, isWhole: true };
  const given = parseObject(text);
  if (!given) return { filters: {}, isWhole: false };
  const read = readEach(kind, given);
  const filters = { ...read, ...(isPoint(read) ? {} : noPoint), ...(isBox(read) ? {} : noBox) };
  const isWhole = Object.keys(given).every(
    (key) => Object.hasOwn(filters, key) && filters[key as FilterKey] !== undefined,
  );
  return { filters, isWhole };
}

const noPoint = { latitude: undefined, longitude: undefined };
const noBox = { latitudeEnd: undefined, longitudeEnd: undefined };
const isPoint = ({ latitude, longitude }: Filters) =>
  latitude !== undefined && longitude !== undefined;
const isBox = (filters: Filters) =>
  isPoint(filters) && filters.latitudeEnd !== undefined && filters.longitudeEnd !== undefined;

function readEach(kind: SearchKind, given: Record<string, unknown>): Filters {
  const entries = filtersOf[kind].flatMap((key) => {
    if (given[key] === undefined) return [];
    const { success, data } = schemas[kind][key]?.safeParse(given[key]) ?? { success: false };
    return success ? [[key, Array.isArray(data) ? [...new Set(data)] : data]] : [];
  });
  return Object.fromEntries(entries) as Filters;
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}
