import { useLocation, useNavigate, useNavigation } from "react-router";
import { keepScroll } from "#web/lib/scroll.ts";
import { useLocale } from "#web/lib/use-urls.ts";
import { type Filters, type Search, type SearchKind, withFilters } from "./search.ts";
import { searchUrl } from "./search-url.ts";

/** On a phone either the list or the map is seen; which one belongs to the address, so back finds it. */
export const viewName = "view";
export type SearchView = "list" | "map";

export function readView(query: string): SearchView {
  return new URLSearchParams(query).get(viewName) === "map" ? "map" : "list";
}

function inView(url: string, view: SearchView): string {
  if (view === "list") return url;
  return `${url}${url.includes("?") ? "&" : "?"}${viewName}=${view}`;
}

export type SearchWays = ReturnType<typeof useSearch>;

/** The ways from one search to the next. */
export function useSearch(kind: SearchKind, search: Search) {
  const navigate = useNavigate();
  const navigation = useNavigation();
  const locale = useLocale();
  const location = useLocation();
  const view = readView(location.search);
  const urlOf = (next: Search, nextView = view) => inView(searchUrl(kind, next, locale), nextView);
  const headOf = (path: string | undefined) => path?.split("/")[1];

  return {
    view,
    urlOf,
    /** The next list is on its way; the old one stays until it is there. */
    isLoading: headOf(navigation.location?.pathname) === headOf(location.pathname),
    /** Other wishes: the list changes where the reader is. A row of changes is one step back. */
    change(changed: Filters) {
      const replace = location.state?.keepScroll === true;
      void navigate(urlOf(withFilters(search, changed)), { state: keepScroll, replace });
    },
    /** Somewhere else: from the top. */
    go(next: Search) {
      void navigate(urlOf(next));
    },
    /** A place that was typed but not picked: the server finds it, and leads to its own address. */
    goToTyped(fields: URLSearchParams) {
      const [path] = searchUrl(kind, { where: {}, filters: {} }, locale).split("?");
      void navigate(inView(`${path}?${fields}`, view));
    },
    show(next: SearchView) {
      void navigate(urlOf(search, next), { replace: true, state: keepScroll });
    },
  };
}
