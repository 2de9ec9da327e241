import type {
  CheckLocation,
  LogbookActivity,
  LogbookEntry,
  LogbookImage,
  LogbookTask,
} from "#contract/logbooks/logbook-entries.ts";
import type { ProfileType } from "#contract/profiles.ts";
import { toInstant } from "#contract/shared/dates.ts";
import { presentPrivateImage } from "#server/platform/images/stored-images.ts";
import type { ActivityRow, TaskRow } from "./activities.repository.ts";
import type { LogbookImageRow } from "./images/logbook-images.repository.ts";
import type { EntryRow } from "./visits.repository.ts";
import { presentWalk } from "./walks/walks.presenter.ts";
import type { WalkRow } from "./walks/walks.repository.ts";

/** All that visits are made of; asked for once, however many there are. */
export type EntryParts = {
  activities: readonly ActivityRow[];
  images: readonly LogbookImageRow[];
  walks: readonly WalkRow[];
};

export function presentEntry(row: EntryRow, parts: EntryParts, side: ProfileType): LogbookEntry {
  const isOf = ({ entryId }: { entryId: number }) => entryId === row.id;
  const images = parts.images.filter(isOf);
  return {
    id: row.id,
    plannedAt: optionalInstant(row.plannedAt),
    checkInTime: optionalInstant(row.checkInAt),
    checkInLocation: locationOf(row.checkInAt, row.checkInLat, row.checkInLng),
    checkOutTime: optionalInstant(row.checkOutAt),
    checkOutLocation: locationOf(row.checkOutAt, row.checkOutLat, row.checkOutLng),
    ...(side === "pet_owner"
      ? { distanceM: row.distanceM ?? undefined }
      : { near: row.near ?? undefined }),
    isCheckInToldLater: row.isCheckInToldLater || undefined,
    isCheckOutToldLater: row.isCheckOutToldLater || undefined,
    note: row.note ?? undefined,
    activities: parts.activities.filter(isOf).map((activity) =>
      presentActivity(
        activity,
        images.filter(({ activityId }) => activityId === activity.id),
      ),
    ),
    // Those of an activity are shown with it.
    images: images.filter(({ activityId }) => activityId === null).map(presentLogbookImage),
    walks: parts.walks.filter(isOf).map((walk) => presentWalk(walk, side)),
  };
}

export function presentActivity(
  row: ActivityRow,
  images: readonly LogbookImageRow[],
): LogbookActivity {
  return {
    id: row.id,
    entryId: row.entryId,
    kind: row.kind,
    petId: row.petId ?? undefined,
    petName: row.petName ?? undefined,
    minutes: row.minutes ?? undefined,
    note: row.note ?? undefined,
    doneAt: toInstant(row.doneAt),
    isToldLater: row.isToldLater || undefined,
    images: images.map(presentLogbookImage),
    clientId: row.clientId ?? undefined,
  };
}

export function presentLogbookImage(row: LogbookImageRow): LogbookImage {
  return {
    ...presentPrivateImage(row),
    entryId: row.entryId,
    activityId: row.activityId ?? undefined,
    petId: row.petId ?? undefined,
    caption: row.caption ?? undefined,
    takenAt: toInstant(row.takenAt),
    isToldLater: row.isToldLater || undefined,
    isHearted: row.heartedAt !== null,
    addedToPetIds: row.addedToPetIds,
    isAddedToProfile: row.isAddedToProfile,
    clientId: row.clientId ?? undefined,
  };
}

export function presentTask(row: TaskRow): LogbookTask {
  return {
    id: row.id,
    text: row.text,
    date: row.onDay ?? undefined,
    time: row.time ?? undefined,
    petId: row.petId ?? undefined,
    doneAt: optionalInstant(row.doneAt),
    isToldLater: (row.doneAt !== null && row.isToldLater) || undefined,
  };
}

function optionalInstant(at: Date | null): string | undefined {
  return at ? toInstant(at) : undefined;
}

function locationOf(
  at: Date | null,
  latitude: number | null,
  longitude: number | null,
): CheckLocation | undefined {
  if (!at) return undefined;
  if (latitude === null || longitude === null) return { state: "refused" };
  return { state: "known", latitude, longitude };
}
