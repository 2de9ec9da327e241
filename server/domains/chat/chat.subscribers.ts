import { chatChannel, chatRoomUpdates } from "#contract/chat.ts";
import type { ProfileType } from "#contract/profiles.ts";
import { afterCommit } from "#server/db/commit.ts";
import type { Db } from "#server/db/database.ts";
import { countsChanged } from "#server/domains/notify/notify.events.ts";
import type { Context } from "#server/platform/context.ts";
import type { DomainEntries } from "#server/platform/domain.ts";
import type { Platform } from "#server/platform/platform.ts";
import {
  contactChanged,
  messageChanged,
  messageHidden,
  messageSent,
  messagesRead,
  roomTidied,
} from "./chat.events.ts";
import type { ChatPorts } from "./chat.ports.ts";
import { findRoom, type Room } from "./chat.repository.ts";
import { contactAfter, otherSide } from "./chat.rules.ts";
import { findOwnRoom, sideOf } from "./chat-access.service.ts";
import { presentMessage } from "./messages/messages.presenter.ts";
import { findMessage, type MessageRow } from "./messages/messages.repository.ts";
import { isShownTo } from "./messages/messages.rules.ts";
import { describeRoomFor } from "./room-views.service.ts";

type Own = { ports: ChatPorts; live: LiveMessages };
type LiveContext = Context<"realtime" | "outbox"> & Own;

/** What people see without reloading; what an event says is looked up when it is told. */
export function subscribeChat({ on }: DomainEntries<Own>): void {
  on(messageSent, "chat.show-message", (ctx, sent) => showMessage(ctx, sent, "message.sent"));
  on(messageHidden, "chat.show-taken-back", (ctx, hidden) =>
    showMessage(ctx, hidden, "message.deleted"),
  );
  on(messageChanged, "chat.show-changed", showChanged);
  on(messagesRead, "chat.show-read", showRead);
  on(contactChanged, "chat.show-status", showStatus);
  on(roomTidied, "chat.show-tidied", showTidied);
}

/** Who may listen, and what they may say: that they are typing. */
export function allowChatChannels(platform: Platform): void {
  const { realtime, db, clock } = platform;
  realtime.allow(chatRoomUpdates, async (viewer, { userId }) => viewer.userId === userId);
  realtime.allow(
    chatChannel,
    async ({ userId }, { roomId }) => (await findOwnRoom(db, userId, Number(roomId))) !== null,
    {
      perUser: true,
      receive: {
        typing: ({ userId }, { roomId }, { isTyping }) =>
          relayTyping(
            { realtime, db, now: clock.now() },
            { userId, roomId: Number(roomId), isTyping },
          ),
      },
    },
  );
}

/** Who of the two is there and gets to see the room at all. */
type RoomReader = { userId: number; profileId: number; side: ProfileType };

function readersOf(room: Room): RoomReader[] {
  const sides: ProfileType[] = ["pet_owner", "pet_sitter"];
  return sides.flatMap((side) => {
    const userId = room.users[side];
    const profileId = side === "pet_owner" ? room.ownerProfileId : room.sitterProfileId;
    const isThere = userId !== null && profileId !== null && sideOf(room, userId) === side;
    return isThere ? [{ userId, profileId, side }] : [];
  });
}

/** A message that waits is there for its writer only, and one of the product's for whom it is meant. */
function readersOfMessage(room: Room, message: MessageRow): RoomReader[] {
  return readersOf(room).filter(({ side }) => isShownTo(side, message));
}

type MessageEvent = "message.sent" | "message.deleted";

export type LiveMessages = {
  /** Says it to those who have the room open, each in their own way. */
  say(room: Room, message: MessageRow, event: MessageEvent): void;
  /**
   * The same for a new message, as soon as it is kept: the outbox would come to it some milliseconds
   * later. It is the net under this, for a process that ends in between.
   */
  sayAfterCommit(tx: Db, room: Room, message: MessageRow): void;
  /** Whether this process has said it so already; asked once. Another one would say it again. */
  wasSaid(messageId: number): boolean;
};

/** Where another process reads the outbox, nobody asks what was said. */
const mostRemembered = 1_000;

export function createLiveMessages({ realtime, log }: Platform): LiveMessages {
  const said = new Set<number>();

  function say(room: Room, row: MessageRow, event: MessageEvent): void {
    const roomId = room.id;
    for (const { userId, profileId, side } of readersOfMessage(room, row)) {
      const message = presentMessage(row, { side, contact: room });
      realtime.publishTo(chatChannel, { roomId }, userId, event, { profileId, message });
    }
  }

  function sayNew(room: Room, message: MessageRow): void {
    try {
      say(room, message, "message.sent");
    } catch (error) {
      log.error({ err: error, messageId: message.id }, "a message could not be said at once");
      return;
    }
    said.add(message.id);
    const [oldest] = said;
    if (said.size > mostRemembered && oldest !== undefined) said.delete(oldest);
  }

  return {
    say,
    sayAfterCommit: (tx, room, message) => afterCommit(tx, () => sayNew(room, message)),
    wasSaid: (messageId) => said.delete(messageId),
  };
}

