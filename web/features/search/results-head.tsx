import { BellPlus, ChevronDown, Globe, MapPin } from "lucide-react";
import { type RefObject, useEffect, useId, useLayoutEffect, useRef } from "react";
import { Link } from "react-router";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { Button } from "#web/ui/button.tsx";
import { alertSearch } from "./address/alert-search.ts";
import { headingOf } from "./address/describe-search.ts";
import { type Filters, hasBox, hasMiddle, type SearchKind, withPlace } from "./address/search.ts";
import { useAsked } from "./address/use-asked-search.ts";
import type { SearchData } from "./search-data.ts";
import type { SearchWays } from "./use-search.ts";

type Sort = NonNullable<Filters["sortBy"]>;
const sorts: Record<SearchKind, readonly Sort[]> = {
  sitters: ["rating", "last_active", "newest"],
  requests: ["date_asc"],
};

export type ResultsHeadProps = { data: SearchData; ways: SearchWays };

/** How many there are, in which order, and why in that one. */
export function ResultsHead({ data, ways }: ResultsHeadProps) {
  const { t } = useTranslation("search");
  const urls = useUrls();
  return (
    <div className="mb-4">
      <h1 className="text-xl">{headingOf(t, data, data.widened?.nearby ?? data.total)}</h1>
      <WhereElse data={data} ways={ways} />
      {data.items.length > 0 && (
        <Link
          to={urls.alerts(alertSearch(data.kind, data.search))}
          className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold"
        >
          <BellPlus className="size-5" />
          {t(`alert.${data.kind}`)}
        </Link>
      )}
      {data.items.length > 0 && (
        <div className="flex flex-wrap items-start justify-between gap-x-4">
          <details className="min-w-44 flex-1 text-sm">
            <summary className="inline-flex min-h-11 list-none items-center rounded-small text-ink-soft underline underline-offset-3 hover:text-ink [&::-webkit-details-marker]:hidden">
              {t("order.why")}
            </summary>
            <p className="pb-2">{t(`order.${data.kind}`)}</p>
          </details>
          <SortField data={data} ways={ways} />
        </div>
      )}
    </div>
  );
}

/** From a place to the whole country, and from there home again. */
function WhereElse({ data, ways }: ResultsHeadProps) {
  const { t } = useTranslation("search");
  const { search, home, items } = data;
  const look = "mr-5 inline-flex min-h-11 items-center gap-2 text-sm font-semibold";
  if (home) {
    const { name, ...where } = home;
    return (
      <Link to={ways.urlOf(withPlace(search, where))} className={look}>
        <MapPin className="size-5" />
        {t("nearHome", { place: name })}
      </Link>
    );
  }
  // An empty list has a button for it.
  if (items.length === 0 || !(hasMiddle(search) || hasBox(search.filters))) return null;
  return (
    <Link to={ways.urlOf(withPlace(search, { country: true }))} className={look}>
      <Globe className="size-5" />
      {t("country")}
    </Link>
  );
}

/** A list of the browser's own. Without scripts it has a button. */
function SortField({ data, ways }: ResultsHeadProps) {
  const { t } = useTranslation("search");
  const id = useId();
  const { kind } = data;
  const search = useAsked();
  const { sortBy = "", ...others } = search.filters;
  const list = useRef<HTMLSelectElement>(null);
  const change = (order: string) => ways.change({ sortBy: (order || undefined) as Sort });
  useChosenBefore(list, sortBy, change);
  return (
    <form
      method="get"
      action={ways.urlOf({ ...search, filters: {} }, "list")}
      className="flex items-center"
    >
      <input type="hidden" name="filters" value={JSON.stringify({ ...others, page: undefined })} />
      <label htmlFor={id} className="sr-only">
        {t("sort.label")}
      </label>
      <div className="relative -mr-2">
        <select
          ref={list}
          id={id}
          autoComplete="off"
          name="sort_by"
          value={sortBy}
          onChange={(event) => change(event.target.value)}
          className="min-h-11 appearance-none rounded-full bg-transparent pr-8 pl-3 text-right text-sm font-semibold text-brand-strong hover:bg-brand-soft"
        >
          <option value="">{t(kind === "sitters" ? "sort.best" : "sort.newest")}</option>
          {sorts[kind].map((sort) => (
            <option key={sort} value={sort}>
              {t(`sort.${sort}`)}
            </option>
          ))}
        </select>
        <ChevronDown className="pointer-events-none absolute top-3 right-2 size-5 text-brand-strong" />
      </div>
      <span className="hidden noscript:inline">
        <Button type="submit" variant="secondary" size="sm">
          {t("filters.apply")}
        </Button>
      </span>
    </form>
  );
}

/** What somebody chose before React listened stands in the list: it is read there, and done. */
function useChosenBefore(
  list: RefObject<HTMLSelectElement | null>,
  shown: string,
  change: (order: string) => void,
): void {
  const chosen = useRef<string>(undefined);
  // Before React draws anything anew, which would set the list back.
  useLayoutEffect(() => {
    chosen.current = list.current?.value;
  }, [list]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when React has taken over.
  useEffect(() => {
    if (chosen.current !== undefined && chosen.current !== shown) change(chosen.current);
  }, []);
}
