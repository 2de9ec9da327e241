import * as z from "zod";
import { pathId } from "./ids.ts";
import { toSnakeCase } from "./validation/casing.ts";
import { integerBetween, page } from "./validation/inputs.ts";
import { rule } from "./validation/validation-texts.ts";

/** `-1` asks for all; the server never gives more than this at once. */
export const allCap = 500;

export const pageSizes = [5, 10, 15, 20, 30, 50, -1] as const;
export const defaultPageSize = 10;
/** The second list is for reviews. */
export const reviewPageSizes = [1, 5, 10, 20] as const;
export const defaultReviewPageSize = 5;

/** One of the sizes that are offered; any other number of lines is no size. */
function pageSize(sizes: readonly number[], fallback: number) {
  const isSize = (value: number) => sizes.includes(value);
  return integerBetween(Math.min(...sizes), Math.max(...sizes))
    .refine(isSize, rule("pageSize"))
    .meta({ wire: { type: "integer", enum: [...sizes] } })
    .default(fallback);
}

export const pagingQuery = z.object({ page, limit: pageSize(pageSizes, defaultPageSize) });
export const reviewPagingQuery = z.object({
  page,
  limit: pageSize(reviewPageSizes, defaultReviewPageSize),
});
export type Paging = z.output<typeof pagingQuery>;

/**
 * What goes on without end, newest first, is read by the id of one that is known: unlike a page, it stays
 * put while new ones come in.
 */
export const streamCursor = z.object({
  /** Only those older than this one. */
  before: pathId.optional(),
  /** Only those newer than this one, oldest first: what was missed while away. */
  after: pathId.optional(),
});

export function paginated<Item extends z.ZodType>(item: Item) {
  return z.object({
    currentPage: z.int(),
    data: z.array(item),
    firstPageUrl: z.string(),
    from: z.int().optional(),
    lastPage: z.int(),
    lastPageUrl: z.string(),
    nextPageUrl: z.string().optional(),
    path: z.string(),
    perPage: z.int(),
    prevPageUrl: z.string().optional(),
    to: z.int().optional(),
    total: z.int(),
  });
}

export type Paginated<Item> = {
  currentPage: number;
  data: Item[];
  firstPageUrl: string;
  from?: number;
  lastPage: number;
  lastPageUrl: string;
  nextPageUrl?: string;
  path: string;
  perPage: number;
  prevPageUrl?: string;
  to?: number;
  total: number;
};

/**
 * Of a search so many results can be asked for, page by page: nobody reads further, and to rank them all for one
 * visitor would hold up the others. How many there are is counted to the last one all the same.
 */
const deepestResult = 10_000;
export const deepestPage = (perPage: number) => Math.floor(deepestResult / perPage);

/** For a search: a page beyond the deepest result is none. */
export const isWithinReach = (paging: Paging) =>
  paging.page <= deepestPage(pageWindow(paging).limit);

/** How many rows to skip and take for a page. */
export function pageWindow({ page, limit }: Paging): { offset: number; limit: number } {
  const perPage = limit === -1 ? allCap : limit;
  return { offset: (page - 1) * perPage, limit: perPage };
}

/**
 * `path` keeps the query's other parameters in the page links, so that a filter survives paging. The last page
 * is the last that can be asked for.
 */
export function toPage<Item>(
  data: Item[],
  total: number,
  paging: Paging,
  path: string,
  otherQuery: Record<string, string | readonly string[]> = {},
  { isSearch = false } = {},
): Paginated<Item> {
  const { offset, limit: perPage } = pageWindow(paging);
  const wholePages = Math.max(1, Math.ceil(total / perPage));
  const lastPage = isSearch ? Math.min(wholePages, deepestPage(perPage)) : wholePages;
  const url = (page: number) =>
    `${path}?${Object.entries({ ...otherQuery, page: `${page}` })
      .flatMap(([key, value]) => [value].flat().map((item) => [key, item] as const))
      .map((pair) => pair.map(encodeURIComponent).join("="))
      .join("&")}`;
  return {
    currentPage: paging.page,
    data,
    firstPageUrl: url(1),
    ...(data.length > 0 ? { from: offset + 1, to: offset + data.length } : {}),
    lastPage,
    lastPageUrl: url(lastPage),
    ...(paging.page < lastPage ? { nextPageUrl: url(paging.page + 1) } : {}),
    path,
    perPage,
    ...(paging.page > 1 ? { prevPageUrl: url(Math.min(paging.page - 1, lastPage)) } : {}),
    total,
  };
}

/** A filter as it stands in the addresses of its pages. */
export function wireQuery(filter: object): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(filter)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [
        toSnakeCase(key),
        Array.isArray(value) ? value.map(String) : String(value),
      ]),
  );
}
