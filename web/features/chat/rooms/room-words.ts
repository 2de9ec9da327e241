import type { ChatRoom, RoomProfile } from "#contract/chat.ts";
import type { ProfileType } from "#contract/profiles.ts";
import type { Translate } from "#web/lib/i18n/text-keys.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";

/** The viewer's own side of a room. */
export function ownSideOf({ profiles }: Pick<ChatRoom, "profiles">): ProfileType {
  return profiles.find(({ isOwn }) => isOwn)?.profileType ?? "pet_owner";
}

/** The one they write with. */
export function otherOf({ profiles }: Pick<ChatRoom, "profiles">): RoomProfile | null {
  return profiles.find(({ isOwn }) => !isOwn) ?? null;
}

/** Their picture in the size of a face in a list. */
export function useRoomName(room: ChatRoom): string {
  const { t } = useTranslation("chat");
  return nameOf(room, t);
}

export function nameOf(room: Pick<ChatRoom, "profiles">, t: Translate<"chat">): string {
  return otherOf(room)?.firstName ?? t("deletedUser");
}

export type RoomState = "awaiting" | "new" | "declined" | "closed";

/** What is worth a word in a list; a contact that simply goes on is not. */
export function stateOf(room: ChatRoom): RoomState | null {
  if (room.acceptanceStatus === "pending") return room.isInitiator ? "awaiting" : "new";
  if (room.acceptanceStatus === "declined") return "declined";
  return room.acceptanceStatus === "closed" ? "closed" : null;
}
