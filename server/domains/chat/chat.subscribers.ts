import { chatChannel, chatRoomUpdates } from "#contract/chat.ts";
import type { Db } from "#server/db/database.ts";
import type { Platform } from "#server/platform/platform.ts";
import {
  contactChanged,
  messageHidden,
  messageSent,
  messagesRead,
  roomTidied,
} from "./chat.events.ts";
import type { ChatPorts } from "./chat.ports.ts";
import { findRoom, type Room } from "./chat.repository.ts";
import { otherSide } from "./chat.rules.ts";
import { findOwnRoom } from "./chat-access.service.ts";
import {
  type LiveMessages,
  type RoomReader,
  readersOf,
  readersOfMessage,
} from "./messages/live-messages.service.ts";
import { findMessage } from "./messages/messages.repository.ts";
import { describeRoomFor } from "./room-views.service.ts";

/** What people see without reloading; what an event says is looked up when it is told. */
export function subscribeChat(platform: Platform, ports: ChatPorts, live: LiveMessages): void {
  const { outbox, realtime, db } = platform;

  realtime.allow(chatRoomUpdates, async (viewer, { userId }) => viewer.userId === userId);
  realtime.allow(
    chatChannel,
    async ({ userId }, { roomId }) => (await findOwnRoom(db, userId, Number(roomId))) !== null,
    {
      perUser: true,
      receive: {
        typing: ({ userId }, { roomId }, { isTyping }) =>
          relayTyping(userId, Number(roomId), isTyping),
      },
    },
  );

  async function relayTyping(userId: number, roomId: number, isTyping: boolean): Promise<void> {
    const own = await findOwnRoom(db, userId, roomId);
    // Who can't be written to isn't told that somebody would like to.
    if (!own || own.room.acceptanceStatus === null || own.room.acceptanceStatus === "closed")
      return;
    const other = readersOf(own.room).find(({ side }) => side === otherSide(own.side));
    if (!other) return;
    realtime.publishTo(chatChannel, { roomId }, other.userId, "typing", {
      profileId: other.profileId,
      chatRoomId: roomId,
      profileType: own.side,
      isTyping,
    });
  }

  async function showRoom(tx: Db, room: Room, readers: readonly RoomReader[]): Promise<void> {
    const described = await describeRoomFor(ports, tx, room, readers);
    for (const { userId, chatRoom } of described) {
      const profileId = readers.find((reader) => reader.userId === userId)?.profileId ?? 0;
      const update = { profileId, chatRoom };
      realtime.publish(chatRoomUpdates, { userId }, "chat-room-updates", update);
    }
  }

  async function showMessage(
    tx: Db,
    { roomId, messageId }: { roomId: number; messageId: number },
    event: "message.sent" | "message.deleted",
  ): Promise<void> {
    const room = await findRoom(tx, roomId);
    const row = await findMessage(tx, messageId);
    if (!room || !row) return;
    if (event === "message.deleted" || !live.wasSaid(messageId)) live.say(room, row, event);
    await showRoom(tx, room, readersOfMessage(room, row));
  }

  outbox.on(messageSent, "chat.show-message", ({ payload, tx }) =>
    showMessage(tx, payload, "message.sent"),
  );
  outbox.on(messageHidden, "chat.show-taken-back", ({ payload, tx }) =>
    showMessage(tx, payload, "message.deleted"),
  );

  outbox.on(messagesRead, "chat.show-read", async ({ payload, tx }) => {
    const { roomId, readBy, readUntil } = payload;
    const room = await findRoom(tx, roomId);
    if (!room) return;
    const readers = readersOf(room);
    for (const { userId, profileId } of readers) {
      const read = { profileId, chatRoomId: roomId, readUntil, readBy };
      realtime.publishTo(chatChannel, { roomId }, userId, "message.read", read);
    }
    await showRoom(tx, room, readers);
  });

  outbox.on(contactChanged, "chat.show-status", async ({ payload: { roomId }, tx }) => {
    const room = await findRoom(tx, roomId);
    if (!room) return;
    const readers = readersOf(room);
    for (const { userId, profileId } of readers) {
      realtime.publishTo(chatChannel, { roomId }, userId, "chat.acceptance_status", {
        profileId,
        chatRoomId: roomId,
        acceptanceStatus: room.acceptanceStatus ?? undefined,
        closedReason: room.closedReason ?? undefined,
      });
    }
    await showRoom(tx, room, readers);
  });

  outbox.on(roomTidied, "chat.show-tidied", async ({ payload: { roomId, side }, tx }) => {
    const room = await findRoom(tx, roomId);
    if (!room) return;
    const readers = readersOf(room).filter((reader) => reader.side === side);
    await showRoom(tx, room, readers);
  });
}
