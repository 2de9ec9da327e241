import { visitToCheckInto } from "#contract/logbooks/coming.ts";
import { isOpen } from "#contract/logbooks/edit-rule.ts";
import type {
  ActivityKind,
  CheckLocation,
  LogbookActivity,
  LogbookEntry,
  LogbookImage,
  LogbookWalk,
} from "#contract/logbooks/logbook-entries.ts";
import { walkedLines, walkedMetres } from "#contract/logbooks/walked-way.ts";
import type { Logbook } from "#contract/logbooks.ts";
import { summed } from "./summed.ts";

/**
 * What a sitter does in a logbook. It is written on the device first, with the moment it happened by the
 * device's clock, and sent when there is network; `clientId` makes it arrive once, however often it is sent.
 */
export type Deed = DeedBase & DeedFacts;
type DeedBase = { clientId: string; logbookId: number; happenedAt: string };
export type DeedFacts =
  | { kind: "checkIn"; lat?: number; lng?: number; entryId?: number; extra?: boolean }
  | { kind: "checkOut"; lat?: number; lng?: number; note?: string }
  | { kind: "undoCheckOut" }
  | {
      kind: "activity";
      activity: ActivityKind;
      petId?: number;
      petName?: string;
      minutes?: number;
      note?: string;
      taskId?: number;
      /** Done a moment ago as well, and meant. */
      again?: boolean;
    }
  /** What is said of it; the rest stays, and so does the moment. Null: nothing any more. */
  | {
      kind: "changeActivity";
      activityId?: number;
      activityClientId?: string;
      note: string | null;
      minutes: number | null;
      /** What it is, to tell of it while it waits. */
      activity: ActivityKind;
      petId?: number;
      petName?: string;
    }
  /** By its number, or by the deed that made it while that is not known yet. */
  | { kind: "removeActivity"; activityId?: number; activityClientId?: string }
  | ImageFacts
  | { kind: "removeImage"; imageId?: number; imageClientId?: string }
  | { kind: "task"; taskId: number; isDone: boolean }
  /** The sitter's notes of the whole logbook; the last ones stand. */
  | { kind: "notes"; notes: string }
  /** A batch of a walk's points, 500 at most. */
  | {
      kind: "track";
      walkClientId: string;
      startedAt: string;
      endedAt?: string;
      petIds: number[];
      points: DeedPoint[];
    };
type ImageFacts = {
  kind: "image";
  /** Of the scaled picture that is stored beside it. */
  pictureKey: string;
  width: number;
  height: number;
  bytes: number;
  petId?: number;
  caption?: string;
};
export type DeedKind = Deed["kind"];
/** A point of a walk as the device saw it; `segment` goes up by one after each pause. */
export type DeedPoint = {
  lat: number;
  lng: number;
  at: string;
  accuracy?: number;
  segment?: number;
};

/** As a screen hands it in: who it is and when it was are filled in, unless they are known better. */
export type NewDeed = DeedFacts & { clientId?: string; happenedAt?: string };

/** A deed on the device. Kept in the order in which they were done. */
export type WaitingDeed = Deed & {
  /** Goes up by one with each deed on this device. */
  order: number;
  state: "waiting" | "sending" | "refused";
  /** Refused: the server's words, in the language of the page. */
  why?: string;
  /** Of a picture: an address that only this page can show. */
  pictureUrl?: string;
};

/** Whether something that the logbook shows is still on the device alone. */
export function isWaiting(
  waiting: readonly WaitingDeed[],
  { clientId }: { clientId?: string },
): boolean {
  return clientId !== undefined && waiting.some((deed) => isAbout(deed, clientId));
}

/** It makes the thing, or changes what is said of it. */
function isAbout(deed: WaitingDeed, clientId: string): boolean {
  if (deed.clientId === clientId) return true;
  return deed.kind === "changeActivity" && deed.activityClientId === clientId;
}

/** In the order in which they were done, which is that in which they are sent. */
export function inOrder<Ordered extends { order: number }>(deeds: readonly Ordered[]): Ordered[] {
  return [...deeds].sort((a, b) => a.order - b.order);
}

/**
 * The logbook as it will be once everything that waits has arrived. What was refused won't, so it is left
 * out; what has arrived already (its answer may be lost, or slower than the live channel) is not there
 * twice. What is new has a negative number until the server gives it one.
 */
export function withDeeds(logbook: Logbook, deeds: readonly WaitingDeed[]): Logbook {
  const own = inOrder(deeds).filter(
    ({ logbookId, state }) => logbookId === logbook.id && state !== "refused",
  );
  if (own.length === 0) return logbook;
  return summed(own.reduce(withDeed, logbook), logbook);
}

