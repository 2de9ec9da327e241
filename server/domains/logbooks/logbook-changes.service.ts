import type { ProfileType } from "#contract/profiles.ts";
import type { Context } from "#server/platform/context.ts";
import { type LogbookChange, logbookChanged } from "./logbooks.events.ts";
import { changeLogbook, type LogbookRow, raiseUnread } from "./logbooks.repository.ts";

type Changed = {
  logbook: Pick<LogbookRow, "id">;
  change: LogbookChange;
  /** Absent when the clock or a booking did it. */
  by?: ProfileType;
  /** When it happened; absent: now. */
  at?: Date;
  entryId?: number;
  activityId?: number;
  imageId?: number;
};

/** Of what is taken without a word to the other side, it is not said who did it. */
export function whose(by: ProfileType | undefined): Pick<Changed, "by"> {
  return by ? { by } : {};
}

/** What is no news for the other: that something was taken away, loved or copied is seen and not counted. */
const unheard: readonly LogbookChange[] = [
  "heart",
  "heartTaken",
  "copied",
  "removed",
  "planned",
  "undoCheckOut",
  "contactEnded",
];

/** Part of every change, in its transaction: the other has something to read, and it shows live. */
export async function tellChanged(
  { db, now, outbox }: Context<"outbox">,
  { logbook, change, by, at = now, entryId, activityId, imageId }: Changed,
): Promise<void> {
  await changeLogbook(db, logbook.id, { changedAt: now });
  if (by && !unheard.includes(change)) {
    await raiseUnread(db, logbook.id, by === "pet_owner" ? "pet_sitter" : "pet_owner");
  }
  await outbox.publish(db, [
    logbookChanged({
      logbookId: logbook.id,
      change,
      by,
      happenedAt: at,
      entryId,
      activityId,
      imageId,
    }),
  ]);
}
