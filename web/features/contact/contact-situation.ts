import type { ChatRoom } from "#contract/chat.ts";
import type { ProfileType } from "#contract/profiles.ts";
import { writerOf } from "#web/lib/session/contact-step.ts";

/** Who is about to write. */
export type Writer = { profileType: ProfileType | null; isEmailConfirmed: boolean };

export type KnownRoom = Pick<ChatRoom, "id" | "acceptanceStatus" | "isInitiator">;

export type ContactSituation =
  | { kind: "guest" | "own" | "blocked" | "confirm" | "write" }
  /** Their free beginnings are used up, and they have no subscription. */
  | { kind: "pay" }
  /** They are here as the same kind of profile: owners write to sitters, sitters to owners. */
  | { kind: "switch"; to: ProfileType }
  | { kind: "known"; room: KnownRoom };

/** What somebody finds who opens the page to write to this profile. */
export function situationOf(
  writer: Writer | null,
  to: { profileType: ProfileType; isOwn: boolean; isBlocked: boolean },
  room: KnownRoom | null,
  mayBegin = true,
): ContactSituation {
  if (!writer) return { kind: "guest" };
  if (to.isOwn) return { kind: "own" };
  if (to.isBlocked) return { kind: "blocked" };
  const needed = writerOf(to.profileType);
  if (writer.profileType !== needed) return { kind: "switch", to: needed };
  // A room in which no person has written yet is no contact.
  if (room?.acceptanceStatus) return { kind: "known", room };
  if (!writer.isEmailConfirmed) return { kind: "confirm" };
  return { kind: mayBegin ? "write" : "pay" };
}

/** What came of a first message: it is in a room, or it waits for a mail to be answered. */
export type Outcome = { chatRoomId: number } | { email: string };

/** For who comes back from sending it without script. By now there may be more to say: then null. */
export function outcomeOf(situation: ContactSituation, email: string | null): Outcome | null {
  if (situation.kind === "confirm" && email !== null) return { email };
  if (situation.kind !== "known" || knownText(situation.room) !== "pendingOwn") return null;
  return { chatRoomId: situation.room.id };
}

/** Which words fit a room that is there already. */
export function knownText({
  acceptanceStatus,
  isInitiator,
}: KnownRoom): "pendingOwn" | "pendingOther" | "accepted" | "declined" | "closed" {
  if (acceptanceStatus !== "pending") return acceptanceStatus ?? "accepted";
  return isInitiator ? "pendingOwn" : "pendingOther";
}
