/** A place of a walk as the phone gave it. */
export type WayPoint = {
  lat: number;
  lng: number;
  /** In milliseconds since 1970. */
  at: number;
  /** How far the phone may be off, in metres; not all of them say. */
  accuracy?: number | null | undefined;
  /** Goes up by one after each pause. */
  segment: number;
};

/** A point that may be farther off than this says too little of where somebody walked. */
const worstAccuracyM = 50;
/** Nobody with a dog is faster: such a step is the phone that was wrong, or a car. */
const fastestMps = 12;
/** Less than this is the phone that trembles while its owner stands still. */
const smallestStepM = 5;
/** Fewer points in a row than this, away from all others, are taken for a mistake of the phone. */
const fewestInLine = 3;
/** How many lines back is looked for one that goes on: a train ride is a line for each of its points. */
const mostLooked = 8;

const earthRadiusM = 6_371_008.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

type Place = { lat: number; lng: number };

export function metresBetween(one: Place, other: Place): number {
  const [from, to] = [radians(one.lat), radians(other.lat)];
  const northward = Math.sin((to - from) / 2) ** 2;
  const eastward = Math.sin(radians(other.lng - one.lng) / 2) ** 2;
  const chord = northward + Math.cos(from) * Math.cos(to) * eastward;
  return 2 * earthRadiusM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/**
 * The way that was walked, as lines of places. Between two lines it was paused, or nobody can have gone
 * on foot. Where the signal was lost for a while the line goes straight on. It depends on the points
 * alone, not on the order in which they came.
 */
export function walkedLines(points: readonly WayPoint[]): WayPoint[][] {
  const good = points
    .filter(({ accuracy }) => (accuracy ?? 0) <= worstAccuracyM)
    .toSorted((one, other) => one.at - other.at);
  const segments = [...new Set(good.map(({ segment }) => segment))];
  return segments
    .flatMap((each) => linesOfSegment(good.filter(({ segment }) => segment === each)))
    .map(withoutTrembling);
}

export function walkedMetres(lines: readonly (readonly Place[])[]): number {
  let metres = 0;
  for (const line of lines) {
    line.forEach((place, index) => {
      const before = line[index - 1];
      if (before) metres += metresBetween(before, place);
    });
  }
  return metres;
}

/**
 * Each point goes on from the latest one from which it can be reached on foot. A single wrong one so
 * stands alone and is left out; a drive to the woods leaves a line at home and a line in the woods.
 */
function linesOfSegment(points: readonly WayPoint[]): WayPoint[][] {
  /** The one that was added to last stands first. */
  const lines: WayPoint[][] = [];
  for (const point of points) {
    const index = lines.slice(0, mostLooked).findIndex((line) => canWalk(line.at(-1), point));
    const [line = []] = index === -1 ? [] : lines.splice(index, 1);
    line.push(point);
    lines.unshift(line);
  }
  const longest = Math.max(...lines.map(({ length }) => length));
  return lines
    .filter(({ length }) => length > 1 && length >= Math.min(fewestInLine, longest))
    .toSorted((one, other) => startOf(one) - startOf(other));
}

const startOf = (line: readonly WayPoint[]) => line[0]?.at ?? 0;

/** What the phone says it may be off by is no step. */
function canWalk(from: WayPoint | undefined, to: WayPoint): boolean {
  if (!from) return false;
  const reachM = (fastestMps * (to.at - from.at)) / 1000;
  const doubtM = Math.max(from.accuracy ?? 0, to.accuracy ?? 0);
  return metresBetween(from, to) <= reachM + doubtM;
}

/** First and last place stay; in between, only what is a step away from the one before. */
function withoutTrembling(line: readonly WayPoint[]): WayPoint[] {
  const kept: WayPoint[] = [];
  line.forEach((point, index) => {
    const before = kept.at(-1);
    const isEnd = index === 0 || index === line.length - 1;
    if (isEnd || !before || metresBetween(before, point) >= smallestStepM) kept.push(point);
  });
  return kept;
}
