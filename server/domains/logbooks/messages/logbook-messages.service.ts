import {
  type LogbookMessageParams,
  logbookMessageParams,
} from "#contract/logbooks/logbook-messages.ts";
import { profileTypes } from "#contract/profiles.ts";
import type { Db } from "#server/db/database.ts";
import {
  changeProductMessage,
  findLastSaid,
  lockRoomToTell,
  writeProductMessage,
} from "#server/domains/chat/messages/product-messages.service.ts";
import type { Context } from "#server/platform/context.ts";
import { findLogbook, type LogbookRow } from "../logbook-access.service.ts";
import type { LogbookChanged } from "../logbooks.events.ts";
import { listLogbookPets } from "../logbooks.repository.ts";
import {
  flat,
  type Gathered,
  gather,
  type Happening,
  logbookTypes,
  messageTypeOf,
} from "./gathering.rules.ts";
import { findHappenings } from "./happenings.service.ts";
import { ownerTold } from "./logbook-messages.events.ts";
import { changeGathering, findMessageImage, lockGathering } from "./logbook-messages.repository.ts";
import { tellRemoved } from "./removals.service.ts";

type TellContext = Context<"outbox">;

/** What follows from a change: the owner is told what the sitter did, gathered. */
export async function tellOwner(ctx: TellContext, changed: LogbookChanged): Promise<void> {
  if (changed.by !== "pet_sitter") return;
  const logbook = await findLogbook(ctx.db, changed.logbookId);
  if (!logbook || logbook.chatRoomId === null) return;
  const { chatRoomId: roomId } = logbook;
  if (changed.change === "removed") return tellRemoved(ctx, { changed, roomId });
  if (changed.change === "checkIn" && changed.entryId !== undefined) {
    await answerMissedVisit(ctx, { roomId, entryId: changed.entryId });
  }
  for (const happening of await findHappenings(ctx.db, changed)) {
    await tellHappening(ctx, { logbook, roomId, happening });
  }
}

type Telling = { logbook: LogbookRow; roomId: number; happening: Happening };

async function tellHappening(
  ctx: TellContext,
  { logbook, roomId, happening }: Telling,
): Promise<void> {
  const { db, now } = ctx;
  // The room first, as everybody locks them: from here on nobody else tells anything of this logbook.
  if (!(await lockRoomToTell(db, roomId))) return;
  const { gatheringUntil = null } = (await lockGathering(db, logbook.id)) ?? {};
  const running = await findRunning(ctx, { logbookId: logbook.id, roomId, gatheringUntil });
  const telling = gather(running, happening, now);
  if (!telling) return;
  const { gathered, isNew, until } = telling;
  const told = await paramsOf(db, logbook.id, gathered);
  const type = messageTypeOf(gathered);
  const picture = gathered.imageId ? await findMessageImage(db, gathered.imageId) : null;
  const said = { roomId, type, params: flat(told), picture };
  let messageId = running?.messageId ?? null;
  if (isNew || messageId === null) {
    messageId = await writeProductMessage(ctx, {
      ...said,
      forSide: "pet_owner",
      causedBy: "pet_sitter",
    });
    // The owner has gone.
    if (messageId === null) return;
  } else {
    await changeProductMessage(ctx, { ...said, messageId, isNews: true });
  }
  await changeGathering(db, logbook.id, until);
  const isFirst = gatheringUntil === null && happening.what === "checkIn";
  const hasNewImage = happening.what === "image";
  const { id: logbookId } = logbook;
  await ctx.outbox.publish(db, [
    ownerTold({ logbookId, messageId, isNew, isFirst, hasNewImage, told }),
  ]);
}

type Asked = { logbookId: number; roomId: number; gatheringUntil: Date | null };
type Running = { gathered: Gathered; until: Date; messageId: number };

/** The message whose five minutes have not passed; what it says is in its parameters. */
async function findRunning(
  { db, now }: TellContext,
  { logbookId, roomId, gatheringUntil: until }: Asked,
): Promise<Running | null> {
  if (!until || until <= now) return null;
  const types = logbookTypes;
  const said = await findLastSaid(db, { roomId, types, key: "logbookId", id: logbookId });
  const told = logbookMessageParams.safeParse(said?.params);
  if (!said || !told.success) return null;
  const { logbookId: _id, petNames: _names, ...gathered } = told.data;
  return { gathered, until, messageId: said.id };
}

/** As a message has it: what is gathered, and whose logbook it is. */
async function paramsOf(
  db: Db,
  logbookId: number,
  gathered: Gathered,
): Promise<LogbookMessageParams> {
  const pets = await listLogbookPets(db, [logbookId]);
  return { logbookId, petNames: pets.map(({ name }) => name).join(", "), ...gathered };
}

/** Part of telling that somebody came: whoever was told that nobody did, reads that they are there. */
async function answerMissedVisit(
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
