import type { ErrorEvent, Map as MapLibre } from "maplibre-gl";
import { tilesCome, tilesFailed } from "../tiles.ts";

/** So many that don't come, one after the other, and no more are asked for. */
const patience = 4;
const names = ["districts", "towns"];

/**
 * Shows the Kadaster's tiles on a map whose style is there, if they come, and takes them off again when
 * they don't any more. They have names on them; our own are for where there are none.
 */
export function watchTiles(map: MapLibre, onShow: (hasTiles: boolean) => void): () => void {
  let failures = 0;
  let isStale = false;

  function show(hasTiles: boolean): void {
    map.setLayoutProperty("tiles", "visibility", hasTiles ? "visible" : "none");
    for (const layer of names) {
      map.setLayoutProperty(layer, "visibility", hasTiles ? "none" : "visible");
    }
    onShow(hasTiles);
  }

  function onError(event: ErrorEvent): void {
    if (!("sourceId" in event) || event.sourceId !== "tiles") return;
    failures += 1;
    if (failures !== patience) return;
    tilesFailed();
    show(false);
  }

  map.on("error", onError);
  map.on("sourcedata", onTile);

  function onTile(event: { sourceId: string; tile?: unknown }): void {
    if (event.sourceId === "tiles" && event.tile && failures < patience) failures = 0;
  }

  void tilesCome().then((come) => {
    if (come && !isStale) show(true);
  });

  return () => {
    isStale = true;
    map.off("error", onError);
    map.off("sourcedata", onTile);
  };
}
