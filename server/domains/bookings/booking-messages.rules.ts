import type {
  BookingSubject,
  QuestionAnswer,
  ToldStatus,
} from "#contract/bookings/booking-messages.ts";
import type { CarePeriod } from "#contract/bookings/price-estimate.ts";
import type { BookingKind, BookingPlace } from "#contract/bookings.ts";
import type { MessageType } from "#contract/messages.ts";
import type { ProfileType } from "#contract/profiles.ts";
import type { ServiceType } from "#contract/shared/care.ts";
import type { BookingEvent } from "./bookings.rules.ts";

/**
 * What the chat says of a move: a question to who must answer, or what became of it. A message has the
 * facts of that moment, so that it reads the same however the booking goes on.
 */
export type MessageFacts = {
  bookingId: number;
  revision: number;
  kind: BookingKind;
  serviceType: ServiceType | null;
  petNames: readonly string[];
  period: CarePeriod;
  place: BookingPlace;
  placeText: string | null;
  priceCents: number | null;
};

/** What is asked for instead. */
export type Proposed = {
  period?: CarePeriod | undefined;
  petNames?: readonly string[] | undefined;
  priceCents?: number | undefined;
};

type Params = Record<string, string | number | boolean>;
export type BookingMessage = {
  type: MessageType;
  params: Params;
  causedBy?: ProfileType;
  forSide?: ProfileType;
};

type Saying = {
  type: MessageType;
  about?: BookingSubject;
  status?: ToldStatus;
  /** A no leaves the booking as it was. */
  isAgreed?: true;
};

/** What is not listed says nothing in the chat. */
const sayings: Partial<Record<BookingEvent, Saying>> = {
  create: { type: "ACCEPT_BOOKING", about: "booking" },
  changeDates: { type: "ACCEPT_BOOKING", about: "dates" },
  proposeDates: { type: "ACCEPT_BOOKING", about: "dates", isAgreed: true },
  proposePets: { type: "ACCEPT_BOOKING", about: "pets", isAgreed: true },
  proposePrice: { type: "ACCEPT_BOOKING", about: "price", isAgreed: true },
  accept: { type: "BOOKING_STATUS_SET", status: "accepted" },
  decline: { type: "BOOKING_STATUS_SET", status: "declined" },
  acceptProposal: { type: "BOOKING_STATUS_SET", status: "proposalAccepted" },
  declineProposal: { type: "BOOKING_STATUS_SET", status: "proposalDeclined" },
  withdrawProposal: { type: "BOOKING_STATUS_SET", status: "proposalWithdrawn" },
  changeDetails: { type: "BOOKING_STATUS_SET", status: "detailsChanged" },
  expire: { type: "BOOKING_STATUS_SET", status: "expired" },
  cancel: { type: "BOOKING_CANCEL_NOTIFICATION" },
  sayHome: { type: "BOOKING_STATUS_SET", status: "saidHome" },
};

/** What became of the question that was open: its buttons go. */
const answers: Partial<Record<BookingEvent, QuestionAnswer>> = {
  accept: "accepted",
  decline: "declined",
  acceptProposal: "accepted",
  declineProposal: "declined",
  withdrawProposal: "withdrawn",
  changeDates: "changed",
  cancel: "cancelled",
  expire: "expired",
  lapseProposal: "expired",
  // What was proposed and not answered until the end goes with it.
  complete: "expired",
};

export function questionAnswerOf(event: BookingEvent): QuestionAnswer | null {
  return answers[event] ?? null;
}

export type Told = {
  event: BookingEvent;
  by: ProfileType | null;
  awaiting: ProfileType | null;
  facts: MessageFacts;
  proposed?: Proposed | undefined;
  reason?: string | undefined;
  /** It had begun, and is called off now. */
  isEarly?: boolean;
};

/** One for both; what nobody caused is written for each of them, so that each has it to read. */
export function messagesOf(told: Told): BookingMessage[] {
  const saying = sayings[told.event];
  if (!saying) return [];
  const { type, about, status, isAgreed } = saying;
  const params: Params = {
    ...paramsOf(told.facts),
    ...(about ? { about } : {}),
    ...(status ? { status } : {}),
    ...(isAgreed ? { isAgreed } : {}),
    ...proposedParams(told.proposed ?? {}),
    ...(told.by ? { by: told.by } : {}),
    ...(type === "ACCEPT_BOOKING" && told.awaiting ? { awaiting: told.awaiting } : {}),
    ...(told.reason ? { reason: told.reason } : {}),
    ...(told.isEarly ? { isEarly: true } : {}),
  };
  if (told.by) return [{ type, params, causedBy: told.by }];
  return [
    { type, params, forSide: "pet_owner" },
    { type, params, forSide: "pet_sitter" },
  ];
}

function paramsOf(facts: MessageFacts): Params {
  const { bookingId, revision, kind, serviceType, petNames, period } = facts;
  const { place, placeText, priceCents } = facts;
  const { startDate, time, endDate, endTime, visits } = period;
  return {
    bookingId,
    revision,
    kind,
    petNames: petNames.join(", "),
    startDate,
    time,
    endDate,
    endTime,
    visits: visits.join(","),
    place,
    ...(serviceType ? { serviceType } : {}),
    ...(placeText ? { placeText } : {}),
    ...(priceCents === null ? {} : { priceCents }),
  };
}

function proposedParams({ period, petNames, priceCents }: Proposed): Params {
  return {
    ...(period
      ? {
          newStartDate: period.startDate,
          newTime: period.time,
          newEndDate: period.endDate,
          newEndTime: period.endTime,
          newVisits: period.visits.join(","),
        }
      : {}),
    ...(petNames ? { newPetNames: petNames.join(", ") } : {}),
    ...(priceCents === undefined ? {} : { newPriceCents: priceCents }),
  };
}
