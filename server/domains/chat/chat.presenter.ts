import type { ChatRoom, RoomProfile } from "#contract/chat.ts";
import type { PetName } from "#contract/pets.ts";
import type { ProfileType } from "#contract/profiles.ts";
import { toInstant } from "#contract/shared/dates.ts";
import type { Face } from "#server/domains/profiles/sitters/faces.service.ts";
import type { ActiveRequest } from "#server/domains/requests/active-requests.service.ts";
import type { Room } from "./chat.repository.ts";
import { isOnline, mayKnowPets, otherSide, roomActionsOf, writeObstacleOf } from "./chat.rules.ts";
import { presentMessage } from "./messages/messages.presenter.ts";
import type { MessageRow } from "./messages/messages.repository.ts";
import type { Wish } from "./messages/messages.rules.ts";
import {
  contactKindOf,
  type InteractionFacts,
  nextActionOf,
} from "./messages/next-action.rules.ts";

export type RoomParts = {
  faces: ReadonlyMap<number, Face>;
  requests: ReadonlyMap<number, ActiveRequest>;
  /** By the profile of their owner. */
  pets: ReadonlyMap<number, readonly PetName[]>;
  /** The viewer's. */
  favorites: readonly number[];
  lastMessage: MessageRow | undefined;
  facts: InteractionFacts;
  wish: Wish | null;
  sentInVain: number;
  /** Whom the viewer blocked. */
  blocked: ReadonlySet<number>;
  now: Date;
};

/** A room as one of its sides sees it. */
export function presentRoom(room: Room, side: ProfileType, parts: RoomParts): ChatRoom {
  const other = otherSide(side);
  const otherUserId = room.users[other];
  const obstacle = writeObstacleOf(room, side, parts.sentInVain);
  const { facts, lastMessage, wish } = parts;
  const hasOpenWish = wish?.state === "open";
  const hasOther = otherUserId !== null;
  const view = { contact: room, side, obstacle, hasOther, hasOpenWish };
  const request = parts.requests.get(room.ownerProfileId ?? 0);
  const contact = room.acceptanceStatus;
  const isOpen = contact === "accepted" && obstacle === null;
  return {
    id: room.id,
    profiles: [
      presentSide(room, "pet_owner", side, { ...parts, isOpen }),
      presentSide(room, "pet_sitter", side, { ...parts, isOpen }),
    ],
    lastMessage: lastMessage && presentMessage(lastMessage, { side, contact: room }),
    unreadMessagesCount: room.sides[side].unreadMessagesCount,
    acceptanceStatus: room.acceptanceStatus ?? undefined,
    closedReason: room.closedReason ?? undefined,
    isInitiator: room.initiatedBy === side,
    isDecliner: room.declinedBy === side,
    archived: room.sides[side].isArchived,
    isBlockedByViewer: otherUserId !== null && parts.blocked.has(otherUserId),
    nextAction: nextActionOf(facts, { side, contact, wish }) ?? undefined,
    contactKind: contactKindOf(facts) ?? undefined,
    requestId: request?.id,
    requestTitle: request?.title,
    pets: mayKnowPets(room, side) ? [...(parts.pets.get(room.ownerProfileId ?? 0) ?? [])] : [],
    openWish: hasOpenWish ? wish.kind : undefined,
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
  { faces, requests, favorites, now, isOpen }: RoomParts & { isOpen: boolean },
): RoomProfile {
  const isOwn = profileType === viewersSide;
  const profileId = profileType === "pet_owner" ? room.ownerProfileId : room.sitterProfileId;
  const face = profileId === null ? undefined : faces.get(profileId);
  if (!face) {
    const user = { favorites: [] };
    return { profileType, isFindable: false, isDeleted: true, isOwn, isOnline: false, user };
  }
  return {
    id: face.profileId,
    profileType,
    firstName: face.firstName,
    city: face.city ?? undefined,
    citySlug: face.citySlug ?? undefined,
    picture: face.picture ?? undefined,
    requestId: requests.get(face.profileId)?.id,
    isFindable: face.isFindable,
    isDeleted: false,
    isOwn,
    lastActiveAt: face.lastActiveAt ? toInstant(face.lastActiveAt) : undefined,
    isOnline: !isOwn && isOpen && isOnline(face.seenAt, now),
    user: { id: face.userId, favorites: isOwn ? [...favorites] : [] },
  };
}
