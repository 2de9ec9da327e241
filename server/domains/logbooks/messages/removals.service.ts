import { logbookMessageParams } from "#contract/logbooks/logbook-messages.ts";
import { toInstant } from "#contract/shared/dates.ts";
import {
  changeProductMessage,
  findLastSaid,
  lockRoomToTell,
  type SaidBefore,
} from "#server/domains/chat/messages/product-messages.service.ts";
import type { Context } from "#server/platform/context.ts";
import type { LogbookChanged } from "../logbooks.events.ts";
import {
  flat,
  type Gathered,
  messageTypeOf,
  logbookTypes as types,
  withoutActivity,
  withoutImage,
} from "./gathering.rules.ts";
import {
  findMessageImage,
  findRemovedActivity,
  listImageIds,
  listKindsOfEntry,
} from "./logbook-messages.repository.ts";

type Removed = { changed: LogbookChanged; roomId: number };

/** What was taken away is not told of any more; that it was is no news. */
export async function tellRemoved(
  ctx: Context<"outbox">,
  { changed, roomId }: Removed,
): Promise<void> {
  const { db } = ctx;
  if (!(await lockRoomToTell(db, roomId))) return;
  const said = await findSaid(ctx, { changed, roomId });
  const told = logbookMessageParams.safeParse(said?.params);
  if (!said || !told.success) return;
  const { logbookId, petNames, ...before } = told.data;
  const gathered = await afterRemoval(ctx, { changed, before });
  if (!gathered) return;
  const picture = gathered.imageId ? await findMessageImage(db, gathered.imageId) : null;
  await changeProductMessage(ctx, {
    roomId,
    messageId: said.id,
    type: messageTypeOf(gathered),
    params: flat({ logbookId, petNames, ...gathered }),
    picture,
    isNews: false,
  });
}

/** The message that shows the picture, else the last one. */
async function findSaid({ db }: Context, { changed, roomId }: Removed): Promise<SaidBefore | null> {
  const { logbookId, imageId } = changed;
  const shown =
    imageId === undefined
      ? null
      : await findLastSaid(db, { roomId, types, key: "imageId", id: imageId });
  return shown ?? findLastSaid(db, { roomId, types, key: "logbookId", id: logbookId });
}

/** Null: this message did not tell of it. */
async function afterRemoval(
  { db }: Context,
  { changed, before }: { changed: LogbookChanged; before: Gathered },
): Promise<Gathered | null> {
  const { logbookId, imageId, activityId } = changed;
  if (imageId !== undefined) {
    const { firstImageId: from = 0, imageId: until = 0 } = before;
    if (imageId < from || imageId > until) return null;
    return withoutImage(before, await listImageIds(db, logbookId, { from, until }));
  }
  const activity = activityId === undefined ? null : await findRemovedActivity(db, activityId);
  if (!activity) return null;
  const doneAt = toInstant(activity.doneAt);
  if (doneAt < before.from || doneAt > before.until) return null;
  return withoutActivity(before, await listKindsOfEntry(db, activity.entryId));
}
