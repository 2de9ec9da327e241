import { RefreshCw, X } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import type { Pin } from "#contract/shared/whereabouts.ts";
import { useClosesOnBack } from "#web/lib/back/use-closes-on-back.ts";
import { logError } from "#web/lib/browser/log.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { type Box, boxAround, rounded, wholeCountry } from "#web/ui/map/box.ts";
import { PinMap } from "#web/ui/map/pins/pin-map.tsx";
import { Skeleton, SkeletonGroup } from "#web/ui/page/skeleton.tsx";
import { hasBox, usualDistanceKm } from "../address/search.ts";
import type { SearchData } from "../search-data.ts";
import type { SearchWays } from "../use-search.ts";
import { usePins } from "./use-pins.ts";

export type SearchMapProps<Item> = {
  data: SearchData<Item>;
  ways: SearchWays;
  /** The card that somebody points at in the list. */
  lit: number | null;
  /** Those in the list whose pin somebody points at. */
  onLight: (ids: readonly number[]) => void;
  /** A few words for the pins of what is in the list. */
  textOf: (item: Item) => string | undefined;
  renderCard: (item: Item) => ReactNode;
  /** What a pin stands for that isn't in the list. */
  fetchItem: (id: number) => Promise<Item>;
  onFail: () => void;
};

/** Who is where, for the wishes of the list. Moving it offers to search there. */
export function SearchMap<Item extends { id: number }>(props: SearchMapProps<Item>) {
  const { data, ways, lit, onLight, textOf, renderCard, fetchItem, onFail } = props;
  const { t } = useTranslation("search");
  const { kind, search } = data;
  const [rest, setRest] = useState<Box | null>(null);
  const [isMoved, setMoved] = useState(false);
  const [opened, setOpened] = useState<number | null>(null);
  const card = useRef<HTMLDivElement>(null);
  const { pins, hasFailed } = usePins(kind, search.filters, rest);
  const texts = new Map(data.items.map((item) => [item.id, textOf(item)]));

  // Another search is another question; whatever was open or moved belongs to the last one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another search has come.
  useEffect(() => {
    setMoved(false);
    setOpened(null);
  }, [search]);

  function wordsOf({ id, count }: Pin): { text?: string | undefined; label: string } {
    if (count > 1) return { label: t("map.several", { total: count }) };
    const text = id === undefined ? undefined : texts.get(id);
    const action = t(kind === "sitters" ? "map.pin" : "map.pinRequest");
    // Who speaks to their phone says what they see.
    return { text, label: text ? `${text}: ${action}` : action };
  }

  function searchHere() {
    if (!rest) return;
    const { south, west, north, east } = rounded(rest);
    const box = { latitude: south, longitude: west, latitudeEnd: north, longitudeEnd: east };
    ways.change({ ...box, distance: undefined });
  }

  return (
    <PinMap
      label={t(`map.${kind}`)}
      box={boxOf(data)}
      lit={lit}
      selected={opened}
      card={card}
      severalLabel={(total) => t("map.several", { total })}
      onPin={setOpened}
      onLight={onLight}
      onRest={(box, isByHand) => {
        setRest(box);
        if (isByHand) setMoved(true);
      }}
      onFail={onFail}
      pins={pins.map((pin) => ({ ...pin, ...wordsOf(pin) }))}
    >
      {(isMoved || hasFailed) && (
        <div className="pointer-events-none absolute inset-x-16 top-3 grid justify-items-center gap-2">
          {isMoved && (
            <Button
              variant="secondary"
              size="sm"
              data-over-map
              onClick={searchHere}
              className="pointer-events-auto animate-fade-in shadow-lift"
            >
              <RefreshCw className="size-4.5" />
              {t("map.here")}
            </Button>
          )}
          {hasFailed && (
            <p role="status" className="rounded-field bg-surface px-3 py-2 text-sm shadow-lift">
              {t("map.pinsFailed")}
            </p>
          )}
        </div>
      )}
      {opened !== null && (
        <OpenedCard
          key={opened}
          frame={card}
          id={opened}
          data={data}
          renderCard={renderCard}
          fetchItem={fetchItem}
          onClose={() => setOpened(null)}
        />
      )}
    </PinMap>
  );
}

type OpenedCardProps<Item> = Pick<SearchMapProps<Item>, "data" | "renderCard" | "fetchItem"> & {
  frame: RefObject<HTMLDivElement | null>;
  id: number;
  onClose: () => void;
};

/** Whose pin was pressed: over the map, above the switch on a phone. */
function OpenedCard<Item extends { id: number }>(props: OpenedCardProps<Item>) {
  const { frame, id, data, renderCard, fetchItem, onClose } = props;
  const { t } = useTranslation("search");
  const card = useCardOnMap(data.items, id, fetchItem);
  useEffect(() => frame.current?.focus({ preventScroll: true }), [frame]);
  useClosesOnBack(true, onClose);
  return (
    <div
      ref={frame}
      tabIndex={-1}
      // Beside the list the map's foot may be below the window's: there it opens at the top.
      className="absolute inset-x-3 bottom-24 z-10 mx-auto max-w-side animate-rise rounded-card bg-surface shadow-float outline-none md:top-18 md:right-18 md:bottom-auto"
    >
      {card === "gone" ? (
        <p className="p-5 pr-14">{t("map.gone")}</p>
      ) : card ? (
        renderCard(card)
      ) : (
        <SkeletonGroup className="grid grid-cols-[7rem_1fr] gap-4 p-3">
          <Skeleton shape="block" className="aspect-4/5" />
          <div className="grid content-start gap-3 pt-2">
            <Skeleton className="w-1/2" />
            <Skeleton className="w-3/4" />
            <Skeleton className="w-2/3" />
          </div>
        </SkeletonGroup>
      )}
      <div className="absolute top-1.5 right-1.5">
        <IconButton label={t("map.close")} icon={<X />} variant="surface" onClick={onClose} />
      </div>
    </div>
  );
}

/** What the map starts with: where was searched, as far as it went. */
function boxOf({ search, center, widened }: SearchData): Box {
  const { latitude, longitude, latitudeEnd, longitudeEnd, distance } = search.filters;
  if (hasBox(search.filters)) {
    return {
      south: latitude ?? 0,
      west: longitude ?? 0,
      north: latitudeEnd ?? 0,
      east: longitudeEnd ?? 0,
    };
  }
  if (!center) return wholeCountry;
  const km = widened?.toKm ?? distance ?? usualDistanceKm;
  return boxAround(center.latitude, center.longitude, km);
}

/** The card of one pin: from the list, or fetched; 'gone' when it can't be had. */
export function useCardOnMap<Item extends { id: number }>(
  items: readonly Item[],
  id: number,
  fetchItem: (id: number) => Promise<Item>,
): Item | "gone" | null {
  const listed = items.find((item) => item.id === id);
  const [fetched, setFetched] = useState<Item | "gone" | null>(null);

  useEffect(() => {
    if (listed) return;
    let isStale = false;
    fetchItem(id).then(
      (card) => {
        if (!isStale) setFetched(card);
      },
      (error: unknown) => {
        if (!isStale) setFetched("gone");
        logError("card of a pin not loaded", error);
      },
    );
    return () => {
      isStale = true;
    };
  }, [id, listed, fetchItem]);

  return listed ?? fetched;
}
