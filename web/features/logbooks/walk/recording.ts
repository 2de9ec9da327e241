import {
  metresBetween,
  type WayPoint,
  walkedLines,
  walkedMetres,
} from "#contract/logbooks/walked-way.ts";

/** A walk that is being recorded on this device. Moments are milliseconds by its clock. */
export type Recording = {
  walkClientId: string;
  logbookId: number;
  petIds: number[];
  startedAt: number;
  /** Null while somebody walks. */
  pausedAt: number | null;
  /** How long the pauses took that are over. */
  pausedMs: number;
  /** Goes up by one after each pause. */
  segment: number;
  points: WayPoint[];
  /** How many of the points have been handed to the queue. */
  handed: number;
  /** When the recorder was last at work. */
  seenAt: number;
};

/** As the browser tells where it is. */
export type Whereabouts = { lat: number; lng: number; accuracy: number; at: number };

/** A part of the walk on its way to the server. */
export type Batch = { points: WayPoint[]; endedAt?: number };

/** Points come no closer together: that spares the battery, and nobody turns that many corners. */
const fewestMsBetween = 3_000;
/** Who stands still needs few. */
const smallestMoveM = 4;
const stillMs = 20_000;
/** A batch is handed over when it has so many, or when its first has waited so long. */
const pointsInBatch = 20;
const patienceMs = 30_000;
/** As many as one call takes. */
const mostInBatch = 500;
/** So long the page may have been shut or asleep; after that nobody knows whether they still walked. */
const longestGapMs = 10 * 60_000;
const shortestMs = 30_000;
/** A phone whose clocks disagree by more than this is taken at the time its word came. */
const sameTimeMs = 60_000;

export type Beginning = Pick<Recording, "walkClientId" | "logbookId" | "petIds">;

export function startRecording(beginning: Beginning, now: number): Recording {
  return {
    ...beginning,
    startedAt: now,
    pausedAt: null,
    pausedMs: 0,
    segment: 0,
    points: [],
    handed: 0,
    seenAt: now,
  };
}

export function addPoint(recording: Recording, where: Whereabouts, now: number): Recording {
  const { startedAt, pausedAt, points, segment } = recording;
  const { lat, lng, accuracy } = where;
  const at = Math.abs(where.at - now) > sameTimeMs ? now : Math.min(where.at, now);
  const seen = { ...recording, seenAt: now };
  if (pausedAt !== null || at < startedAt) return seen;
  const point: WayPoint = { lat, lng, at, accuracy, segment };
  const last = points.at(-1);
  if (last && isTooMuch(last, point)) return seen;
  return { ...seen, points: [...points, point] };
}

function isTooMuch(last: WayPoint, point: WayPoint): boolean {
  const sinceMs = point.at - last.at;
  // The first after a pause begins a line of its own.
  if (point.segment !== last.segment) return sinceMs <= 0;
  if (sinceMs < fewestMsBetween) return true;
  return sinceMs < stillMs && metresBetween(last, point) < smallestMoveM;
}

export function pauseRecording(recording: Recording, now: number): Recording {
  if (recording.pausedAt !== null) return recording;
  return { ...recording, pausedAt: now, seenAt: now };
}

export function resumeRecording(recording: Recording, now: number): Recording {
  const { pausedAt, pausedMs, segment } = recording;
  if (pausedAt === null) return recording;
  return {
    ...recording,
    pausedAt: null,
    pausedMs: pausedMs + Math.max(0, now - pausedAt),
    segment: segment + 1,
    seenAt: now,
  };
}

/**
 * The page is open again, or awake. After a short while the walk goes on, and the way between is a straight
 * line. After a long one it was paused when it was last seen: somebody has to say whether it goes on.
 */
export function reopenRecording(recording: Recording, now: number): Recording {
  const { pausedAt, seenAt } = recording;
  if (pausedAt !== null || now - seenAt <= longestGapMs) return { ...recording, seenAt: now };
  return { ...recording, pausedAt: seenAt, seenAt: now };
}

/** What is to be handed over now; null: nothing yet. */
export function batchDue(recording: Recording, now: number): Batch | null {
  const points = recording.points.slice(recording.handed, recording.handed + mostInBatch);
  const [first] = points;
  if (!first) return null;
  const isDue = points.length >= pointsInBatch || now - first.at >= patienceMs;
  // In a pause no more will come.
  return isDue || recording.pausedAt !== null ? { points } : null;
}

export function handedOver(recording: Recording, batch: Batch): Recording {
  return { ...recording, handed: recording.handed + batch.points.length };
}

/**
 * The rest of a walk that is over; who stops in a pause had stopped walking when it began. A start that was
 * taken back at once, without a single place, is no walk.
 */
export function lastBatches(recording: Recording, now: number): Batch[] {
  if (recording.points.length === 0 && recordedMs(recording, now) < shortestMs) return [];
  const endedAt = Math.min(recording.pausedAt ?? now, now);
  const rest = recording.points.slice(recording.handed).filter(({ at }) => at <= endedAt);
  const batches: Batch[] = [];
  for (let index = 0; index < rest.length; index += mostInBatch) {
    batches.push({ points: rest.slice(index, index + mostInBatch) });
  }
  const last = batches.pop() ?? { points: [] };
  return [...batches, { ...last, endedAt }];
}

/** How long, without the pauses. */
export function recordedMs({ startedAt, pausedAt, pausedMs }: Recording, now: number): number {
  return Math.max(0, (pausedAt ?? now) - startedAt - pausedMs);
}

/** The way so far, as the owner will see it. */
export function recordedWay({ points }: Pick<Recording, "points">) {
  const lines = walkedLines(points);
  return { lines, distanceM: walkedMetres(lines) };
}

/** What was stored, if it is a walk of this logbook: another version of the product may have written it. */
export function readRecording(stored: unknown, logbookId: number): Recording | null {
  if (typeof stored !== "object" || stored === null) return null;
  const recording = stored as Partial<Recording>;
  const { walkClientId, startedAt, pausedAt, pausedMs, segment, handed, seenAt } = recording;
  const isNumber = (value: unknown) => typeof value === "number" && Number.isFinite(value);
  const isWhole =
    recording.logbookId === logbookId &&
    typeof walkClientId === "string" &&
    [startedAt, pausedMs, segment, handed, seenAt].every(isNumber) &&
    (pausedAt === null || isNumber(pausedAt)) &&
    Array.isArray(recording.petIds) &&
    recording.petIds.every(isNumber) &&
    Array.isArray(recording.points) &&
    recording.points.every(({ lat, lng, at, segment: part }) =>
      [lat, lng, at, part].every(isNumber),
    );
  return isWhole ? (recording as Recording) : null;
}
