import { dice } from "#art/seed.ts";
import { haversineKm } from "#tests/setup/slow-scan.ts";

/**
 * What somebody can make of distances that are rounded up to half a kilometre: whoever is `km` away
 * lives in a ring, and in all the rings of all the points that were measured from.
 */
type Point = { lat: number; lng: number };
export type Ring = { from: Point; km: number };

const stepKm = 0.5;
const kmPerDegree = 111.195;

/** First by least squares, to the middle of each ring; then the middle of where all rings meet. */
export function estimatePoint(rings: readonly Ring[]): Point {
  return middleOfMeeting(rings, leastSquares(rings));
}

function leastSquares(rings: readonly Ring[]): Point {
  const middles = rings.map(({ from, km }) => ({ from, km: km - stepKm / 2 }));
  let at = meanOf(rings.map(({ from }) => from));
  for (let round = 0; round < 40; round += 1) {
    // Gauss-Newton: the step that would set the mistakes right if distances were straight lines.
    let [nn, ne, ee, nr, er] = [0, 0, 0, 0, 0];
    for (const { from, km } of middles) {
      const reached = Math.max(haversineKm(from, at), 1e-6);
      const north = ((at.lat - from.lat) * kmPerDegree) / reached;
      const east = ((at.lng - from.lng) * kmPerDegree * narrowingAt(at)) / reached;
      const rest = km - reached;
      nn += north * north;
      ne += north * east;
      ee += east * east;
      nr += north * rest;
      er += east * rest;
    }
    const whole = nn * ee - ne * ne;
    at = moved(at, (ee * nr - ne * er) / whole, (nn * er - ne * nr) / whole);
  }
  return at;
}

/** Points are thrown round the first guess, nearer and nearer; those in all rings are averaged. */
function middleOfMeeting(rings: readonly Ring[], first: Point): Point {
  const roll = dice(17);
  const reachKm = 0.15;
  // Only an edge that is near says anything.
  const near = rings.filter(({ from, km }) => {
    const reached = haversineKm(from, first);
    return km - reached < 2 * reachKm || reached - (km - stepKm) < 2 * reachKm;
  });
  const outside = (at: Point) =>
    near.reduce((sum, { from, km }) => {
      const reached = haversineKm(from, at);
      return sum + Math.max(0, reached - km, km - stepKm - reached) ** 2;
    }, 0);
  let best = { at: first, cost: outside(first) };
  for (let round = 0; round < 240; round += 1) {
    const reach = reachKm * 0.985 ** round;
    const at = moved(best.at, roll.between(-reach, reach), roll.between(-reach, reach));
    const cost = outside(at);
    if (cost < best.cost) best = { at, cost };
  }
  const meeting = Array.from({ length: 160 }, () =>
    moved(best.at, roll.between(-0.03, 0.03), roll.between(-0.03, 0.03)),
  ).filter((at) => outside(at) <= best.cost);
  return meanOf([best.at, ...meeting]);
}

export function moved({ lat, lng }: Point, northKm: number, eastKm: number): Point {
  return {
    lat: lat + northKm / kmPerDegree,
    lng: lng + eastKm / (kmPerDegree * narrowingAt({ lat })),
  };
}

export function meanOf(points: readonly Point[]): Point {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
  return {
    lat: sum(points.map(({ lat }) => lat)) / points.length,
    lng: sum(points.map(({ lng }) => lng)) / points.length,
  };
}

function narrowingAt({ lat }: Pick<Point, "lat">): number {
  return Math.cos((lat * Math.PI) / 180);
}
