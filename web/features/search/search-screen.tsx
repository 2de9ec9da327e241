import { List, Map as MapIcon } from "lucide-react";
import {
  type ComponentType,
  memo,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from "react";
import { Link } from "react-router";
import { announce } from "#web/lib/browser/announce.ts";
import { isWide, useLayoutSize } from "#web/lib/browser/layout-size.ts";
import { useHydrated } from "#web/lib/browser/use-hydrated.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { lazyPart } from "#web/lib/page/lazy-part.ts";
import { formatNumber } from "#web/lib/text/formatting.ts";
import { cx } from "#web/ui/cx.ts";
import { Skeleton } from "#web/ui/page/skeleton.tsx";
import { headingOf, nounOf } from "./address/describe-search.ts";
import { AskedSearchContext, useAnswers } from "./address/use-asked-search.ts";
import type { FilterColumnProps } from "./filters/filter-column.tsx";
import type { SearchMapProps } from "./map/search-map.tsx";
import { Results } from "./results.tsx";
import { SearchBar } from "./search-bar.tsx";
import type { CardPlace, SearchData } from "./search-data.ts";
import { otherWishes, useSearch } from "./use-search.ts";

const loadMap = () => import("./map/search-map.tsx");
const SearchMap = lazyPart(async () => (await loadMap()).SearchMap);

/** From 1024 px on, list and map stand side by side. */
const wide = 3;

export type SearchScreenProps<Item> = {
  data: SearchData<Item>;
  renderCard: (item: Item, place: CardPlace) => ReactNode;
  /** A few words for a pin: the price. */
  textOf: (item: Item) => string | undefined;
  /** What a pin stands for that isn't in the list. */
  fetchItem: (id: number) => Promise<Item>;
};

export function SearchScreen<Item extends { id: number }>(props: SearchScreenProps<Item>) {
  const asked = useAnswers(props.data.search);
  return (
    <AskedSearchContext value={asked}>
      <Screen {...props} />
    </AskedSearchContext>
  );
}

function Screen<Item extends { id: number }>(props: SearchScreenProps<Item>) {
  const { data, renderCard, textOf, fetchItem } = props;
  const { t } = useTranslation("search");
  const ways = useSearch(data.kind);
  const [lit, setLit] = useState<number | null>(null);
  const [litOnMap, setLitOnMap] = useState<readonly number[]>([]);
  const isMap = ways.view === "map";
  useAnnouncedTotal(data);

  return (
    <>
      <SearchBar data={data} ways={ways} />
      {isMap && (
        // Where the map takes the place of the list, its heading goes too.
        <h1 className="sr-only md:hidden">
          {headingOf(t, data, data.widened?.nearby ?? data.total)}
        </h1>
      )}
      <div className="flex flex-col md:grid md:grid-cols-[15.5rem_minmax(0,1fr)_minmax(0,0.9fr)] md:gap-x-8 md:pl-wrap lg:grid-cols-[16rem_minmax(0,34rem)_minmax(0,1fr)]">
        <aside
          id="filters"
          aria-labelledby="filters-heading"
          className="order-last hidden md:order-none md:block noscript:block noscript:px-gutter md:noscript:px-0"
        >
          <div className="py-6">
            <h2 id="filters-heading" className="mb-4 text-lg">
              {t("filters.heading")}
            </h2>
            <FilterColumnPart data={data} />
          </div>
        </aside>
        <section
          aria-label={t(`results.${data.kind}`)}
          className={cx(
            "px-gutter pt-5 pb-24 md:block md:px-0 md:pt-6 md:pb-12",
            isMap && "hidden",
          )}
        >
          <Results
            data={data}
            ways={ways}
            renderCard={renderCard}
            lit={litOnMap}
            onLight={setLit}
          />
        </section>
        <MapFrame
          data={data}
          ways={ways}
          lit={lit}
          onLight={setLitOnMap}
          textOf={textOf}
          fetchItem={fetchItem}
          renderCard={(item) => renderCard(item, { index: 1, onMap: true })}
          className={isMap ? undefined : "hidden"}
        />
      </div>
      <ViewSwitch
        to={ways.urlOf(data.search, isMap ? "list" : "map")}
        isMap={isMap}
        onReach={loadMap}
      />
    </>
  );
}

type MapFrameProps<Item> = Omit<SearchMapProps<Item>, "onFail"> & { className?: string };

/** On a phone the map fills the screen between the bars; beside the list it stays in view. */
function MapFrame<Item extends { id: number }>({ className, ...map }: MapFrameProps<Item>) {
  const { t } = useTranslation("search");
  const [hasFailed, setFailed] = useState(false);
  const isWide = useLayoutSize() >= wide;
  const isWanted = isWide || className === undefined;
  // `lazy` keeps no type parameter, so that its props are those of a map of anything with an id.
  const MapOfItems = SearchMap as unknown as ComponentType<SearchMapProps<Item>>;
  return (
    <div
      className={cx(
        "relative h-[calc(100dvh-var(--spacing-bar)-9rem)] bg-land md:sticky md:top-0 md:block md:h-dvh",
        className,
      )}
    >
      {hasFailed ? (
        <p className="grid h-full place-content-center p-8 text-center">{t("map.failed")}</p>
      ) : isWanted ? (
        <Suspense fallback={<MapWaiting />}>
          <MapOfItems {...map} onFail={() => setFailed(true)} />
        </Suspense>
      ) : (
        <MapWaiting />
      )}
      <p className="hidden p-8 text-center noscript:block">{t("map.needsScripts")}</p>
    </div>
  );
}

/** In the map's place until its script is there: as large, and it says what is to come. */
function MapWaiting() {
  const { t } = useTranslation("search");
  return (
    <div className="grid size-full animate-breathe place-content-center justify-items-center gap-3 bg-skeleton text-ink-soft noscript:hidden">
      <MapIcon className="size-8" />
      <p>{t("map.loading")}</p>
    </div>
  );
}

type ViewSwitchProps = { to: string; isMap: boolean; onReach: () => void };

/** Within reach of a thumb. The list is drawn again without being asked for again. */
function ViewSwitch({ to, isMap, onReach }: ViewSwitchProps) {
  const { t } = useTranslation("search");
  const Icon = isMap ? List : MapIcon;
  return (
    <div
      data-foot="floating"
      // Above the question about cookies from the first paint, as long as it is asked.
      className="pointer-events-none sticky bottom-[calc(var(--spacing-bar)+1rem)] in-[body:has([data-foot=consent])]:bottom-44 z-20 -mt-16 grid h-16 place-items-center md:hidden noscript:hidden"
    >
      <Link
        to={to}
        replace
        state={otherWishes}
        preventScrollReset
        data-over-map
        onPointerDown={onReach}
        aria-label={t(isMap ? "view.showList" : "view.showMap")}
        className="pointer-events-auto inline-flex min-h-12 items-center gap-2.5 rounded-full bg-ink px-5.5 font-semibold text-on-ink no-underline shadow-float"
      >
        <Icon className="size-5" />
        {t(isMap ? "view.list" : "view.map")}
      </Link>
    </div>
  );
}

/** Who can't see the list change hears how long it has become. */
function useAnnouncedTotal({ kind, search, total }: SearchData): void {
  const { t } = useTranslation("search");
  const first = useRef(search);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each search, not for each text.
  useEffect(() => {
    if (first.current === search) return;
    first.current = search;
    const noun = nounOf(t, { kind, search }, total);
    announce(t("announce", { total: formatNumber(total), noun }));
  }, [search, total]);
}

const loadColumn = () => import("./filters/filter-column.tsx");

const FilterColumn: ComponentType<FilterColumnProps> = import.meta.env.SSR
  ? (await loadColumn()).FilterColumn
  : lazyPart(async () => (await loadColumn()).FilterColumn);

// Where there is room for it, it is part of the page: not only fetched once React gets there.
if (!import.meta.env.SSR && isWide()) void loadColumn();

/**
 * The server writes the column for every screen. Phones, which have a sheet instead, don't fetch its script:
 * there it is for who has none, and goes, unseen as it is, when React takes over.
 */
function FilterColumnPart({ data }: FilterColumnProps) {
  const isServersText = !useHydrated();
  const hasRoom = useLayoutSize() >= wide;
  return isServersText || hasRoom ? <WaitingColumn data={data} /> : null;
}

/** Kept as it is while the rest changes: React would give up what the server wrote, and show grey. */
const WaitingColumn = memo(function WaitingColumn({ data }: FilterColumnProps) {
  return (
    <Suspense fallback={<Skeleton shape="block" className="h-96" />}>
      <FilterColumn data={data} />
    </Suspense>
  );
});
