import { type NavigateOptions, useLocation, useNavigate, useNavigation } from "react-router";
import { useLocale } from "#web/lib/i18n/use-translation.ts";
import {
  type Filters,
  type Search,
  type SearchKind,
  type TypedWishes,
  type Where,
  withFilters,
  withPlace,
  withTyped,
} from "./address/search.ts";
import { searchUrl } from "./address/search-url.ts";
import { useAskedSearch } from "./address/use-asked-search.ts";

function inView(url: string, view: SearchView): string {
  if (view === "list") return url;
  return `${url}${url.includes("?") ? "&" : "?"}${viewName}=${view}`;
}

export type SearchWays = ReturnType<typeof useSearch>;

/** State of a link to the same search with other wishes: the change after it takes its place in the history. */
export const otherWishes = { hasOtherWishes: true } as const;

/** The ways from one search to the next. */
export function useSearch(kind: SearchKind) {
  const navigate = useNavigate();
  const navigation = useNavigation();
  const locale = useLocale();
  const location = useLocation();
  const asked = useAskedSearch();
  const view = readView(location.search);
  const urlOf = (next: Search, nextView = view) => inView(searchUrl(kind, next, locale), nextView);
  const headOf = (path: string | undefined) => path?.split("/")[1];

  function ask(next: Search, options?: NavigateOptions) {
    asked.ask(next, Promise.resolve(navigate(urlOf(next), options)));
  }

  return {
    view,
    urlOf,
    /** The next list is on its way; the old one stays until it is there. */
    isLoading: headOf(navigation.location?.pathname) === headOf(location.pathname),
    /** Other wishes: the list changes where the reader is. A row of changes is one step back. */
    change(changed: Filters) {
      const replace = location.state?.hasOtherWishes === true;
      ask(withFilters(asked.get(), changed), {
        state: otherWishes,
        preventScrollReset: true,
        replace,
      });
    },
    /** Somewhere else: from the top. */
    move(where: Where, point: Filters = {}, wishes: TypedWishes = {}) {
      const next = withPlace(asked.get(), where, point);
      ask({ ...next, filters: withTyped(next.filters, wishes) });
    },
    /** A place that was typed but not picked: the server finds it, and leads to its own address. */
    moveToTyped(place: string) {
      const [path] = searchUrl(kind, { where: { country: true }, filters: {} }, locale).split("?");
      const { filters } = withPlace(asked.get(), {});
      const fields = new URLSearchParams({ place, filters: JSON.stringify(filters) });
      void navigate(inView(`${path}?${fields}`, view));
    },
  };
}

/** On a phone either the list or the map is seen; which one belongs to the address, so back finds it. */
export const viewName = "view";
type SearchView = "list" | "map";

function readView(query: string): SearchView {
  return new URLSearchParams(query).get(viewName) === "map" ? "map" : "list";
}
