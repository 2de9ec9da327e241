import { chatChannel } from "#contract/chat.ts";
import type { ProfileType } from "#contract/profiles.ts";
import { afterCommit } from "#server/db/commit.ts";
import type { Db } from "#server/db/database.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Room } from "../chat.repository.ts";
import { sideOf } from "../chat-access.service.ts";
import { presentMessage } from "./messages.presenter.ts";
import type { MessageRow } from "./messages.repository.ts";

/** Who of the two is there and gets to see the room at all. */
export type RoomReader = { userId: number; profileId: number; side: ProfileType };

export function readersOf(room: Room): RoomReader[] {
  const sides: ProfileType[] = ["pet_owner", "pet_sitter"];
  return sides.flatMap((side) => {
    const userId = room.users[side];
    const profileId = side === "pet_owner" ? room.ownerProfileId : room.sitterProfileId;
    const isThere = userId !== null && profileId !== null && sideOf(room, userId) === side;
    return isThere ? [{ userId, profileId, side }] : [];
  });
}

/** A message that waits is there for its writer only. */
export function readersOfMessage(room: Room, message: MessageRow): RoomReader[] {
  return readersOf(room).filter(
    ({ side }) => message.deliveredAt !== null || message.sentBy === side,
  );
}

type MessageEvent = "message.sent" | "message.deleted";

export type LiveMessages = {
  /** Says it to those who have the room open, each in their own way. */
  say(room: Room, message: MessageRow, event: MessageEvent): void;
  /**
   * The same for a new message, as soon as it is kept: the outbox would come to it some milliseconds
   * later. It is the net under this, for a process that ends in between.
   */
  sayOnceKept(tx: Db, room: Room, message: MessageRow): void;
  /** Whether this process has said it so already; asked once. Another one would say it again. */
  wasSaid(messageId: number): boolean;
};

/** Where another process reads the outbox, nobody asks what was said. */
const mostRemembered = 1_000;

export function createLiveMessages({
  realtime,
  log,
}: Pick<Platform, "realtime" | "log">): LiveMessages {
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
    sayOnceKept: (tx, room, message) => afterCommit(tx, () => sayNew(room, message)),
    wasSaid: (messageId) => said.delete(messageId),
  };
}
