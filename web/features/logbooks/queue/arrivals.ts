import type {
  LogbookActivity,
  LogbookEntry,
  LogbookImage,
  LogbookWalk,
} from "#contract/logbooks/logbook-entries.ts";
import type { Logbook } from "#contract/logbooks.ts";
import type { Deed } from "./deeds.ts";

/** A deed that the server has, with what it answered. */
export type Arrival = {
  deed: Deed;
  logbook?: Logbook;
  activity?: LogbookActivity;
  image?: LogbookImage;
  walk?: LogbookWalk;
};

/**
 * The logbook as it was fetched, with what has arrived since: told before the deed leaves the queue, so that
 * nothing blinks between waiting and being there.
 */
export function withArrival(logbook: Logbook, arrival: Arrival): Logbook {
  const { deed, activity, image, walk } = arrival;
  if (deed.logbookId !== logbook.id) return logbook;
  if (arrival.logbook) return withVisitsOf(arrival.logbook, logbook);
  if (activity) {
    const doneAt = activity.doneAt;
    const taskId = deed.kind === "activity" ? deed.taskId : undefined;
    return {
      ...inVisit(logbook, activity.entryId, ({ activities }) => ({
        activities: placed(activities, activity),
      })),
      tasks: logbook.tasks.map((task) => (task.id === taskId ? { ...task, doneAt } : task)),
    };
  }
  if (image) {
    const isNew = !logbook.latestImages.some(({ id }) => id === image.id);
    return {
      ...inVisit(logbook, image.entryId, ({ images }) => ({ images: placed(images, image) })),
      latestImages: isNew ? [image, ...logbook.latestImages] : logbook.latestImages,
      imagesCount: logbook.imagesCount + (isNew ? 1 : 0),
    };
  }
  if (walk) {
    return inVisit(logbook, walk.entryId, ({ walks }) => ({ walks: placed(walks, walk) }));
  }
  return withoutRemoved(logbook, deed);
}

/** An answer has the latest visits; earlier ones that were fetched before stay. */
function withVisitsOf(answer: Logbook, before: Logbook): Logbook {
  const known = new Set(answer.entries.map(({ id }) => id));
  const earlier = before.entries.filter(({ id }) => !known.has(id));
  const startOf = ({ plannedAt, checkInTime }: LogbookEntry) => plannedAt ?? checkInTime ?? "";
  const entries = [...earlier, ...answer.entries].toSorted((a, b) =>
    startOf(a).localeCompare(startOf(b)),
  );
  return { ...answer, entries };
}

function withoutRemoved(logbook: Logbook, deed: Deed): Logbook {
  if (deed.kind === "removeActivity") {
    return eachVisit(logbook, ({ activities }) => ({
      activities: activities.filter(({ id }) => id !== deed.activityId),
    }));
  }
  if (deed.kind === "removeImage") {
    const stays = (images: LogbookImage[]) => images.filter(({ id }) => id !== deed.imageId);
    const wasThere = logbook.entries.some(({ images }) => stays(images).length < images.length);
    return {
      ...eachVisit(logbook, ({ images }) => ({ images: stays(images) })),
      latestImages: stays(logbook.latestImages),
      imagesCount: logbook.imagesCount - (wasThere ? 1 : 0),
    };
  }
  return logbook;
}

/** In its place if it is there already, else at the end. */
function placed<One extends { id: number }>(all: readonly One[], one: One): One[] {
  const isThere = all.some(({ id }) => id === one.id);
  return isThere ? all.map((each) => (each.id === one.id ? one : each)) : [...all, one];
}

function inVisit(
  logbook: Logbook,
  entryId: number,
  change: (entry: LogbookEntry) => Partial<LogbookEntry>,
): Logbook {
  return eachVisit(logbook, (entry) => (entry.id === entryId ? change(entry) : {}));
}

function eachVisit(
  logbook: Logbook,
  change: (entry: LogbookEntry) => Partial<LogbookEntry>,
): Logbook {
  return { ...logbook, entries: logbook.entries.map((entry) => ({ ...entry, ...change(entry) })) };
}
