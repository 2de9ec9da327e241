import type { RequestSearchAnswer } from "#contract/requests/public-requests.ts";
import type { SitterSearchAnswer } from "#contract/search.ts";
import type { Search, SearchKind } from "#web/features/search/address/search.ts";
import { searchQuery } from "#web/features/search/search-query.ts";
import type { Page } from "#web/lib/page/page.server.ts";

type Answers = { sitters: SitterSearchAnswer; requests: RequestSearchAnswer };
export type Found<Kind extends SearchKind> = Answers[Kind];
export type FoundItem = Found<SearchKind>["data"][number];

export type Called<Kind extends SearchKind> = {
  answer: Found<Kind>;
  /** What was searched for in the end. */
  search: Search;
  isPlaceUnknown: boolean;
  /** A wish that the server doesn't know was left out. */
  isLeftOut: boolean;
};

/**
 * An address may name a place or a breed that is not there. Then the search goes on without, and the
 * page says so; a dead end would help nobody.
 */
export async function callSearch<Kind extends SearchKind>(
  page: Page,
  kind: Kind,
  asked: Search,
  guaranteedResults = false,
): Promise<Called<Kind>> {
  for (const { isPlaceUnknown, isLeftOut } of attempts) {
    const search = reduced(asked, isPlaceUnknown, isLeftOut);
    const widened = guaranteedResults ? { guaranteedResults } : {};
    try {
      const answer = await (kind === "sitters"
        ? page.call("search.sitters", {
            query: { ...searchQuery("sitters", search), ...widened },
          })
        : page.call("publicRequests.list", {
            query: { ...searchQuery("requests", search), ...widened },
          }));
      return { answer: answer as Found<Kind>, search, isPlaceUnknown, isLeftOut };
    } catch (thrown) {
      if (!isRefused(thrown)) throw thrown;
    }
  }
  throw new Error("A search for anything anywhere was refused.");
}

const attempts = [
  { isPlaceUnknown: false, isLeftOut: false },
  { isPlaceUnknown: false, isLeftOut: true },
  { isPlaceUnknown: true, isLeftOut: false },
  { isPlaceUnknown: true, isLeftOut: true },
];

function reduced(
  { where, word, filters }: Search,
  isPlaceUnknown: boolean,
  isLeftOut: boolean,
): Search {
  const { races: _races, diplomas: _diplomas, ...others } = filters;
  return {
    where: isPlaceUnknown ? {} : where,
    ...(word ? { word } : {}),
    filters: isLeftOut ? others : filters,
  };
}

/** `page.call` throws an answer as the page's own; 422 says that some value is not known. */
function isRefused(thrown: unknown): boolean {
  const { init } = (thrown ?? {}) as { init?: { status?: number } | null };
  return init?.status === 422;
}
