import { findProfileRef } from "#server/domains/profiles/profile-refs.service.ts";
import { findProfileOfImage } from "#server/domains/profiles/sitters/faces.service.ts";
import { findProfileOfRequest } from "#server/domains/requests/active-requests.service.ts";
import type { ViewerContext } from "#server/platform/context.ts";
import { findOwnRoom } from "./chat-access.service.ts";
import { findRoomWith, isContactable } from "./contact/begin-contact.service.ts";
import { findMessage } from "./messages/messages.repository.ts";

type Asked = { subjectId: number };
type Subject = Promise<{ userId: number } | null>;

/** Who can be found by everybody, and with whom the viewer has a room. */
export async function findReportedProfile(
  { db, viewer }: ViewerContext,
  { subjectId: profileId }: Asked,
): Subject {
  const profile = await findProfileRef(db, profileId);
  if (!profile) return null;
  const isShown =
    (await isContactable(db, profile)) ||
    (await findRoomWith(db, viewer.userId, profileId)) !== null;
  return isShown ? { userId: profile.userId } : null;
}

export async function findReportedPicture(ctx: ViewerContext, { subjectId }: Asked): Subject {
  const profileId = await findProfileOfImage(ctx.db, subjectId);
  return profileId === null ? null : findReportedProfile(ctx, { subjectId: profileId });
}

export async function findReportedRequest(ctx: ViewerContext, { subjectId }: Asked): Subject {
  const profileId = await findProfileOfRequest(ctx.db, subjectId);
  return profileId === null ? null : findReportedProfile(ctx, { subjectId: profileId });
}

/** Of a person, delivered, and in a room of the viewer's. */
export async function findReportedMessage(
  { db, viewer }: ViewerContext,
  { subjectId }: Asked,
): Subject {
  const message = await findMessage(db, subjectId);
  if (!message?.sentBy || message.deliveredAt === null) return null;
  const own = await findOwnRoom(db, viewer.userId, message.chatRoomId);
  const userId = own?.room.users[message.sentBy] ?? null;
  return userId === null ? null : { userId };
}
