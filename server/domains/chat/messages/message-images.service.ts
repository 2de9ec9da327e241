import type { Db } from "#server/db/database.ts";
import { isReported } from "#server/domains/safety/safety.service.ts";
import type { Viewer } from "#server/platform/sessions/viewer.ts";
import { findOwnRoom } from "../chat-access.service.ts";
import { findMessagesWithImage } from "./message-images.repository.ts";

/** The two of the room, until it is taken back; and who looks into a report about it. */
export async function mayLookAtMessage(db: Db, viewer: Viewer, imageKey: string): Promise<boolean> {
  for (const message of await findMessagesWithImage(db, imageKey)) {
    const own = await findOwnRoom(db, viewer.userId, message.chatRoomId);
    const isDelivered = message.deliveredAt !== null || message.sentBy === own?.side;
    if (own && isDelivered && message.hiddenAt === null) return true;
    if (viewer.role === "admin" && (await isReported(db, "message", message.id))) return true;
  }
  return false;
}
