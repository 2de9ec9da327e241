import { type ReactNode, Suspense } from "react";
import { useHydrated } from "#web/lib/browser/use-hydrated.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { cx } from "#web/ui/cx.ts";
import { Pagination } from "#web/ui/page/pagination.tsx";
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
  /** Those whose pin somebody points at on the map. */
  lit: readonly number[];
  /** The card under the pointer or with the focus. */
  onLight: (id: number | null) => void;
};

/** So many cards are seen without scrolling, on most phones. */
const firstScreen = 4;

/** The list. While the next one is on its way this one stays, a little paler. */
export function Results<Item extends { id: number }>(props: ResultsProps<Item>) {
  const { data, ways, renderCard, lit, onLight } = props;
  const { t } = useTranslation("search");
  const { items, search, page, pages } = data;
  const hrefFor = (to: number) =>
    ways.urlOf({ ...search, filters: withoutDefaults({ ...search.filters, page: to }) }, "list");
  const cards = items.map((item, index) => (
    <Row
      key={item.id}
      id={item.id}
      isBelow={index >= firstScreen}
      isLit={lit.includes(item.id)}
      onLight={onLight}
    >
      {renderCard(item, { index, onMap: false })}
    </Row>
  ));
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
            {cards.slice(0, firstScreen)}
            {/* Taken over by React after the first screen, or when it is touched. */}
            <Suspense>{cards.slice(firstScreen)}</Suspense>
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

type RowProps = {
  id: number;
  /** Below the first screen. */
  isBelow: boolean;
  isLit: boolean;
  onLight: (id: number | null) => void;
  children: ReactNode;
};

/**
 * A phone reads the first screen sooner when it need not draw the rest. Not when it comes back to the
 * list: where it has to stand depends on how high every card is. Asked for each row: asked once for the
 * list, the answer would draw all cards anew.
 */
function Row({ id, isBelow, isLit, onLight, children }: RowProps) {
  const isServersText = !useHydrated();
  return (
    <li
      className={cx(
        isLit && "rounded-card ring-2 ring-brand",
        isServersText && isBelow && "card-drawn-when-near",
      )}
      onPointerEnter={() => onLight(id)}
      onPointerLeave={() => onLight(null)}
      onFocus={() => onLight(id)}
      onBlur={() => onLight(null)}
    >
      {children}
    </li>
  );
}
