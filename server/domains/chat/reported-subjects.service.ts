import { findPetImage } from "#server/domains/pets/reported-pets.service.ts";
import { findProfileRef } from "#server/domains/profiles/profile-refs.service.ts";
import {
  findProfileEvidence,
  findProfileImage,
} from "#server/domains/profiles/reported-profiles.service.ts";
import {
  findProfileOfRequest,
  listActiveRequests,
} from "#server/domains/requests/active-requests.service.ts";
import {
  findRequestEvidence,
  findRequestImage,
  isPetRequested,
} from "#server/domains/requests/reported-requests.service.ts";
import type { Context, ViewerContext } from "#server/platform/context.ts";
import type { ImageColumns } from "#server/platform/images/stored-images.ts";
import { messageHidden } from "./chat.events.ts";
import { lockRoom } from "./chat.repository.ts";
import { otherSide } from "./chat.rules.ts";
import { findOwnRoom } from "./chat-access.service.ts";
import { findRoomWith, isContactable } from "./contact/begin-contact.service.ts";
import { imageOf } from "./messages/messages.presenter.ts";
import { changeMessage, findMessage } from "./messages/messages.repository.ts";
import { recountUnread } from "./unread.service.ts";

type Asked = { subjectId: number };
type Reported = {
  userId: number;
  words: Record<string, string>;
  image: ImageColumns | null;
} | null;

/** Whose profile it is, if the viewer gets to see it: findable by everybody, or in contact with them. */
async function findShownUser(
  { db, viewer }: ViewerContext,
  profileId: number,
): Promise<number | null> {
  const profile = await findProfileRef(db, profileId);
  if (!profile) return null;
  const isShown =
    (await isContactable(db, profile)) ||
    (await findRoomWith(db, viewer.userId, profileId)) !== null;
  return isShown ? profile.userId : null;
}

export async function findReportedProfile(
  ctx: ViewerContext,
  { subjectId: profileId }: Asked,
): Promise<Reported> {
  const userId = await findShownUser(ctx, profileId);
  const evidence = userId === null ? null : await findProfileEvidence(ctx.db, profileId);
  return userId !== null && evidence ? { userId, ...evidence } : null;
}

export async function findReportedProfileImage(
  ctx: ViewerContext,
  { subjectId }: Asked,
): Promise<Reported> {
  const evidence = await findProfileImage(ctx.db, subjectId);
  const userId = evidence && (await findShownUser(ctx, evidence.profileId));
  return evidence && userId !== null ? { userId, ...evidence } : null;
}

async function findRequester(ctx: ViewerContext, requestId: number): Promise<number | null> {
  const profileId = await findProfileOfRequest(ctx.db, requestId);
  return profileId === null ? null : findShownUser(ctx, profileId);
}

export async function findReportedRequest(
  ctx: ViewerContext,
  { subjectId }: Asked,
): Promise<Reported> {
  const userId = await findRequester(ctx, subjectId);
  const evidence = userId === null ? null : await findRequestEvidence(ctx.db, subjectId);
  return userId !== null && evidence ? { userId, ...evidence } : null;
}

export async function findReportedRequestImage(
  ctx: ViewerContext,
  { subjectId }: Asked,
): Promise<Reported> {
  const evidence = await findRequestImage(ctx.db, subjectId);
  const userId = evidence && (await findRequester(ctx, evidence.requestId));
  return evidence && userId !== null ? { userId, ...evidence } : null;
}

/** Of a pet that its owner's request is about, or whose owner the viewer is in contact with. */
export async function findReportedPetImage(
  ctx: ViewerContext,
  { subjectId }: Asked,
): Promise<Reported> {
  const { db, viewer } = ctx;
  const found = await findPetImage(db, subjectId);
  const owner = found && (await findProfileRef(db, found.profileId));
  if (!found || !owner) return null;
  const requestId = (await listActiveRequests(db, [owner.id])).get(owner.id)?.id;
  const isRequested =
    requestId !== undefined && (await isPetRequested(db, { requestId, petId: found.petId }));
  const isShown = isRequested || (await findRoomWith(db, viewer.userId, owner.id)) !== null;
  return isShown ? { userId: owner.userId, words: { name: found.name }, image: found.image } : null;
}

/** Of a person, delivered, taken back or not, and in a room of the viewer's. */
export async function findReportedMessage(
  { db, viewer }: ViewerContext,
  { subjectId }: Asked,
): Promise<Reported> {
  const message = await findMessage(db, subjectId);
  if (!message?.sentBy || message.deliveredAt === null) return null;
  const own = await findOwnRoom(db, viewer.userId, message.chatRoomId);
  const userId = own?.room.users[message.sentBy] ?? null;
  if (userId === null) return null;
  const words: Record<string, string> = message.text === null ? {} : { text: message.text };
  return { userId, words, image: imageOf(message) };
}

/** Part of a decision about a report: both see that there was one. */
export async function takeAwayMessage(
  { db, now: hiddenAt, outbox }: Context<"outbox">,
  { subjectId: messageId }: Asked,
): Promise<void> {
  const known = await findMessage(db, messageId);
  const room = known && (await lockRoom(db, known.chatRoomId));
  const message = room && (await findMessage(db, messageId));
  if (!room || !message?.sentBy || message.hiddenAt) return;
  await changeMessage(db, messageId, { hiddenAt });
  await recountUnread(db, { room, side: otherSide(message.sentBy) });
  await outbox.publish(db, [messageHidden({ roomId: room.id, messageId })]);
}
