import type { ShouldRevalidateFunctionArgs } from "react-router";
import { viewName } from "#web/features/search/use-search.ts";

/** Turning from the list to the map asks nothing anew: both show the same search. */
export function isAnotherSearch(navigation: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = navigation;
  const isTurned = currentUrl.href !== nextUrl.href && addressOf(currentUrl) === addressOf(nextUrl);
  return isTurned ? false : defaultShouldRevalidate;
}

function addressOf(url: URL): string {
  const { pathname, searchParams } = new URL(url);
  searchParams.delete(viewName);
  return `${pathname}?${searchParams}`;
}
