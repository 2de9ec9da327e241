import { ApiError } from "#web/lib/api/api-error.ts";
import {
  type Joining,
  mayWorkLater,
  type OutboxRules,
  type Outcome,
  type Stored,
} from "#web/lib/outbox/outbox-item.ts";
import type { Deed } from "./deeds.ts";

/** A deed as it lies on the device. */
export type StoredDeed = Stored<Deed>;

/** What an attempt came to. Not found: what was to be removed is gone already. */
export function outcomeOf(deed: Pick<Deed, "kind">, error: unknown): Outcome {
  const status = error instanceof ApiError ? error.status : 0;
  if (mayWorkLater(status)) return "later";
  const isRemoval = deed.kind === "removeActivity" || deed.kind === "removeImage";
  if (isRemoval && status === 404) return "gone";
  return { refusal: error instanceof ApiError ? error.messages.join(" ") : "" };
}

function joiningOf(waiting: readonly StoredDeed[], deed: Deed): Joining<Deed> {
  const older = waiting
    .filter((one) => !one.isTried && isSaidAnew(one, deed))
    .map(({ clientId }) => clientId);
  const made = madeBy(deed);
  const maker = waiting.find(({ clientId }) => clientId === made);
  // One that was on its way may be there: then it has to be changed or removed there too, after it.
  if (!maker || (maker.isTried && maker.refusal === undefined)) {
    return { dropped: older, isNeeded: true };
  }
  if (deed.kind === "changeActivity" && maker.kind === "activity") {
    const { note: _note, minutes: _minutes, ...rest } = maker;
    const { note, minutes } = deed;
    const changed = {
      ...rest,
      ...(note === null ? {} : { note }),
      ...(minutes === null ? {} : { minutes }),
    };
    return { dropped: [], changed, isNeeded: false };
  }
  return { dropped: [maker.clientId], isNeeded: false };
}

/** The last word on the same thing stands. */
function isSaidAnew(before: Deed, deed: Deed): boolean {
  if (before.kind === "notes" && deed.kind === "notes") return before.logbookId === deed.logbookId;
  if (before.kind !== "changeActivity" || deed.kind !== "changeActivity") return false;
  const { activityId, activityClientId } = deed;
  return (
    (activityId !== undefined && before.activityId === activityId) ||
    (activityClientId !== undefined && before.activityClientId === activityClientId)
  );
}

/** The deed that made what this one changes or removes. */
function madeBy(deed: Deed): string | undefined {
  if (deed.kind === "removeActivity" || deed.kind === "changeActivity") {
    return deed.activityClientId;
  }
  return deed.kind === "removeImage" ? deed.imageClientId : undefined;
}

/** What changes or removes the thing that has just got its number learns it. */
function withNumber(deed: StoredDeed, maker: string, id: number): StoredDeed {
  if (madeBy(deed) !== maker) return deed;
  if (deed.kind === "removeActivity" || deed.kind === "changeActivity") {
    return { ...deed, activityId: id };
  }
  return deed.kind === "removeImage" ? { ...deed, imageId: id } : deed;
}

/** Changes or removes something that never arrived: there is nothing to say to the server. */
export function isMoot(deed: Deed): boolean {
  if (deed.kind === "removeActivity" || deed.kind === "changeActivity") {
    return deed.activityId === undefined;
  }
  return deed.kind === "removeImage" && deed.imageId === undefined;
}

/**
 * What can't stay without it: of a check-in that is taken back, everything up to the next one. It would be
 * refused, as nobody was there.
 */
export function belongingTo(deeds: readonly StoredDeed[], clientId: string): StoredDeed[] {
  const index = deeds.findIndex((deed) => deed.clientId === clientId);
  const deed = deeds[index];
  if (deed?.kind !== "checkIn" || deed.isTried) return [];
  const later = deeds.slice(index + 1).filter(({ logbookId }) => logbookId === deed.logbookId);
  const next = later.findIndex(({ kind }) => kind === "checkIn");
  return next === -1 ? later : later.slice(0, next);
}

/** How deeds get on with each other. */
export const deedRules: OutboxRules<Deed> = { joiningOf, madeBy, withNumber };