function withDeed(logbook: Logbook, deed: WaitingDeed): Logbook {
  switch (deed.kind) {
    case "checkIn":
      return checkedIn(logbook, deed);
    case "checkOut":
      return checkedOut(logbook, deed);
    case "undoCheckOut":
      return checkOutUndone(logbook);
    case "activity":
      return withActivity(logbook, deed);
    case "changeActivity":
      return activityChanged(logbook, deed);
    case "removeActivity":
      return withoutActivity(logbook, deed);
    case "image":
      return withImage(logbook, deed);
    case "removeImage":
      return withoutImage(logbook, deed);
    case "task":
      return ticked(logbook, deed.taskId, deed.isDone ? instantOf(deed.happenedAt) : undefined);
    case "notes":
      return { ...logbook, sitterNotes: deed.notes };
    case "track":
      return withTrack(logbook, deed);
  }
}

type Waiting<Kind extends DeedKind> = Extract<WaitingDeed, { kind: Kind }>;

function checkedIn(logbook: Logbook, deed: Waiting<"checkIn">): Logbook {
  // Somebody who is in can't come in: then this is the check-in that has arrived.
  if (logbook.entries.some(isOpen)) return logbook;
  const times = { checkInTime: instantOf(deed.happenedAt), checkInLocation: locationOf(deed) };
  const planned = awaitedBy(logbook.entries, deed);
  if (planned) return withEntry(logbook, { ...planned, ...times });
  const entry = { id: -deed.order, ...times, activities: [], images: [], walks: [] };
  return { ...logbook, entries: [...logbook.entries, entry] };
}

/** The server's rule: the one that was chosen, or is planned within two hours; otherwise one of its own. */
function awaitedBy(
  entries: readonly LogbookEntry[],
  { extra, entryId, happenedAt }: Waiting<"checkIn">,
): LogbookEntry | null {
  if (extra) return null;
  if (entryId === undefined) return visitToCheckInto(entries, happenedAt);
  return entries.find(({ id, checkInTime }) => id === entryId && !checkInTime) ?? null;
}

function checkedOut(logbook: Logbook, deed: Waiting<"checkOut">): Logbook {
  const entry = logbook.entries.find(isOpen);
  if (!entry) return logbook;
  const at = instantOf(deed.happenedAt);
  return withEntry(logbook, {
    ...entry,
    checkOutTime: at,
    checkOutLocation: locationOf(deed),
    ...(deed.note ? { note: deed.note } : {}),
    // Who leaves has ended the walk.
    walks: entry.walks.map((walk) => (walk.endedAt ? walk : { ...walk, endedAt: at })),
  });
}

function checkOutUndone(logbook: Logbook): Logbook {
  if (logbook.entries.some(isOpen)) return logbook;
  const last = logbook.entries
    .filter(({ checkOutTime }) => checkOutTime)
    .toSorted((a, b) => msOf(b.checkOutTime ?? "") - msOf(a.checkOutTime ?? ""))[0];
  if (!last) return logbook;
  const { checkOutTime: _time, checkOutLocation: _place, ...entry } = last;
  return withEntry(logbook, entry);
}

function withActivity(logbook: Logbook, deed: Waiting<"activity">): Logbook {
  const { clientId, order, activity: kind, petId, petName, minutes, note, taskId } = deed;
  const doneAt = instantOf(deed.happenedAt);
  const isKnown = logbook.entries.some(({ activities }) => hasDeed(activities, clientId));
  const entry = visitAt(logbook, deed.happenedAt);
  if (isKnown || !entry) return logbook;
  const activity: LogbookActivity = {
    id: -order,
    entryId: entry.id,
    kind,
    ...(petId === undefined ? {} : { petId }),
    ...(petName === undefined ? {} : { petName }),
    ...(minutes === undefined ? {} : { minutes }),
    ...(note === undefined ? {} : { note }),
    doneAt,
    images: [],
    clientId,
  };
  const written = withEntry(logbook, { ...entry, activities: [...entry.activities, activity] });
  return taskId === undefined ? written : ticked(written, taskId, doneAt);
}

function activityChanged(logbook: Logbook, deed: Waiting<"changeActivity">): Logbook {
  const { note, minutes } = deed;
  const changed = ({ note: _note, minutes: _minutes, ...activity }: LogbookActivity) => ({
    ...activity,
    ...(note === null ? {} : { note }),
    ...(minutes === null ? {} : { minutes }),
  });
  return eachEntry(logbook, (entry) => ({
    ...entry,
    activities: entry.activities.map((one) => (isMeant(one, deed) ? changed(one) : one)),
  }));
}

function withoutActivity(logbook: Logbook, deed: Waiting<"removeActivity">): Logbook {
  return eachEntry(logbook, (entry) => ({
    ...entry,
    activities: entry.activities.filter((activity) => !isMeant(activity, deed)),
  }));
}

function isMeant(
  { id, clientId }: LogbookActivity,
  deed: { activityId?: number; activityClientId?: string },
): boolean {
  return id === deed.activityId || (clientId !== undefined && clientId === deed.activityClientId);
}

