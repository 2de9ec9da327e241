/** The Kadaster's map of the Netherlands, free for all to use when its source is named. */
const tileRoot = "https://service.pdok.nl/brt/achtergrondkaart/wmts/v2_0/standaard/EPSG:3857";

export const tileUrl = `${tileRoot}/{z}/{x}/{y}.png`;
/** West, south, east, north of what it shows. */
export const tileBounds: [number, number, number, number] = [3.2, 50.7, 7.3, 53.65];
/** Most of the country in one small picture, which is there if anything is. */
const firstTile = `${tileRoot}/6/32/21.png`;
const patienceMs = 5_000;
/** While this page is open: a network that was gone for a moment may be back, a wall stays. */
const mostTries = 3;

let known: Promise<boolean> | undefined;
let failures = 0;

/**
 * One picture is asked for before all the others: without tiles there would be dozens of questions, each
 * for nothing. That they come counts for as long as this page is open; a failed try is made again by the
 * next map, a few times.
 */
export function tilesCome(): Promise<boolean> {
  if (failures >= mostTries) return Promise.resolve(false);
  known ??= fetch(firstTile, { signal: AbortSignal.timeout(patienceMs) })
    .then(({ ok }) => ok)
    .catch(() => false)
    .then((come) => {
      if (!come) tilesFailed();
      return come;
    });
  return known;
}

/** They came and don't any more. */
export function tilesFailed(): void {
  failures += 1;
  known = undefined;
}
