import type {
  BookingMessageParams,
  BookingSubject,
  QuestionAnswer,
  ToldStatus,
} from "#contract/bookings/booking-messages.ts";
import type { BookingKind, BookingPlace } from "#contract/bookings.ts";
import type { Message } from "#contract/messages.ts";
import type { ProfileType } from "#contract/profiles.ts";
import type { ServiceType } from "#contract/shared/care.ts";

type Check = (value: unknown) => boolean;

/*
  The contract's schema again, without zod: a conversation is read without it. A list that grows there
  doesn't compile here, and booking-params.test.ts holds the two against each other.
*/
const kinds: Record<BookingKind, true> = { introduction: true, booking: true };
const sides: Record<ProfileType, true> = { pet_owner: true, pet_sitter: true };
const subjects: Record<BookingSubject, true> = {
  booking: true,
  dates: true,
  pets: true,
  price: true,
  details: true,
};
const statuses: Record<ToldStatus, true> = {
  accepted: true,
  declined: true,
  proposalAccepted: true,
  proposalDeclined: true,
  proposalWithdrawn: true,
  datesChanged: true,
  detailsChanged: true,
  expired: true,
  saidHome: true,
};
const answers: Record<QuestionAnswer, true> = {
  accepted: true,
  declined: true,
  changed: true,
  cancelled: true,
  expired: true,
  withdrawn: true,
};
const places: Record<BookingPlace, true> = {
  owner_home: true,
  sitter_home: true,
  elsewhere: true,
  video_call: true,
};
const services: Record<ServiceType, true> = {
  house_visit: true,
  sitter_at_owner_home: true,
  day_and_night_care_at_owner_home: true,
  daycare_at_sitter_home: true,
  day_and_night_at_sitter_home: true,
  dog_walking_service: true,
};

const oneOf =
  (values: object): Check =>
  (value) =>
    typeof value === "string" && Object.hasOwn(values, value);
const matches =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === "string" && pattern.test(value);
const isText: Check = (value) => typeof value === "string";
const isDay: Check = (value) => {
  if (typeof value !== "string" || !/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const at = Date.parse(value);
  // The 30th of February is taken for a day in March.
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(value);
};
const isTime = matches(/^([01]\d|2[0-3]):[0-5]\d$/);
const isWhole: Check = (value) => Number.isSafeInteger(value);

const checks: Required<{ [Key in keyof BookingMessageParams]: Check }> = {
  bookingId: (value) => isWhole(value) && Number(value) > 0,
  kind: oneOf(kinds),
  revision: isWhole,
  about: oneOf(subjects),
  status: oneOf(statuses),
  by: oneOf(sides),
  awaiting: oneOf(sides),
  isAgreed: (value) => typeof value === "boolean",
  serviceType: oneOf(services),
  petNames: isText,
  startDate: isDay,
  endDate: isDay,
  time: isTime,
  endTime: isTime,
  visits: isText,
  place: oneOf(places),
  placeText: isText,
  priceCents: isWhole,
  newStartDate: isDay,
  newEndDate: isDay,
  newTime: isTime,
  newEndTime: isTime,
  newVisits: isText,
  newPetNames: isText,
  newPriceCents: isWhole,
  reason: isText,
  isEarly: (value) => typeof value === "boolean",
  answer: oneOf(answers),
};
const needed = ["bookingId", "kind", "startDate", "endDate"] as const;

/** Null: of a kind that this page doesn't know yet; then a plain sentence is all that is said. */
export function readBookingParams(params: Message["params"]): BookingMessageParams | null {
  if (!params || needed.some((key) => params[key] === undefined)) return null;
  const isKnown = Object.entries(checks).every(
    ([key, isRight]) => params[key] === undefined || isRight(params[key]),
  );
  // Each of its values has just been looked at.
  return isKnown ? (params as BookingMessageParams) : null;
}

/** 'Moos, Minoes' and '08:00,18:00' as lists. */
export function listOf(text: string | undefined): string[] {
  return (text ?? "").split(/,\s*/).filter((each) => each !== "");
}