function withImage(logbook: Logbook, deed: Waiting<"image">): Logbook {
  const { clientId, order, width, height, petId, caption, pictureUrl } = deed;
  const isKnown = logbook.entries.some(({ images }) => hasDeed(images, clientId));
  const entry = visitAt(logbook, deed.happenedAt);
  // Its address is made when the page has read it; a moment later it is there.
  if (isKnown || !entry || pictureUrl === undefined) return logbook;
  const image: LogbookImage = {
    id: -order,
    entryId: entry.id,
    url: pictureUrl,
    sizes: [{ width, url: pictureUrl }],
    width,
    height,
    placeholder: "",
    takenAt: instantOf(deed.happenedAt),
    isHearted: false,
    addedToPetIds: [],
    isAddedToProfile: false,
    clientId,
    ...(petId === undefined ? {} : { petId }),
    ...(caption === undefined ? {} : { caption }),
  };
  return {
    ...withEntry(logbook, { ...entry, images: [...entry.images, image] }),
    imagesCount: logbook.imagesCount + 1,
    latestImages: [image, ...logbook.latestImages],
  };
}

function withoutImage(logbook: Logbook, deed: Waiting<"removeImage">): Logbook {
  const isGone = ({ id, clientId }: LogbookImage) =>
    id === deed.imageId || (clientId !== undefined && clientId === deed.imageClientId);
  const stays = (images: LogbookImage[]) => images.filter((image) => !isGone(image));
  const gone = logbook.entries.flatMap(({ images }) => images).filter(isGone).length;
  return {
    ...eachEntry(logbook, (entry) => ({ ...entry, images: stays(entry.images) })),
    latestImages: stays(logbook.latestImages),
    imagesCount: logbook.imagesCount - gone,
  };
}

function ticked(logbook: Logbook, taskId: number, doneAt: string | undefined): Logbook {
  const tasks = logbook.tasks.map((task) => {
    if (task.id !== taskId) return task;
    const { doneAt: _, ...undone } = task;
    return doneAt === undefined ? undone : { ...undone, doneAt };
  });
  return { ...logbook, tasks };
}

function withTrack(logbook: Logbook, deed: Waiting<"track">): Logbook {
  const { walkClientId, startedAt, petIds, points, order } = deed;
  const known = logbook.entries.find(({ walks }) => hasDeed(walks, walkClientId));
  const entry = known ?? visitAt(logbook, startedAt);
  if (!entry) return logbook;
  const before = entry.walks.find(({ clientId }) => clientId === walkClientId);
  const way = walkedLines(
    points.map(({ at, segment = 0, ...point }) => ({ ...point, at: msOf(at), segment })),
  );
  const endedAt = deed.endedAt ? instantOf(deed.endedAt) : before?.endedAt;
  const walk: LogbookWalk = {
    id: before?.id ?? -order,
    entryId: entry.id,
    startedAt: before?.startedAt ?? instantOf(startedAt),
    ...(endedAt === undefined ? {} : { endedAt }),
    distanceM: (before?.distanceM ?? 0) + Math.round(walkedMetres(way)),
    minutes: minutesBetween(startedAt, endedAt ?? points.at(-1)?.at ?? startedAt),
    petIds,
    lines: [...(before?.lines ?? []), ...way.map((line) => line.map(placeOf))],
    clientId: walkClientId,
  };
  const others = entry.walks.filter((one) => one !== before);
  return withEntry(logbook, { ...entry, walks: [...others, walk] });
}

const placeOf = ({ lat, lng }: { lat: number; lng: number }): [number, number] => [lat, lng];

function minutesBetween(start: string, end: string): number {
  return Math.max(0, Math.round((msOf(end) - msOf(start)) / 60_000));
}

/** The visit that went on at that moment, the latest if there are two; or the one that goes on. */
function visitAt(logbook: Logbook, at: string): LogbookEntry | undefined {
  const [then] = logbook.entries
    .filter(
      ({ checkInTime, checkOutTime }) =>
        checkInTime !== undefined &&
        msOf(checkInTime) <= msOf(at) &&
        (checkOutTime === undefined || msOf(at) <= msOf(checkOutTime)),
    )
    .toSorted((one, other) => msOf(other.checkInTime ?? "") - msOf(one.checkInTime ?? ""));
  return then ?? logbook.entries.find(isOpen);
}

function withEntry(logbook: Logbook, changed: LogbookEntry): Logbook {
  return eachEntry(logbook, (entry) => (entry.id === changed.id ? changed : entry));
}

function eachEntry(logbook: Logbook, change: (entry: LogbookEntry) => LogbookEntry): Logbook {
  return { ...logbook, entries: logbook.entries.map(change) };
}

function hasDeed(made: readonly { clientId?: string }[], clientId: string): boolean {
  return made.some((one) => one.clientId === clientId);
}

function locationOf({ lat, lng }: { lat?: number; lng?: number }): CheckLocation {
  if (lat === undefined || lng === undefined) return { state: "refused" };
  return { state: "known", latitude: lat, longitude: lng };
}

const msOf = (instant: string) => new Date(instant).getTime();

/** As the server writes them: to the second. */
function instantOf(happenedAt: string): string {
  return new Date(happenedAt).toISOString().replace(/\.\d{3}Z$/, "Z");
}
