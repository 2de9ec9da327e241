import type { MessageAction, MessageType } from "#contract/messages.ts";
import type { ProfileType } from "#contract/profiles.ts";
import { type Contact, contactAfter } from "../chat.rules.ts";

/** What people say themselves; the product says the rest. */
const spoken: readonly MessageType[] = ["TEXT", "IMAGE"];

type Said = {
  type: MessageType;
  sentBy: ProfileType | null;
  hiddenAt: Date | null;
  params: Record<string, string | number | boolean> | null;
};

/**
 * Whoever wrote something may take it back; who received it may report it. An owner answers a sitter
 * who would like to come: by planning it, or by saying once that it isn't needed.
 */
export function messageActionsOf(
  message: Said,
  { side, contact }: { side: ProfileType; contact: Contact },
): MessageAction[] {
  const { type, sentBy, hiddenAt, params } = message;
  const isOwn = sentBy === side;
  if (hiddenAt !== null || sentBy === null) return [];
  if (isOwn) return spoken.includes(type) ? ["hide"] : [];
  const answers: MessageAction[] = [];
  if (isOpenIndication(message) && side === "pet_owner" && contactAfter(contact, "write", side)) {
    answers.push(params?.forIntroduction ? "scheduleIntroduction" : "scheduleBooking");
    answers.push("refuseIndication");
  }
  return [...answers, "report"];
}

/** A sitter's wish that has not been answered. */
export function isOpenIndication({ type, params }: Pick<Said, "type" | "params">): boolean {
  return type === "INTERESTED_IN_BOOKING" && params?.isAnswered !== true;
}
