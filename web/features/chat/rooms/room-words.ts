import type { ChatRoom, RoomProfile } from "#contract/chat.ts";
import type { Message } from "#contract/messages.ts";
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
export function faceOf(profile: RoomProfile | null): { src?: string } {
  const { picture } = profile ?? {};
  return picture ? { src: picture.sizes[0]?.url ?? picture.url } : {};
}

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

/** One line of a message, in the reader's language. */
export function excerptOf(message: Message, t: Translate<"chat">): string {
  if (message.isHidden) return t("message.takenBack");
  const text = message.message?.replace(/\s+/g, " ").trim();
  switch (message.type) {
    case "TEXT":
    case "IMAGE":
      return text || t("list.picture");
    case "INTERESTED_IN_BOOKING":
      return t(
        `system.${message.type}.${isForIntroduction(message) ? "introduction" : "booking"}Title`,
      );
    default:
      return t(`system.${message.type}.title`);
  }
}

/** A sitter's wish is to meet, or to be booked. */
export function isForIntroduction({ params }: Pick<Message, "params">): boolean {
  return params?.forIntroduction === true;
}
