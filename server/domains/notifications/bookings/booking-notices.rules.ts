import type { Caution } from "#contract/messages.ts";
import type { NotificationType } from "#contract/notifications.ts";
import type { ProfileType } from "#contract/profiles.ts";

/**
 * Who is told what of a booking. Whoever did something knows it; the other is told. What the clock does is
 * told to who waits for it. A mail is for what asks for an answer, gives one, or changes what both count on.
 */
type Row = {
  /** `other` than who did it; both, where nobody is left who did. */
  to: "other" | "pet_owner" | "pet_sitter";
  type: NotificationType;
  isMailed: boolean;
};

export const tellingsOfMoves = {
  create: { to: "other", type: "booking_asked", isMailed: true },
  accept: { to: "other", type: "booking_accepted", isMailed: true },
  decline: { to: "other", type: "booking_declined", isMailed: true },
  changeDates: { to: "other", type: "booking_dates_changed", isMailed: true },
  proposeDates: { to: "other", type: "booking_dates_proposed", isMailed: true },
  proposePets: { to: "other", type: "booking_pets_proposed", isMailed: true },
  proposePrice: { to: "other", type: "booking_price_proposed", isMailed: true },
  acceptProposal: { to: "other", type: "booking_proposal_accepted", isMailed: true },
  declineProposal: { to: "other", type: "booking_proposal_declined", isMailed: true },
  withdrawProposal: { to: "other", type: "booking_proposal_withdrawn", isMailed: false },
  changeDetails: { to: "other", type: "booking_details_changed", isMailed: true },
  cancel: { to: "other", type: "booking_cancelled", isMailed: true },
  sayHome: { to: "other", type: "booking_said_home", isMailed: true },
  expire: { to: "pet_owner", type: "booking_expired", isMailed: true },
  // It went as agreed; being asked how it was is for later.
  complete: null,
  // Nothing has changed by it, and the chat says so.
  lapseProposal: null,
} as const satisfies Record<string, Row | null>;

/** Called off after it had begun: with the animals in somebody's house there is something left to do. */
export const tellingOfEarlyEnd = {
  to: "other",
  type: "booking_ended_early",
  isMailed: true,
} as const satisfies Row;

export const tellingsOfIntake = {
  asked: { to: "pet_owner", type: "intake_asked", isMailed: true },
  filled: { to: "pet_sitter", type: "intake_filled", isMailed: true },
  changed: { to: "pet_sitter", type: "intake_changed", isMailed: true },
} as const satisfies Record<string, Row>;
export type ToldIntake = keyof typeof tellingsOfIntake;

type Moves = typeof tellingsOfMoves;
export type Telling =
  | NonNullable<Moves[keyof Moves]>
  | typeof tellingOfEarlyEnd
  | (typeof tellingsOfIntake)[keyof typeof tellingsOfIntake];
export type MailedType = Extract<Telling, { isMailed: true }>["type"];

const sides: readonly ProfileType[] = ["pet_owner", "pet_sitter"];

/** Which of the two sides a telling is for. */
export function sidesOf({ to }: Pick<Telling, "to">, by: ProfileType | null): ProfileType[] {
  return sides.filter((side) => (to === "other" ? side !== by : side === to));
}

/**
 * Whether what somebody wrote may stand in a mail, which passes through many hands: not with a way to
 * reach them, an address or a code in it. Then it is read where the booking is.
 */
export function mayQuote(text: string, cautions: readonly Caution[]): boolean {
  // A year is no code.
  return cautions.length === 0 && !/(?<!\d)(?!20\d\d(?!\d))\d{4,}/.test(text);
}
