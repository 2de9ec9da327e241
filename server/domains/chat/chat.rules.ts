import {
  type ClosedReason,
  type ContactStatus,
  messagesWhilePending,
  type RoomAction,
  type writeObstacles,
} from "#contract/chat.ts";
import { daysBefore, retentionDays } from "#contract/privacy/retention.ts";
import type { ProfileType } from "#contract/profiles.ts";
import { dayMs, minuteMs } from "#contract/shared/durations.ts";

/** How far two profiles are in contact, as their room keeps it. */
export type Contact = {
  acceptanceStatus: ContactStatus | null;
  closedReason: ClosedReason | null;
  initiatedBy: ProfileType | null;
  declinedBy: ProfileType | null;
  /** What a block or a ban put an end to. */
  statusBeforeClosing: ContactStatus | null;
};

export const contactStates = [
  "none",
  "pending",
  "accepted",
  "declined",
  "timedOut",
  "blocked",
  "banned",
  "deleted",
] as const;
export type ContactState = (typeof contactStates)[number];

export const contactEvents = [
  "write",
  "indicateInterest",
  "book",
  "decline",
  "timeOut",
  "block",
  "unblock",
  "ban",
  "unban",
  "unbanIntoBlock",
  "delete",
] as const;
export type ContactEvent = (typeof contactEvents)[number];

/** Who began and who answers; who declined and who was declined; the product itself is nobody. */
type By = "anybody" | "initiator" | "receiver" | "decliner" | "nobody";

type Transition = {
  from: ContactState | readonly ContactState[];
  event: ContactEvent | readonly ContactEvent[];
  by: By;
  /** `former`: what it was before it was closed. */
  to: ContactState | "former";
};

/** What a person does towards another; a booking says as much as words do. */
const approaches = ["write", "indicateInterest", "book"] as const;
const alive = ["none", "pending", "accepted", "declined", "timedOut"] as const;

/** The whole of contact: what is not listed can't happen. */
export const contactTransitions: readonly Transition[] = [
  { from: "none", event: approaches, by: "anybody", to: "pending" },
  { from: "pending", event: approaches, by: "initiator", to: "pending" },
  { from: "pending", event: approaches, by: "receiver", to: "accepted" },
  { from: "accepted", event: approaches, by: "anybody", to: "accepted" },
  { from: "declined", event: approaches, by: "decliner", to: "accepted" },
  { from: "timedOut", event: approaches, by: "initiator", to: "pending" },
  { from: "timedOut", event: approaches, by: "receiver", to: "accepted" },
  { from: "pending", event: "decline", by: "receiver", to: "declined" },
  { from: "accepted", event: "decline", by: "anybody", to: "declined" },
  { from: "pending", event: "timeOut", by: "nobody", to: "timedOut" },
  { from: alive, event: "block", by: "nobody", to: "blocked" },
  { from: "blocked", event: "unblock", by: "nobody", to: "former" },
  { from: [...alive, "blocked"], event: "ban", by: "nobody", to: "banned" },
  { from: "banned", event: "unban", by: "nobody", to: "former" },
  // A block was there before the ban, or was made meanwhile: it stands.
  { from: "banned", event: "unbanIntoBlock", by: "nobody", to: "blocked" },
  { from: [...alive, "blocked", "banned"], event: "delete", by: "nobody", to: "deleted" },
];

const closedStates = {
  timeout: "timedOut",
  blocked: "blocked",
  banned: "banned",
  deleted: "deleted",
} as const satisfies Record<ClosedReason, ContactState>;

export function contactStateOf({ acceptanceStatus, closedReason }: Contact): ContactState {
  if (acceptanceStatus === "closed") return closedStates[closedReason ?? "timeout"];
  return acceptanceStatus ?? "none";
}

/** The contact after an event, by one of the sides or by nobody; null when it can't happen. */
export function contactAfter(
  contact: Contact,
  event: ContactEvent,
  side: ProfileType | null,
): Contact | null {
  const state = contactStateOf(contact);
  const transition = contactTransitions.find(
    ({ from, event: on, by }) =>
      [from].flat().includes(state) && [on].flat().includes(event) && is(by, contact, side),
  );
  return transition ? arriveAt(transition.to, contact, side) : null;
}

function is(by: By, { initiatedBy, declinedBy }: Contact, side: ProfileType | null): boolean {
  if (by === "nobody" || side === null) return by === "nobody" && side === null;
  if (by === "anybody") return true;
  if (by === "decliner") return side === declinedBy;
  return (side === initiatedBy) === (by === "initiator");
}

const open = { closedReason: null, declinedBy: null, statusBeforeClosing: null };

function arriveAt(to: Transition["to"], contact: Contact, side: ProfileType | null): Contact {
  const { initiatedBy, acceptanceStatus, statusBeforeClosing, declinedBy } = contact;
  switch (to) {
    case "none":
      return { ...open, acceptanceStatus: null, initiatedBy };
    case "pending":
      return { ...open, acceptanceStatus: "pending", initiatedBy: initiatedBy ?? side };
    case "accepted":
      return { ...open, acceptanceStatus: "accepted", initiatedBy };
    case "declined":
      return { ...open, acceptanceStatus: "declined", initiatedBy, declinedBy: side };
    case "timedOut":
      return { ...contact, acceptanceStatus: "closed", closedReason: "timeout" };
    case "blocked":
    case "banned":
      return {
        ...contact,
        acceptanceStatus: "closed",
        closedReason: to,
        // Closed by the one and then by the other, it is still what it was before both.
        statusBeforeClosing: isLiftable(contact) ? statusBeforeClosing : acceptanceStatus,
      };
    case "deleted":
      return { ...contact, acceptanceStatus: "closed", closedReason: "deleted" };
    case "former":
      return {
        acceptanceStatus: statusBeforeClosing,
        // The only closed contact that can be blocked or banned is one that nobody answered.
        closedReason: statusBeforeClosing === "closed" ? "timeout" : null,
        initiatedBy,
        declinedBy,
        statusBeforeClosing: null,
      };
  }
}

