/** The Kadaster's map of the Netherlands, free for all to use when its source is named. */
const tileRoot = "https://service.pdok.nl/brt/achtergrondkaart/wmts/v2_0/standaard/EPSG:3857";

export const tileUrl = `${tileRoot}/{z}/{x}/{y}.png`;
/** West, south, east, north of what it shows. */
export const tileBounds: [number, number, number, number] = [3.2, 50.7, 7.3, 53.65];
/** Most of the country in one small picture, which is there if anything is. */
const firstTile = `${tileRoot}/6/32/21.png`;
const patienceMs = 5_000;

let known: Promise<boolean> | undefined;

/**
 * Asked before the map's script is fetched: without tiles that would be 300 kB for nothing. The answer
 * counts for as long as this page is open; a failed try is made again.
 */
export function tilesCome(): Promise<boolean> {
  known ??= fetch(firstTile, { signal: AbortSignal.timeout(patienceMs) }).then(
    ({ ok }) => ok,
    () => {
      known = undefined;
      return false;
    },
  );
  return known;
}
