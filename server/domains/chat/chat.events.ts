import * as z from "zod";
import { profileType } from "#contract/profiles.ts";
import { id } from "#contract/shared/ids.ts";
import { defineEvent } from "#server/platform/outbox/events.ts";

/** One stream a room: both sides hear what happens there in the order in which it happened. */
const ofRoom = ({ roomId }: { roomId: number }) => `room:${roomId}`;

/** Written, or delivered at last after its writer confirmed their address. */
export const messageSent = defineEvent(
  "chat.message-sent",
  z.object({
    roomId: id,
    messageId: id,
    /** Who is told of it; absent while it waits, and when nobody is on the other side. */
    receiverUserId: id.optional(),
  }),
  ofRoom,
);

export const messageHidden = defineEvent(
  "chat.message-hidden",
  z.object({ roomId: id, messageId: id }),
  ofRoom,
);

/** It reads otherwise than before: a question was answered. */
export const messageChanged = defineEvent(
  "chat.message-changed",
  z.object({ roomId: id, messageId: id }),
  ofRoom,
);

export const messagesRead = defineEvent(
  "chat.messages-read",
  z.object({ roomId: id, readBy: profileType, readUntil: z.int() }),
  ofRoom,
);

export const contactChanged = defineEvent("chat.contact-changed", z.object({ roomId: id }), ofRoom);

/**
 * Before a contact ends: what is planned between the two ends first. A no of one side declines what
 * is still asked; a block, a ban or somebody who goes, or is about to, cancels what is agreed, too.
 */
export const contactEnding = defineEvent(
  "chat.contact-ending",
  z.object({
    roomId: id,
    cause: z.enum(["declined", "blocked", "banned", "leaving", "deleted"]),
    /** Whose doing it is; absent where both are concerned alike. */
    by: profileType.optional(),
    /** The stay that goes on is not ended: the contact ends with it. */
    afterStay: z.boolean().optional(),
  }),
  ofRoom,
);

/** Only for the side whose affair it is, such as putting a room away. */
export const roomTidied = defineEvent(
  "chat.room-tidied",
  z.object({ roomId: id, side: profileType }),
  ofRoom,
);
