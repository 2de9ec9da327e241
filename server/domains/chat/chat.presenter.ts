import type { ChatRoom, RoomProfile } from "#contract/chat.ts";
import type { ProfileType } from "#contract/profiles.ts";
import { toInstant } from "#contract/shared/dates.ts";
import type { Face } from "#server/domains/profiles/sitters/faces.service.ts";
import type { Room } from "./chat.repository.ts";
import { otherSide, roomActionsOf, writeObstacleOf } from "./chat.rules.ts";
import { presentMessage } from "./messages/messages.presenter.ts";
import type { MessageRow } from "./messages/messages.repository.ts";
import {
  contactKindOf,
  type InteractionFacts,
  nextActionOf,
} from "./messages/next-action.rules.ts";

export type RoomParts = {
  faces: ReadonlyMap<number, Face>;
  requestIds: ReadonlyMap<number, number>;
  /** The viewer's. */
  favorites: readonly number[];
  lastMessage: MessageRow | undefined;
  facts: InteractionFacts;
  sentInVain: number;
  /** Whom the viewer blocked. */
  blocked: ReadonlySet<number>;
};

/** A room as one of its sides sees it. */
export function presentRoom(room: Room, side: ProfileType, parts: RoomParts): ChatRoom {
  const other = otherSide(side);
  const otherUserId = room.users[other];
  const obstacle = writeObstacleOf(room, side, parts.sentInVain);
  const view = { contact: room, side, obstacle, hasOther: otherUserId !== null };
  const { facts, lastMessage } = parts;
  return {
    id: room.id,
    profiles: [
      presentSide(room, "pet_owner", side, parts),
      presentSide(room, "pet_sitter", side, parts),
    ],
    lastMessage: lastMessage && presentMessage(lastMessage, { side, contact: room }),
    unreadMessagesCount: room.sides[side].unreadMessagesCount,
    acceptanceStatus: room.acceptanceStatus ?? undefined,
    closedReason: room.closedReason ?? undefined,
    isInitiator: room.initiatedBy === side,
    isDecliner: room.declinedBy === side,
    archived: room.sides[side].isArchived,
    isBlockedByViewer: otherUserId !== null && parts.blocked.has(otherUserId),
    nextAction: nextActionOf(facts, { side, contact: room.acceptanceStatus }) ?? undefined,
    contactKind: contactKindOf(facts) ?? undefined,
    requestId: parts.requestIds.get(room.ownerProfileId ?? 0),
    bookingId: facts.about?.bookingId,
    logbookId: facts.logbookId ?? undefined,
    allowedActions: roomActionsOf(view),
    writeObstacle: obstacle ?? undefined,
    lastActivityAt: toInstant(room.lastActivityAt),
  };
}

function presentSide(
  room: Room,
  profileType: ProfileType,
  viewersSide: ProfileType,
  { faces, requestIds, favorites }: RoomParts,
): RoomProfile {
  const isOwn = profileType === viewersSide;
  const profileId = profileType === "pet_owner" ? room.ownerProfileId : room.sitterProfileId;
  const face = profileId === null ? undefined : faces.get(profileId);
  if (!face) {
    const user = { favorites: [] };
    return { profileType, isFindable: false, isDeleted: true, isOwn, user };
  }
  return {
    id: face.profileId,
    profileType,
    firstName: face.firstName,
    city: face.city ?? undefined,
    citySlug: face.citySlug ?? undefined,
    picture: face.picture ?? undefined,
    requestId: requestIds.get(face.profileId),
    isFindable: face.isFindable,
    isDeleted: false,
    isOwn,
    lastActiveAt: face.lastActiveAt ? toInstant(face.lastActiveAt) : undefined,
    user: { id: face.userId, favorites: isOwn ? [...favorites] : [] },
  };
}
