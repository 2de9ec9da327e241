import type { Message } from "#contract/messages.ts";

/** A message as a reader's browser has it. */
export function wireMessage(id: number, more: Partial<Message> = {}): Message {
  return {
    id,
    chatRoomId: 1,
    type: "TEXT",
    sentBy: more.isOwn ? "pet_owner" : "pet_sitter",
    isOwn: false,
    message: `bericht ${id}`,
    read: false,
    isHidden: false,
    isWaiting: false,
    cautions: [],
    allowedActions: [],
    createdAt: "2026-11-15T10:00:00Z",
    ...more,
  };
}
