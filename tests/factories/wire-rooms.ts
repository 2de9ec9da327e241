import type { ChatRoom, RoomProfile } from "#contract/chat.ts";

/** A room as its owner's browser has it. */
export function wireRoom(id: number, more: Partial<ChatRoom> = {}): ChatRoom {
  return {
    id,
    profiles: [
      wireRoomProfile({ id: 1, profileType: "pet_owner", firstName: "Tess", isOwn: true }),
      wireRoomProfile({ id: 2, profileType: "pet_sitter", firstName: "Sanne" }),
    ],
    unreadMessagesCount: 0,
    acceptanceStatus: "accepted",
    isInitiator: true,
    isDecliner: false,
    archived: false,
    isBlockedByViewer: false,
    pets: [],
    allowedActions: ["write"],
    lastActivityAt: "2026-11-15T10:00:00Z",
    ...more,
  };
}

export function wireRoomProfile(more: Partial<RoomProfile>): RoomProfile {
  return {
    profileType: "pet_sitter",
    isFindable: true,
    isDeleted: false,
    isOwn: false,
    isOnline: false,
    user: { favorites: [] },
    ...more,
  };
}
