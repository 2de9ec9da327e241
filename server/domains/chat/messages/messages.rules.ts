import type { WishKind } from "#contract/chat.ts";
import type { MessageAction, MessageType } from "#contract/messages.ts";
import type { ProfileType } from "#contract/profiles.ts";
import { type Contact, contactAfter, otherSide } from "../chat.rules.ts";

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
  if (sentBy === null) return productActionsOf(message, side);
  if (hiddenAt !== null) return [];
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

/** The last that a sitter said they would like, and what became of it. */
export type Wish = { kind: WishKind; state: "open" | "refused" | "granted" };

export function wishOf({ params }: Pick<Said, "params">): Wish {
  const kind = params?.forIntroduction === true ? "introduction" : "booking";
  if (params?.isAnswered !== true) return { kind, state: "open" };
  return { kind, state: params.isRefused === true ? "refused" : "granted" };
}

/** The buttons of what the product says, for who reads it. */
function productActionsOf({ type, params }: Said, side: ProfileType): MessageAction[] {
  switch (type) {
    case "ACCEPT_BOOKING":
      return isOpenQuestion(params) && params?.awaiting === side
        ? ["acceptBooking", "declineBooking", "viewBooking"]
        : ["viewBooking"];
    case "BOOKING_STATUS_SET":
    case "BOOKING_CANCEL_NOTIFICATION":
      return ["viewBooking"];
    case "CREATE_NEW_BOOKING":
      return side === "pet_owner" ? ["scheduleNewBooking"] : [];
    case "INTAKE_FORM_DATA_IMPORTED":
    case "INTAKE_FORM_DATA_MUST_BE_FILLED":
      return side === "pet_owner" && params?.isOver !== true ? ["fillIntake"] : [];
    case "LOGBOOK_CHECK_IN":
    case "LOGBOOK_UPDATE":
    case "LOGBOOK_IMAGE":
      return params?.logbookId === undefined ? [] : ["viewLogbook"];
    case "REMINDER_CHECK_IN":
      return missedVisitActions(params, side);
    case "REMINDER_24H":
    case "REMINDER_1H":
      return params?.bookingId === undefined ? [] : ["viewBooking"];
    case "REMINDER_5AM":
    case "REMINDER_SEND_PICTURE":
      return params?.logbookId === undefined ? [] : ["viewLogbook"];
    case "REMINDER_PLANNING":
      return side === "pet_owner" ? ["scheduleIntroduction"] : [];
    case "REMINDER_INTRODUCTION":
      return side === "pet_owner" ? ["scheduleBooking"] : [];
    case "REMINDER_DEACTIVATE_REQUEST":
      return requestActions(params, side);
    case "REVIEW_REQUEST":
    case "REVIEW_RECEIVED":
      return reviewActions(params);
    case "INTAKE_FORM_FILLED_OUT":
      return [side === "pet_owner" ? "fillIntake" : "readIntake"];
    default:
      return [];
  }
}

/** Nobody came: the owner calls, writes, or looks for somebody else; until somebody has come after all. */
function missedVisitActions(params: Said["params"], side: ProfileType): MessageAction[] {
  if (params?.logbookId === undefined) return [];
  // The sitter checks in there.
  if (side !== "pet_owner" || params.isAnswered === true) return ["viewLogbook"];
  const call: MessageAction[] = params.bookingId === undefined ? [] : ["callSitter"];
  return [...call, "findOthers", "viewLogbook"];
}

/** A sitter was found: the owner puts the request away, or keeps it. */
function requestActions(params: Said["params"], side: ProfileType): MessageAction[] {
  if (side !== "pet_owner" || params?.bookingId === undefined) return [];
  return params.isAnswered === true ? [] : ["deactivateRequest", "keepRequest"];
}

/** Who has written is asked no more, nor who was asked about somebody who has gone. */
function reviewActions(params: Said["params"]): MessageAction[] {
  if (params?.isShown === true) return ["readReview"];
  return params?.isAnswered === true || params?.isGone === true ? [] : ["writeReview"];
}

function isOpenQuestion(params: Said["params"]): boolean {
  return params?.answer === undefined;
}

/** A message that waits is there for its writer only, and one of the product's for whom it is meant. */
export function isShownTo(
  side: ProfileType,
  message: { deliveredAt: Date | null; sentBy: ProfileType | null; forSide: ProfileType | null },
): boolean {
  const hasArrived = message.deliveredAt !== null || message.sentBy === side;
  return hasArrived && (message.forSide === null || message.forSide === side);
}

/**
 * Who has something to read by what the product says: whom it is for, else the one who didn't cause it.
 * What nobody caused and both are to read is written twice, once for each.
 */
export function productReaderOf({
  forSide,
  causedBy,
}: {
  forSide: ProfileType | null;
  causedBy: ProfileType | null;
}): ProfileType | null {
  if (forSide !== null) return forSide === causedBy ? null : forSide;
  return causedBy && otherSide(causedBy);
}

/** What asks for an answer brings a room back that was put away; what only tells leaves it there. */
const asking: readonly MessageType[] = [
  "ACCEPT_BOOKING",
  "REVIEW_REQUEST",
  "INTAKE_FORM_DATA_MUST_BE_FILLED",
  "REMINDER_24H",
  "REMINDER_1H",
  "REMINDER_5AM",
  "REMINDER_SEND_PICTURE",
  "REMINDER_CHECK_IN",
  "REMINDER_PLANNING",
  "REMINDER_INTRODUCTION",
  "REMINDER_DEACTIVATE_REQUEST",
];

export function asksForAnswer(type: MessageType): boolean {
  return asking.includes(type);
}