type OfMessage = { roomId: number; messageId: number };

async function showMessage(
  ctx: LiveContext,
  { roomId, messageId }: OfMessage,
  event: MessageEvent,
): Promise<void> {
  const { db, live } = ctx;
  const room = await findRoom(db, roomId);
  const row = await findMessage(db, messageId);
  if (!room || !row) return;
  if (event === "message.deleted" || !live.wasSaid(messageId)) live.say(room, row, event);
  const readers = readersOfMessage(room, row);
  await showRoom(ctx, { room, readers });
  await countAgain(
    ctx,
    readers.filter(({ side }) => side !== row.sentBy),
  );
}

/** Screens put it in the place of the one with the same id. */
async function showChanged(ctx: LiveContext, { roomId, messageId }: OfMessage): Promise<void> {
  const room = await findRoom(ctx.db, roomId);
  const row = await findMessage(ctx.db, messageId);
  if (!room || !row) return;
  ctx.live.say(room, row, "message.sent");
  const readers = readersOfMessage(room, row);
  await showRoom(ctx, { room, readers });
  await countAgain(
    ctx,
    readers.filter(({ side }) => side !== row.sentBy),
  );
}

type OfReading = { roomId: number; readBy: ProfileType; readUntil: number };

async function showRead(ctx: LiveContext, { roomId, readBy, readUntil }: OfReading): Promise<void> {
  const room = await findRoom(ctx.db, roomId);
  if (!room) return;
  const readers = readersOf(room);
  for (const { userId, profileId } of readers) {
    const read = { profileId, chatRoomId: roomId, readUntil, readBy };
    ctx.realtime.publishTo(chatChannel, { roomId }, userId, "message.read", read);
  }
  await showRoom(ctx, { room, readers });
  await countAgain(
    ctx,
    readers.filter(({ side }) => side === readBy),
  );
}

async function showStatus(ctx: LiveContext, { roomId }: { roomId: number }): Promise<void> {
  const room = await findRoom(ctx.db, roomId);
  if (!room) return;
  const readers = readersOf(room);
  for (const { userId, profileId } of readers) {
    ctx.realtime.publishTo(chatChannel, { roomId }, userId, "chat.acceptance_status", {
      profileId,
      chatRoomId: roomId,
      acceptanceStatus: room.acceptanceStatus ?? undefined,
      closedReason: room.closedReason ?? undefined,
    });
  }
  await showRoom(ctx, { room, readers });
  // Also who gets to see it no more: what they had to read there is gone.
  const both = Object.values(room.users).filter((userId) => userId !== null);
  await countAgain(
    ctx,
    both.map((userId) => ({ userId })),
  );
}

async function showTidied(
  ctx: LiveContext,
  { roomId, side }: { roomId: number; side: ProfileType },
): Promise<void> {
  const room = await findRoom(ctx.db, roomId);
  if (!room) return;
  const readers = readersOf(room).filter((reader) => reader.side === side);
  await showRoom(ctx, { room, readers });
  await countAgain(ctx, readers);
}

async function showRoom(
  ctx: LiveContext,
  { room, readers }: { room: Room; readers: readonly RoomReader[] },
): Promise<void> {
  for (const { userId, chatRoom } of await describeRoomFor(ctx, { room, readers })) {
    const profileId = readers.find((reader) => reader.userId === userId)?.profileId ?? 0;
    const update = { profileId, chatRoom };
    ctx.realtime.publish(chatRoomUpdates, { userId }, "chat-room-updates", update);
  }
}

/** The bars of these show how much there is to read, on every page. */
async function countAgain(
  { db, outbox }: Context<"outbox">,
  readers: readonly { userId: number }[],
): Promise<void> {
  await outbox.publish(
    db,
    readers.map(({ userId }) => countsChanged({ userId })),
  );
}

type Typing = { userId: number; roomId: number; isTyping: boolean };

async function relayTyping(
  { db, realtime }: Context<"realtime">,
  { userId, roomId, isTyping }: Typing,
): Promise<void> {
  const own = await findOwnRoom(db, userId, roomId);
  // Who can't be written to isn't told that somebody would like to.
  if (!own || own.room.acceptanceStatus === null) return;
  if (contactAfter(own.room, "write", own.side) === null) return;
  const other = readersOf(own.room).find(({ side }) => side === otherSide(own.side));
  if (!other) return;
  realtime.publishTo(chatChannel, { roomId }, other.userId, "typing", {
    profileId: other.profileId,
    chatRoomId: roomId,
    profileType: own.side,
    isTyping,
  });
}