/** Closed by what can be lifted again. */
function isLiftable({ closedReason }: Pick<Contact, "closedReason">): boolean {
  return closedReason === "blocked" || closedReason === "banned";
}

/** Nobody has written yet: such a room is only there for who opened it. */
export function isSilent(contact: Contact): boolean {
  const { acceptanceStatus, statusBeforeClosing } = contact;
  return acceptanceStatus === null || (isLiftable(contact) && statusBeforeClosing === null);
}

/** Whether it is a new contact if this side writes: nobody has yet, or what was written ran out unanswered. */
export function isNewContact(contact: Contact, side: ProfileType): boolean {
  const state = contactStateOf(contact);
  return state === "none" || (state === "timedOut" && contact.initiatedBy === side);
}

/** Just these: a room is a contact too, and has more columns than may be written. */
export function contactColumns(contact: Contact): Contact {
  const { acceptanceStatus, closedReason, initiatedBy, declinedBy, statusBeforeClosing } = contact;
  return { acceptanceStatus, closedReason, initiatedBy, declinedBy, statusBeforeClosing };
}

export type WriteObstacle = (typeof writeObstacles)[number];

/**
 * Why this side can't write. Whoever waits for an answer has written often enough after three
 * messages; `sentInVain` counts those since the contact became pending.
 */
export function writeObstacleOf(
  contact: Contact,
  side: ProfileType,
  sentInVain: number,
): WriteObstacle | null {
  if (!contactAfter(contact, "write", side)) {
    return contact.acceptanceStatus === "declined" ? "contactDeclined" : "contactClosed";
  }
  return waitsForAnswer(contact, side) && sentInVain >= messagesWhilePending
    ? "awaitingReply"
    : null;
}

/** Who began waits for the other one; so does who has not even been heard yet. */
export function waitsForAnswer({ acceptanceStatus, initiatedBy }: Contact, side: ProfileType) {
  return acceptanceStatus === null || (acceptanceStatus === "pending" && initiatedBy === side);
}

/** Why this side can't decline; upcoming bookings are another question. */
export function declineObstacleOf(contact: Contact, side: ProfileType): WriteObstacle | null {
  if (contactAfter(contact, "decline", side)) return null;
  if (contact.acceptanceStatus === "declined") return "contactDeclined";
  return contact.acceptanceStatus === "closed" ? "contactClosed" : "awaitingReply";
}

export type RoomView = {
  contact: Contact;
  side: ProfileType;
  obstacle: WriteObstacle | null;
  /** The other profile is still there. */
  hasOther: boolean;
  /** The sitter has said what they would like, and the owner has not answered. */
  hasOpenWish: boolean;
};

export function roomActionsOf(view: RoomView): RoomAction[] {
  const { contact, side, obstacle, hasOther, hasOpenWish } = view;
  const mayWrite = hasOther && obstacle === null;
  const allowed: Record<RoomAction, boolean> = {
    write: mayWrite,
    decline: hasOther && declineObstacleOf(contact, side) === null,
    indicateInterest: mayWrite && side === "pet_sitter" && !hasOpenWish,
    archive: true,
    block: hasOther,
    report: hasOther && !isSilent(contact),
  };
  return (Object.keys(allowed) as RoomAction[]).filter((action) => allowed[action]);
}

/** Owners show their pets to a sitter whom they have written to or answered; to nobody after a no. */
export function mayKnowPets(
  { acceptanceStatus, initiatedBy }: Pick<Contact, "acceptanceStatus" | "initiatedBy">,
  side: ProfileType,
): boolean {
  if (side === "pet_owner" || acceptanceStatus === "accepted") return true;
  return acceptanceStatus === "pending" && initiatedBy === "pet_owner";
}

export function otherSide(side: ProfileType): ProfileType {
  return side === "pet_owner" ? "pet_sitter" : "pet_owner";
}

/** Who has not read a message by then is told by mail. */
export function remindAt(deliveredAt: Date): Date {
  return new Date(deliveredAt.getTime() + 10 * minuteMs);
}

/** A contact that became pending before this and was never answered is closed. */
export function timeoutBefore(now: Date): Date {
  return new Date(now.getTime() - 60 * dayMs);
}

/** What was taken back before this is erased for good. */
export function eraseHiddenBefore(now: Date): Date {
  return daysBefore(now, retentionDays.takenBackMessage);
}

/** Signs of somebody's being there are written every five minutes; one may be on its way. */
const onlineMs = 6 * 60 * 1000;

export function isOnline(seenAt: Date | null, now: Date): boolean {
  return seenAt !== null && now.getTime() - seenAt.getTime() < onlineMs;
}
