import type { BookingMessageParams } from "#contract/bookings/booking-messages.ts";
import type { Message } from "#contract/messages.ts";
import { readBookingParams } from "./booking-params.ts";
import {
  type CardWords,
  daysInWords,
  laterOf,
  said,
  whoAnswered,
  whoCancelled,
  whoTold,
} from "./booking-words.ts";
import { readLogbookParams } from "./logbook/logbook-params.ts";
import { logbookLine } from "./logbook/logbook-words.ts";

/** One plain line of a message: in the list of rooms, and read out when it comes. */
export function messageLine(message: Message, words: CardWords): string {
  const { type } = message;
  const { t, side } = words;
  if (message.isHidden) return t("chat:message.takenBack");
  const booking = isAboutBooking(type) ? readBookingParams(message.params) : null;
  if (booking) return bookingLine(type, booking, words);
  switch (type) {
    case "TEXT":
    case "IMAGE":
      return message.message?.replace(/\s+/g, " ").trim() || t("chat:list.picture");
    case "INTERESTED_IN_BOOKING": {
      const wish = isForIntroduction(message) ? "introduction" : "booking";
      return said(`interest.${wish}`, "pet_sitter", words);
    }
    case "CREATE_NEW_BOOKING":
      return t(`newBooking.${side}.line`, words);
    case "LOGBOOK_CHECK_IN":
    case "LOGBOOK_UPDATE":
    case "LOGBOOK_IMAGE": {
      const told = readLogbookParams(message.params);
      return told ? logbookLine(told, words) : plainWords(message, words).text;
    }
    default: {
      const state = intakeStateOf(message);
      return state ? whoseIntake(state, words) : plainWords(message, words).text;
    }
  }
}

function isAboutBooking(type: Message["type"]): boolean {
  return (
    type === "ACCEPT_BOOKING" ||
    type === "BOOKING_STATUS_SET" ||
    type === "BOOKING_CANCEL_NOTIFICATION"
  );
}

function bookingLine(
  type: Message["type"],
  booking: BookingMessageParams,
  words: CardWords,
): string {
  if (type === "BOOKING_STATUS_SET") return whoTold(booking, words);
  const isCancelled = type === "BOOKING_CANCEL_NOTIFICATION";
  const who = isCancelled ? whoCancelled(booking, words) : whoAnswered(booking, words);
  const days = daysInWords(isCancelled ? booking : laterOf(booking), words);
  return words.t("line", { who, days });
}

type Plain = Pick<Message, "type" | "isOwn">;

/** For what has nothing to show but a sentence. */
export function plainWords(
  { type, isOwn }: Plain,
  { t, side, name }: CardWords,
): { title: string; text: string } {
  switch (type) {
    case "TEXT":
    case "IMAGE":
    case "INTERESTED_IN_BOOKING":
    case "CREATE_NEW_BOOKING":
    case "INTAKE_FORM_FILLED_OUT":
    case "INTAKE_FORM_DATA_IMPORTED":
    case "INTAKE_FORM_DATA_MUST_BE_FILLED":
      return { title: "", text: "" };
    case "WELCOME":
      return { title: t("chat:system.WELCOME.title"), text: t("chat:system.WELCOME.title") };
    case "DECLINE":
    case "NOT_INTERESTED_IN_BOOKING_RESPONSE":
      return {
        title: t(`chat:system.${type}.title`),
        text: t(`chat:system.${type}.${isOwn ? "own" : "other"}`, { name }),
      };
    default:
      return {
        title: t(`chat:system.${type}.title`),
        text: t(`chat:system.${type}.${side}`, { name }),
      };
  }
}

const states = {
  INTAKE_FORM_FILLED_OUT: "filled",
  INTAKE_FORM_DATA_IMPORTED: "imported",
  INTAKE_FORM_DATA_MUST_BE_FILLED: "needed",
} as const;
export type IntakeState = (typeof states)[keyof typeof states] | "missed";

/** Null: not about an intake form. One that was needed has come, or the booking ended without it. */
export function intakeStateOf(message: Pick<Message, "type" | "params">): IntakeState | null {
  const known: Partial<Record<Message["type"], IntakeState>> = states;
  const state = known[message.type] ?? null;
  if (state !== "needed") return state;
  if (isAnswered(message)) return "filled";
  return message.params?.isOver === true ? "missed" : state;
}

/** The form is the owner's: what was done with it, they did. */
export function whoseIntake(state: IntakeState, words: CardWords): string {
  return said(`intake.${state}`, "pet_owner", words);
}

/** A sitter's wish is to meet, or to be booked. */
export function isForIntroduction({ params }: Pick<Message, "params">): boolean {
  return params?.forIntroduction === true;
}

/** The owner has done what they were asked, or said that it isn't needed. */
export function isAnswered({ params }: Pick<Message, "params">): boolean {
  return params?.isAnswered === true;
}
