import { minuteMs } from "#contract/shared/durations.ts";
import type { Db } from "#server/db/database.ts";
import type { LogbookChanged } from "../logbooks.events.ts";
import type { Happening } from "./gathering.rules.ts";
import {
  findLastWalk,
  findMessageImage,
  findToldActivity,
  findToldEntry,
  isTaskDoneAt,
  listImagesOfActivity,
} from "./logbook-messages.repository.ts";

/** What there is to say of a change now; nothing where it was taken back meanwhile. */
export async function findHappenings(db: Db, changed: LogbookChanged): Promise<Happening[]> {
  const { change, happenedAt: at, entryId = 0, activityId, imageId } = changed;
  switch (change) {
    case "checkIn":
      return [{ what: "checkIn", at }];
    case "checkOut":
      return checkOutOf(db, entryId);
    case "undoCheckOut":
      return [{ what: "undoCheckOut", at }];
    case "activity":
      return activityOf(db, { activityId, at });
    case "image":
      return imageId !== undefined && (await findMessageImage(db, imageId))
        ? [{ what: "image", imageId, at }]
        : [];
    case "walk": {
      const walk = await findLastWalk(db, entryId);
      // One that goes on is seen live; it is told when it has ended.
      if (!walk?.endedAt) return [];
      return [walked(walk, walk.endedAt)];
    }
    case "tasks":
      return (await isTaskDoneAt(db, changed.logbookId, at)) ? [{ what: "task", at }] : [];
    case "notes":
      return [{ what: "notes", at }];
    default:
      return [];
  }
}

async function checkOutOf(db: Db, entryId: number): Promise<Happening[]> {
  const entry = await findToldEntry(db, entryId);
  if (!entry?.checkInAt || !entry.checkOutAt) return [];
  const { checkInAt, checkOutAt: at } = entry;
  const minutes = Math.round((at.getTime() - checkInAt.getTime()) / minuteMs);
  const walk = await findLastWalk(db, entryId);
  // Who goes ends the walk that went on.
  const isEnded = walk?.endedAt?.getTime() === at.getTime();
  return [...(isEnded ? [walked(walk, at)] : []), { what: "checkOut", at, minutes }];
}

function walked({ id: walkId, distanceM }: { id: number; distanceM: number }, at: Date): Happening {
  return { what: "walk", walkId, distanceM, at };
}

/** With the pictures that were sent along with it; of one that was changed later, those alone. */
async function activityOf(
  db: Db,
  { activityId, at }: { activityId: number | undefined; at: Date },
): Promise<Happening[]> {
  const activity = activityId === undefined ? null : await findToldActivity(db, activityId);
  if (!activity || activityId === undefined) return [];
  const { kind, doneAt } = activity;
  const isNew = doneAt.getTime() === at.getTime();
  const all = await listImagesOfActivity(db, activityId);
  const images = all.filter(({ createdAt }) => isNew || createdAt.getTime() === at.getTime());
  return [
    ...(isNew ? [{ what: "activity" as const, kind, at }] : []),
    ...images.map(({ id: imageId }): Happening => ({ what: "image", imageId, at: doneAt })),
  ];
}
