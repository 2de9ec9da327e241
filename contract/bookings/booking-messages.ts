import * as z from "zod";
import { proposalKinds } from "../bookings/booking-parts.ts";
import { bookingKind, bookingPlace } from "../bookings.ts";
import { profileType } from "../profiles.ts";
import { serviceType } from "../shared/care.ts";
import { calendarDate, timeOfDay } from "../shared/dates.ts";
import { id } from "../shared/ids.ts";

/** What a message asks about: the booking as a whole, or what one side would like otherwise. */
export const bookingSubjects = ["booking", ...proposalKinds, "details"] as const;
export type BookingSubject = (typeof bookingSubjects)[number];

/** What BOOKING_STATUS_SET tells. */
export const toldStatuses = [
  "accepted",
  "declined",
  "proposalAccepted",
  "proposalDeclined",
  "proposalWithdrawn",
  "datesChanged",
  "detailsChanged",
  "expired",
  "saidHome",
] as const;
export type ToldStatus = (typeof toldStatuses)[number];

/** What became of a question; until then it has buttons. */
export const questionAnswers = [
  "accepted",
  "declined",
  "changed",
  "cancelled",
  "expired",
  "withdrawn",
] as const;
export type QuestionAnswer = (typeof questionAnswers)[number];

/**
 * The parameters of every message about a booking, flat as all parameters are. They are the facts of the
 * moment at which it was written, so that it reads the same however the booking goes on; only `answer`
 * comes later.
 */
export const bookingMessageParams = z.object({
  bookingId: id,
  kind: bookingKind,
  /** The booking's at that moment: an answer to this message is to what it says. */
  revision: z.int().optional(),
  about: z.enum(bookingSubjects).optional(),
  status: z.enum(toldStatuses).optional(),
  /** Whose doing it is; absent when the clock did it. */
  by: profileType.optional(),
  /** Who has to answer. */
  awaiting: profileType.optional(),
  /** The two had agreed already: a no to other dates leaves the booking as it was. */
  isAgreed: z.boolean().optional(),
  serviceType: serviceType.optional(),
  /** 'Moos, Minoes'; empty where there are none. */
  petNames: z.string().optional(),
  startDate: calendarDate,
  endDate: calendarDate,
  time: timeOfDay.optional(),
  endTime: timeOfDay.optional(),
  /** '08:00,18:00'; empty for care that stays. */
  visits: z.string().optional(),
  place: bookingPlace.optional(),
  placeText: z.string().optional(),
  priceCents: z.int().optional(),
  newStartDate: calendarDate.optional(),
  newEndDate: calendarDate.optional(),
  newTime: timeOfDay.optional(),
  newEndTime: timeOfDay.optional(),
  newVisits: z.string().optional(),
  newPetNames: z.string().optional(),
  newPriceCents: z.int().optional(),
  reason: z.string().optional(),
  /** It had begun: the animals are in somebody's house, and the two call each other. */
  isEarly: z.boolean().optional(),
  answer: z.enum(questionAnswers).optional(),
});
export type BookingMessageParams = z.infer<typeof bookingMessageParams>;
