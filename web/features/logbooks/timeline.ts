import type {
  LogbookActivity,
  LogbookEntry,
  LogbookImage,
  LogbookTask,
  LogbookWalk,
} from "#contract/logbooks/logbook-entries.ts";
import { dayOf } from "./logbook-words.ts";

/** One thing that happened in a visit, at its own time. */
export type Moment = { key: string; at: string } & (
  | { kind: "checkIn"; entry: LogbookEntry }
  | { kind: "checkOut"; entry: LogbookEntry }
  | { kind: "activity"; activity: LogbookActivity }
  | { kind: "images"; images: LogbookImage[] }
  | { kind: "walk"; walk: LogbookWalk }
  | { kind: "task"; task: LogbookTask }
);

/** What of a visit happened on one day: a stay of a week is one visit, and is read by its days. */
export type VisitOfDay = {
  key: string;
  day: string;
  entry: LogbookEntry;
  /** When it begins on this day: the check-in, or the first thing that happened. */
  from: string;
  /** When the sitter left, if that was on this day. */
  until?: string;
  /** The latest first. */
  moments: Moment[];
};

/** Pictures that were taken so soon after each other are shown together. */
const togetherMs = 10 * 60_000;

/**
 * By day and then by visit, the latest first; of planned visits nothing has happened yet. Of a visit that
 * has not changed it is the very same object as before, so that a screen draws only what is new.
 */
export function visitsByDay(
  entries: readonly LogbookEntry[],
  tasks: readonly LogbookTask[] = none,
): VisitOfDay[] {
  return entries
    .flatMap((entry) => visitsOf(entry, tasks))
    .sort((one, other) => later(one.day, other.day) || later(one.from, other.from));
}

/** The same under each of their days. */
export function byDay(visits: readonly VisitOfDay[]): { day: string; visits: VisitOfDay[] }[] {
  return [...grouped(visits, ({ day }) => day)].map(([day, ofDay]) => ({ day, visits: ofDay }));
}

/** An entry is replaced when it changes, never changed in place; so what was made of it stays true. */
const known = new WeakMap<LogbookEntry, { ticked: string; visits: VisitOfDay[] }>();
const none: readonly LogbookTask[] = [];

/** The days of one visit, with what of the owner's tasks was ticked off in it. */
export function visitsOf(entry: LogbookEntry, tasks: readonly LogbookTask[] = none): VisitOfDay[] {
  const done = tasks.filter((task) => isTickedIn(entry, task));
  const ticked = done.map(({ id, text, doneAt }) => `${id} ${doneAt} ${text}`).join("\n");
  const before = known.get(entry);
  if (before?.ticked === ticked) return before.visits;
  const days = grouped(momentsOf(entry, done), ({ at }) => dayOf(at));
  const visits = [...days].map(([day, moments]) => {
    const until = moments.find(({ kind }) => kind === "checkOut")?.at;
    const from = moments.at(-1)?.at ?? "";
    return { key: `${entry.id}-${day}`, day, entry, from, moments, ...(until ? { until } : {}) };
  });
  known.set(entry, { ticked, visits });
  return visits;
}

function isTickedIn({ checkInTime, checkOutTime }: LogbookEntry, { doneAt }: LogbookTask): boolean {
  if (doneAt === undefined || checkInTime === undefined || doneAt < checkInTime) return false;
  return checkOutTime === undefined || doneAt <= checkOutTime;
}

/** What happened in a visit, the latest first. */
function momentsOf(entry: LogbookEntry, ticked: readonly LogbookTask[]): Moment[] {
  const { checkInTime, checkOutTime, activities, walks } = entry;
  const happened: Moment[] = [
    ...activities.map((activity) => ({
      kind: "activity" as const,
      key: keyOf("activity", activity),
      at: activity.doneAt,
      activity,
    })),
    // One that goes on has a card of its own at the sitter's, and is the owner's to see when it ends.
    ...walks
      .filter(({ endedAt }) => endedAt !== undefined)
      .map((walk) => ({
        kind: "walk" as const,
        key: keyOf("walk", walk),
        at: walk.startedAt,
        walk,
      })),
    ...ticked.map((task) => ({
      kind: "task" as const,
      key: `task ${task.id}`,
      at: task.doneAt ?? "",
      task,
    })),
    ...picturesTogether(entry),
  ];
  return [
    // However the clocks were: first one comes, last one goes.
    ...(checkOutTime
      ? [{ kind: "checkOut" as const, key: `out ${entry.id}`, at: checkOutTime, entry }]
      : []),
    ...happened.sort((one, other) => later(one.at, other.at)),
    ...(checkInTime
      ? [{ kind: "checkIn" as const, key: `in ${entry.id}`, at: checkInTime, entry }]
      : []),
  ];
}

/** By the deed that made it: the same before and after the server has given it a number. */
function keyOf(kind: string, { id, clientId }: { id: number; clientId?: string }): string {
  return `${kind} ${clientId ?? id}`;
}

/** Without those that an activity shows. */
function picturesTogether({ images, activities }: LogbookEntry): Moment[] {
  const shown = new Set(activities.flatMap((activity) => activity.images.map(({ id }) => id)));
  const loose = images
    .filter(({ id }) => !shown.has(id))
    .sort((one, other) => later(other.takenAt, one.takenAt) || one.id - other.id);
  const groups: [LogbookImage, ...LogbookImage[]][] = [];
  for (const image of loose) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    if (group && before && belongTogether(before, image)) group.push(image);
    else groups.push([image]);
  }
  return groups.map((group) => ({
    kind: "images",
    // By its first picture: another that joins it doesn't make it a new row.
    key: keyOf("images", group[0]),
    at: group.at(-1)?.takenAt ?? "",
    images: group,
  }));
}

function belongTogether(before: LogbookImage, after: LogbookImage): boolean {
  const apart = Date.parse(after.takenAt) - Date.parse(before.takenAt);
  return apart <= togetherMs && dayOf(before.takenAt) === dayOf(after.takenAt);
}

// Browsers of three years ago have no `Map.groupBy`.
function grouped<One>(all: readonly One[], by: (one: One) => string): Map<string, One[]> {
  const groups = new Map<string, One[]>();
  for (const one of all) {
    const group = groups.get(by(one));
    if (group) group.push(one);
    else groups.set(by(one), [one]);
  }
  return groups;
}

/** For sorting: what is later comes first. Days and instants, as the contract writes both. */
function later(one: string, other: string): number {
  return one === other ? 0 : one > other ? -1 : 1;
}

/** Earlier pages and the latest one hold some of the same visits; the first that is given counts. */
export function uniteEntries(...pages: readonly (readonly LogbookEntry[])[]): LogbookEntry[] {
  const byId = new Map<number, LogbookEntry>();
  for (const entry of pages.flat()) if (!byId.has(entry.id)) byId.set(entry.id, entry);
  return [...byId.values()];
}

/** Visits that nobody has come for: yet, or at all. In order. */
export function awaitedOf(entries: readonly LogbookEntry[]): { entry: LogbookEntry; at: string }[] {
  return entries
    .flatMap((entry) =>
      entry.plannedAt && !entry.checkInTime ? [{ entry, at: entry.plannedAt }] : [],
    )
    .sort((one, other) => later(other.at, one.at));
}
