import { Minus, Plus } from "lucide-react";
import type { Map as MapLibre } from "maplibre-gl";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { IconButton } from "../icon-button.tsx";

/** What an event carries that somebody caused by a button of ours. */
export const byHand = { isByHand: true };

export type MapEdgesProps = { map: MapLibre | null; hasTiles: boolean };

/** Along the edges of every map: nearer and further away, and whose map it is. */
export function MapEdges({ map, hasTiles }: MapEdgesProps) {
  const { t } = useTranslation("map");
  return (
    <>
      <div
        data-over-map
        className="absolute top-3 right-3 grid overflow-hidden rounded-field bg-surface shadow-lift"
      >
        <IconButton
          label={t("zoomIn")}
          icon={<Plus />}
          onClick={() => map?.zoomIn({}, byHand)}
          className="rounded-none"
        />
        <IconButton
          label={t("zoomOut")}
          icon={<Minus />}
          onClick={() => map?.zoomOut({}, byHand)}
          className="rounded-none"
        />
      </div>
      <p
        data-over-map
        className="absolute right-0 bottom-0 rounded-tl-small bg-surface px-2 py-0.5 text-2xs text-ink"
      >
        {t(hasTiles ? "source" : "ownSource")}
      </p>
    </>
  );
}
