import { profileTypes } from "#contract/profiles.ts";
import {
  changeProductMessage,
  findLastSaid,
  lockRoomToTell,
} from "#server/domains/chat/messages/product-messages.service.ts";
import type { Context } from "#server/platform/context.ts";

/** Part of telling that somebody came: whoever was told that nobody did, reads that they are there. */
export async function answerMissedVisit(
  ctx: Context<"outbox">,
  { roomId, entryId }: { roomId: number; entryId: number },
): Promise<void> {
  const { db } = ctx;
  const type = "REMINDER_CHECK_IN";
  if (!(await lockRoomToTell(db, roomId))) return;
  for (const forSide of profileTypes) {
    const about = { roomId, types: [type], key: "entryId", id: entryId, forSide } as const;
    const said = await findLastSaid(db, about);
    if (!said || said.params.isAnswered === true) continue;
    const params = { ...said.params, isAnswered: true };
    await changeProductMessage(ctx, { roomId, messageId: said.id, type, params, isNews: false });
  }
}
