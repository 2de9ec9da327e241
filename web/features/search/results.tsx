import type { ReactNode } from "react";
import { useHydrated } from "#web/lib/browser/use-hydrated.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { cx } from "#web/ui/cx.ts";
import { Pagination } from "#web/ui/page/pagination/pagination.tsx";
import { withoutDefaults } from "./address/search.ts";
import { EmptyResults } from "./empty-results.tsx";
import { Notices } from "./notices.tsx";
import { ResultsHead } from "./results-head.tsx";
import type { CardPlace, SearchData } from "./search-data.ts";
import type { SearchWays } from "./use-search.ts";

export type ResultsProps<Item> = {
  data: SearchData<Item>;
  ways: SearchWays;
  renderCard: (item: Item, place: CardPlace) => ReactNode;
  /** The card under the pointer or with the focus. */
  onLight: (id: number | null) => void;
};

/** So many cards are seen without scrolling, on most phones. */
const firstScreen = 4;

/** The list. While the next one is on its way this one stays, a little paler. */
export function Results<Item extends { id: number }>(props: ResultsProps<Item>) {
  const { data, ways, renderCard, onLight } = props;
  const { t } = useTranslation("search");
  const { items, search, page, pages } = data;
  // A phone reads the first screen sooner. Not when it comes back to the list: where it has to stand
  // depends on how high every card is.
  const isServersText = !useHydrated();
  const hrefFor = (to: number) =>
    ways.urlOf({ ...search, filters: withoutDefaults({ ...search.filters, page: to }) }, "list");
  return (
    <div
      aria-busy={ways.isLoading}
      className={cx("transition-opacity duration-200", ways.isLoading && "opacity-50 delay-150")}
    >
      <ResultsHead data={data} ways={ways} />
      <Notices data={data} ways={ways} />
      {items.length === 0 ? (
        <EmptyResults data={data} ways={ways} />
      ) : (
        <>
          <ul className="grid gap-4">
            {items.map((item, index) => (
              <li
                key={item.id}
                className={
                  isServersText && index >= firstScreen ? "card-drawn-when-near" : undefined
                }
                onPointerEnter={() => onLight(item.id)}
                onPointerLeave={() => onLight(null)}
                onFocus={() => onLight(item.id)}
                onBlur={() => onLight(null)}
              >
                {renderCard(item, { index, onMap: false })}
              </li>
            ))}
          </ul>
          <Pagination
            page={page}
            pages={pages}
            hrefFor={hrefFor}
            label={t("pages")}
            className="mt-8"
          />
        </>
      )}
    </div>
  );
}
