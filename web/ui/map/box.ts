/** A piece of the map: its south-western and its north-eastern corner. */
export type Box = { south: number; west: number; north: number; east: number };

/** All of the Netherlands, with a little water around it. */
export const wholeCountry: Box = { south: 50.72, west: 3.3, north: 53.6, east: 7.25 };

const kmPerDegree = 111.2;

/** What has to be seen of a circle: as much of its east and west as of its north and south. */
export function boxAround(latitude: number, longitude: number, km: number): Box {
  const high = km / kmPerDegree;
  const wide = high / Math.cos((latitude * Math.PI) / 180);
  return {
    south: latitude - high,
    west: longitude - wide,
    north: latitude + high,
    east: longitude + wide,
  };
}

/** Four decimals are ten metres; more would only make an address longer. */
export function rounded(box: Box): Box {
  const round = (degrees: number) => Math.round(degrees * 1e4) / 1e4;
  return {
    south: round(box.south),
    west: round(box.west),
    north: round(box.north),
    east: round(box.east),
  };
}
