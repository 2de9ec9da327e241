import type { ProfileType } from "#contract/profiles.ts";
import { defineEvent } from "#server/platform/outbox/events.ts";

/** One stream a room: both sides hear what happens there in the order in which it happened. */
const ofRoom = ({ roomId }: { roomId: number }) => `room:${roomId}`;

/** Written, or delivered at last after its writer confirmed their address. */
export const messageSent = defineEvent<{
  roomId: number;
  messageId: number;
  /** Who is told of it; absent while it waits, and when nobody is on the other side. */
  receiverUserId?: number;
}>("chat.message-sent", ofRoom);

export const messageHidden = defineEvent<{ roomId: number; messageId: number }>(
  "chat.message-hidden",
  ofRoom,
);

export const messagesRead = defineEvent<{
  roomId: number;
  readBy: ProfileType;
  readUntil: number;
}>("chat.messages-read", ofRoom);

export const contactChanged = defineEvent<{ roomId: number }>("chat.contact-changed", ofRoom);

/** Only for the side whose affair it is, such as putting a room away. */
export const roomTidied = defineEvent<{ roomId: number; side: ProfileType }>(
  "chat.room-tidied",
  ofRoom,
);
