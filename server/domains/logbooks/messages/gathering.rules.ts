import type { ActivityKind } from "#contract/logbooks/logbook-entries.ts";
import {
  gatheringMinutes,
  type LogbookMessageParams,
  lateMinutes,
} from "#contract/logbooks/logbook-messages.ts";
import type { MessageType } from "#contract/messages.ts";
import { toInstant } from "#contract/shared/dates.ts";
import { minuteMs } from "#contract/shared/durations.ts";

/*
  The owner hears what the sitter does, and is not flooded by it. Somebody coming is told at once and by
  itself. Whatever else comes is gathered: the first of it is a message, and what comes within five minutes
  changes that one. What happened long ago and came only now, as the phone had no network, is one message
  however long it takes to arrive, its check-ins too: nobody is told five times of this morning.
*/

/** Something that the sitter did, with what there is to say of it. */
export type Happening = { at: Date } & (
  | { what: "checkIn" }
  | { what: "checkOut"; minutes: number }
  | { what: "undoCheckOut" }
  | { what: "activity"; kind: ActivityKind }
  | { what: "image"; imageId: number }
  | { what: "walk"; walkId: number; distanceM: number }
  | { what: "task" }
  | { what: "notes" }
);

/** What a message holds so far. */
export type Gathered = Omit<LogbookMessageParams, "logbookId" | "petNames">;

export type Telling = {
  gathered: Gathered;
  /** Another message; otherwise the running one is changed. */
  isNew: boolean;
  /** Until then, what comes is gathered in it. */
  until: Date;
};

export function isLate(at: Date, now: Date): boolean {
  return now.getTime() - at.getTime() > lateMinutes * minuteMs;
}

/**
 * What becomes of the running message, or how a new one begins. `running` is the message whose five minutes
 * have not passed, with the moment they do. Null: there is nothing to tell by this.
 */
export function gather(
  running: { gathered: Gathered; until: Date } | null,
  happening: Happening,
  now: Date,
): Telling | null {
  const late = isLate(happening.at, now);
  // Closed at once: what is done after somebody came stands below it.
  if (happening.what === "checkIn" && !late) {
    return { gathered: add(begun(happening), happening), isNew: true, until: now };
  }
  const before = running && running.until > now ? running : null;
  const gathered = add(before?.gathered ?? begun(happening), happening);
  if (before && isSame(before.gathered, gathered)) return null;
  const isOfLate = late || gathered.isLate === true;
  const end = new Date(now.getTime() + gatheringMinutes * minuteMs);
  return {
    gathered: isOfLate ? { ...gathered, isLate: true } : gathered,
    isNew: before === null,
    // A long row of what came late is one message: each puts the end off.
    until: before && !isOfLate ? before.until : end,
  };
}

function begun({ at }: Happening): Gathered {
  return { from: toInstant(at), until: toInstant(at) };
}

function add(before: Gathered, happening: Happening): Gathered {
  const at = toInstant(happening.at);
  const after: Gathered = {
    ...before,
    from: earlier(at, before.from),
    until: before.until === earlier(at, before.until) ? at : before.until,
  };
  const { checkedOutAt: _gone, minutes: _minutes, isBack: _back, ...there } = after;
  switch (happening.what) {
    case "checkIn": {
      const visits = (before.visits ?? 0) + 1;
      const { checkedInAt = at } = before;
      return { ...there, visits, checkedInAt: earlier(at, checkedInAt) };
    }
    case "checkOut":
      return { ...there, checkedOutAt: at, minutes: happening.minutes };
    case "undoCheckOut":
      return { ...there, isBack: true };
    case "activity":
      return {
        ...after,
        activities: (before.activities ?? 0) + 1,
        kinds: withKind(before.kinds, happening.kind),
      };
    case "image":
      return {
        ...after,
        images: (before.images ?? 0) + 1,
        firstImageId: before.firstImageId ?? happening.imageId,
        imageId: happening.imageId,
      };
    case "walk":
      return addWalk(before, after, happening);
    case "task":
      return { ...after, tasks: (before.tasks ?? 0) + 1 };
    case "notes":
      return { ...after, hasNotes: true };
  }
}

/** Of two instants as they are written. */
function earlier(one: string, other: string): string {
  return one.localeCompare(other) < 0 ? one : other;
}

/** The points of one walk come in batches: the distance grows, and it stays one walk. */
function addWalk(
  before: Gathered,
  after: Gathered,
  { walkId, distanceM }: { walkId: number; distanceM: number },
): Gathered {
  if (before.walkId === walkId && before.walks === 1) return { ...after, walkedM: distanceM };
  if (before.walkId === walkId) return before;
  const walkedM = (before.walkedM ?? 0) + distanceM;
  return { ...after, walks: (before.walks ?? 0) + 1, walkedM, walkId };
}

function withKind(kinds: string | undefined, kind: ActivityKind): string {
  const known = kinds ? kinds.split(",") : [];
  return known.includes(kind) ? known.join(",") : [...known, kind].join(",");
}

function isSame(one: Gathered, other: Gathered): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The kinds of messages that tell of what the sitter did. */
export const logbookTypes = [
  "LOGBOOK_CHECK_IN",
  "LOGBOOK_UPDATE",
  "LOGBOOK_IMAGE",
] as const satisfies readonly MessageType[];

/** As a message keeps it: what is not there is left out. */
export function flat(params: object): Record<string, string | number | boolean> {
  return Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined));
}

/** Of what kind a message is by what it holds: somebody came, there is a picture, or something was done. */
export function messageTypeOf({ visits = 0, images = 0 }: Gathered) {
  if (visits > 0) return "LOGBOOK_CHECK_IN" as const;
  return images > 0 ? ("LOGBOOK_IMAGE" as const) : ("LOGBOOK_UPDATE" as const);
}

/** How many things a message tells of. */
export function countOf(gathered: Gathered): number {
  const { visits = 0, activities = 0, images = 0, walks = 0, tasks = 0, hasNotes } = gathered;
  return visits + activities + images + walks + tasks + (hasNotes ? 1 : 0);
}

/** An image was taken away: `left` are those of the message that are still there, in their order. */
export function withoutImage(gathered: Gathered, left: readonly number[]): Gathered {
  const { images: _images, imageId: _last, firstImageId: _first, ...rest } = gathered;
  const [firstImageId, imageId] = [left[0], left.at(-1)];
  if (firstImageId === undefined || imageId === undefined) return rest;
  return { ...rest, images: left.length, firstImageId, imageId };
}

/** An activity was taken back; `kinds` are those that are left of the visit. */
export function withoutActivity(gathered: Gathered, kinds: readonly ActivityKind[]): Gathered {
  const { activities = 0, kinds: before = "", ...rest } = gathered;
  if (activities <= 1) return rest;
  const isLeft = (kind: string) => kinds.some((each) => each === kind);
  return { ...rest, activities: activities - 1, kinds: before.split(",").filter(isLeft).join(",") };
}
