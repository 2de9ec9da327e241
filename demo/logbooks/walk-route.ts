import { dice } from "#art/seed.ts";
import { metresBetween, walkedMetres } from "#contract/logbooks/walked-way.ts";

type Place = { lat: number; lng: number };
export type Route = { lines: [number, number][][]; distanceM: number };

const metresPerDegree = 111_320;
/** With stops at every tree. */
const metresPerMinute = 62;
const corners = 14;

/** A round from home and back, as long as it takes; the same for the same number. */
export function routeFrom(home: Place, minutes: number, seed: number): Route {
  const roll = dice(seed);
  const length = minutes * metresPerMinute;
  const radius = length / (2 * Math.PI);
  const towards = roll.between(0, 2 * Math.PI);
  const places: Place[] = [home];
  for (let corner = 1; corner < corners; corner += 1) {
    // The home lies on the round, not in its middle.
    const turn = towards + Math.PI + (2 * Math.PI * corner) / corners;
    const reach = radius * roll.between(0.82, 1.16);
    const east = radius * Math.cos(towards) + reach * Math.cos(turn);
    const north = radius * Math.sin(towards) + reach * Math.sin(turn);
    places.push(moved(home, { east, north }));
  }
  places.push(home);
  const line = places.flatMap((place, index) => withSteps(place, places[index + 1]));
  const distanceM = Math.round(walkedMetres([line]));
  return { lines: [line.map(({ lat, lng }) => [rounded(lat), rounded(lng)])], distanceM };
}

/** Between two corners, a bit beside the straight line. */
function withSteps(from: Place, to: Place | undefined): Place[] {
  if (!to || metresBetween(from, to) < 40) return [from];
  const bend = { lat: (from.lat + to.lat) / 2, lng: (from.lng + to.lng) / 2 };
  const aside = (metresBetween(from, to) * 0.06) / metresPerDegree;
  return [from, { lat: bend.lat + aside, lng: bend.lng - aside }];
}

function moved({ lat, lng }: Place, { east, north }: { east: number; north: number }): Place {
  const perDegreeEast = metresPerDegree * Math.cos((lat * Math.PI) / 180);
  return { lat: lat + north / metresPerDegree, lng: lng + east / perDegreeEast };
}

const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
