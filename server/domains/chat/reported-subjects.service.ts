import type { Db } from "#server/db/database.ts";
import { findProfileRef } from "#server/domains/profiles/profile-refs.service.ts";
import { findProfileOfImage } from "#server/domains/profiles/sitters/faces.service.ts";
import { findProfileOfRequest } from "#server/domains/requests/active-requests.service.ts";
import type { Viewer } from "#server/platform/sessions/viewer.ts";
import { findOwnRoom } from "./chat-access.service.ts";
import { findRoomWith, isContactable } from "./contact/begin-contact.service.ts";
import { findMessage } from "./messages/messages.repository.ts";

type Subject = Promise<{ userId: number } | null>;

/** Who can be found by everybody, and with whom the viewer has a room. */
export async function findReportedProfile(db: Db, viewer: Viewer, profileId: number): Subject {
  const profile = await findProfileRef(db, profileId);
  if (!profile) return null;
  const isShown =
    (await isContactable(db, profile)) ||
    (await findRoomWith(db, viewer.userId, profileId)) !== null;
  return isShown ? { userId: profile.userId } : null;
}

export async function findReportedPicture(db: Db, viewer: Viewer, imageId: number): Subject {
  const profileId = await findProfileOfImage(db, imageId);
  return profileId === null ? null : findReportedProfile(db, viewer, profileId);
}

export async function findReportedRequest(db: Db, viewer: Viewer, requestId: number): Subject {
  const profileId = await findProfileOfRequest(db, requestId);
  return profileId === null ? null : findReportedProfile(db, viewer, profileId);
}

/** Of a person, delivered, and in a room of the viewer's. */
export async function findReportedMessage(db: Db, viewer: Viewer, messageId: number): Subject {
  const message = await findMessage(db, messageId);
  if (!message?.sentBy || message.deliveredAt === null) return null;
  const own = await findOwnRoom(db, viewer.userId, message.chatRoomId);
  const userId = own?.room.users[message.sentBy] ?? null;
  return userId === null ? null : { userId };
}
