import * as z from "zod";
import {
  bookingAddress,
  bookingPet,
  bookingProfile,
  bookingProposal,
} from "./bookings/booking-parts.ts";
import { bookingConflicts, bookingPeriod, bookingPeriodForm } from "./bookings/booking-periods.ts";
import { priceEstimate } from "./bookings/price-estimate.ts";
import { contactStatuses } from "./chat.ts";
import { profileType } from "./profiles.ts";
import { serviceType } from "./shared/care.ts";
import { calendarDate, instant } from "./shared/dates.ts";
import { endpoint } from "./shared/endpoint.ts";
import { id, pathId } from "./shared/ids.ts";
import { paginated, pagingQuery } from "./shared/paging.ts";
import { channel } from "./shared/realtime.ts";
import { clearable, integerBetween, listOf, yesNo } from "./shared/validation/inputs.ts";
import { line, paragraphs } from "./shared/validation/text.ts";
import { publicSitter } from "./sitters.ts";

/** A first meeting, or care itself. */
export const bookingKinds = ["introduction", "booking"] as const;
export const bookingKind = z.enum(bookingKinds);
export type BookingKind = z.infer<typeof bookingKind>;

/** The values of a contact's status; what became of a closed one is its reason. */
export const bookingStatuses = contactStatuses;
export const bookingStatus = z.enum(bookingStatuses);
export type BookingStatus = z.infer<typeof bookingStatus>;
export const bookingClosedReasons = ["cancelled", "expired", "completed"] as const;
export type BookingClosedReason = (typeof bookingClosedReasons)[number];

export const bookingPlaces = ["owner_home", "sitter_home", "elsewhere", "video_call"] as const;
export const bookingPlace = z.enum(bookingPlaces);
export type BookingPlace = z.infer<typeof bookingPlace>;

/** Before it begins, while it goes on, and after. */
export const bookingPhases = ["upcoming", "running", "past"] as const;
export type BookingPhase = (typeof bookingPhases)[number];

export const progressValues = ["not_started", "in_progress", "completed"] as const;
export type Progress = (typeof progressValues)[number];

/** What the viewer may do with a booking now; the browser derives no rule again. */
export const bookingActions = [
  "accept",
  "decline",
  "changeDates",
  "proposeDates",
  "proposePets",
  "proposePrice",
  "acceptProposal",
  "declineProposal",
  "withdrawProposal",
  "changeDetails",
  "cancel",
  "addToCalendar",
  "fillIntake",
  "readIntake",
  "sayHome",
] as const;
export type BookingAction = (typeof bookingActions)[number];

/** Why an owner can't ask this sitter now. */
export const createObstacles = [
  "emailNotVerified",
  "notOwner",
  "sameUser",
  "noPets",
  "contactDeclined",
  "contactClosed",
  "notPublished",
  "awaitingReply",
  "registrationIncomplete",
  "subscriptionRequired",
] as const;
export type CreateObstacle = (typeof createObstacles)[number];

export const bookingDetailsMaxLength = 2_000;
export const bookingReasonMaxLength = 500;
export const placeTextMaxLength = 200;
/** So many questions may be open to a sitter who has not answered anything yet. */
export const mostQuestionsUnanswered = 3;
/** An introduction without an end lasts so long. */
export const introductionMinutes = 60;

export const booking = z.object({
  id,
  kind: bookingKind,
  chatRoomId: id.optional(),
  /** The owner first, then the sitter. */
  profiles: z.array(bookingProfile),
  /** None for an introduction. */
  serviceType: serviceType.optional(),
  pets: z.array(bookingPet),
  ...bookingPeriod,
  place: bookingPlace,
  placeText: z.string().optional(),
  address: bookingAddress.optional(),
  details: z.string().optional(),
  priceEstimate: priceEstimate.optional(),
  /** Cents; absent until the two agree on something else than the estimate. */
  agreedPrice: z.int().optional(),
  status: bookingStatus,
  closedReason: z.enum(bookingClosedReasons).optional(),
  /** Who declined or cancelled, and why. */
  closedBy: profileType.optional(),
  reason: z.string().optional(),
  /** Which side has to answer: the booking while it is pending, else the proposal. */
  awaiting: profileType.optional(),
  proposal: bookingProposal.optional(),
  seenByOwner: z.boolean(),
  seenBySitter: z.boolean(),
  phase: z.enum(bookingPhases),
  /** Of a booking, from acceptance on. */
  intakeForm: z
    .object({
      progress: z.enum(progressValues),
      sectionsDone: z.int(),
      sections: z.int(),
      /** What the sitter has not confirmed to have seen. */
      unseenChanges: z.int(),
    })
    .optional(),
  logbook: z.object({ id }).optional(),
  /**
   * Of a stay that ended before its time, or whose two don't both stay with us: until both have said that
   * the animals are home.
   */
  handover: z
    .object({
      /** At most until then the two can reach each other. */
      until: instant,
      said: z.array(z.object({ by: profileType, at: instant })),
    })
    .optional(),
  allowedActions: z.array(z.enum(bookingActions)),
  /** Another one, and something has changed: dates, pets, price, place, details, a proposal, the status. */
  revision: z.int(),
  createdAt: instant,
  acceptedAt: instant.optional(),
});
export type Booking = z.infer<typeof booking>;

const someId = integerBetween(1, 999_999_999);
const reason = paragraphs(bookingReasonMaxLength).optional();
/**
 * The one that was read by who says this. Is it another one by now, the answer is 409 `changedMeanwhile`, with
 * the booking as it is. Without it whatever stands there is meant.
 */
const revision = integerBetween(0, 2_000_000_000).optional();

export const bookingForm = bookingPeriodForm.extend({
  otherProfileId: someId,
  kind: bookingKind,
  serviceType: serviceType.optional(),
  petIds: listOf(someId, 20).optional(),
  place: bookingPlace,
  placeText: line(placeTextMaxLength).optional(),
  details: paragraphs(bookingDetailsMaxLength).optional(),
  /** What the two have agreed on already, in cents. */
  agreedPrice: integerBetween(0, 10_000_000).optional(),
});
export type BookingForm = z.input<typeof bookingForm>;

const bookingParams = z.object({ id: pathId });
const answer = z.object({ data: booking });

export const bookingUpdate = z.object({
  details: clearable(paragraphs(bookingDetailsMaxLength)).optional(),
  petIds: listOf(someId, 20).optional(),
  agreedPrice: integerBetween(0, 10_000_000).optional(),
  reason,
  revision,
});

export const bookingCancellation = z.object({
  reason: paragraphs(bookingReasonMaxLength),
  revision,
});

export const bookingsEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/api/booking",
    access: "user",
    summary: "Bookings and introductions of the profile in use.",
    query: pagingQuery.extend({
      filter: z.enum(["all", "upcoming", "past"]).default("all"),
      /** Those that touch this day, or the days up to `until`. */
      date: calendarDate.optional(),
      until: calendarDate.optional(),
    }),
    response: paginated(booking).extend({
      /** What goes on now, whatever the filter. */
      running: z.array(booking),
      /** How many wait for an answer of this profile, whatever the filter. */
      awaitingCount: z.int(),
    }),
  }),
  create: endpoint({
    method: "POST",
    path: "/api/booking",
    access: "user",
    summary: "An owner asks a sitter to meet, or to care for pets.",
    // Each of them tells the other side, also by mail.
    limit: "messages",
    body: bookingForm,
    status: 200,
    response: answer,
  }),
  canCreate: endpoint({
    method: "POST",
    path: "/api/booking/canCreate",
    access: "user",
    summary: "Whether the viewer may ask this sitter, and why not.",
    notIdempotent: "It only asks, and changes nothing however often it is called.",
    body: z.object({ otherProfileId: someId, kind: bookingKind }),
    response: z.object({ canCreate: z.boolean(), reason: z.enum(createObstacles).optional() }),
  }),
  hasConflictingBookings: endpoint({
    method: "POST",
    path: "/api/booking/hasConflictingBookings",
    access: "user",
    summary:
      "The viewer's own accepted bookings that overlap, and whether the sitter shows as taken.",
    notIdempotent: "It only asks, and changes nothing however often it is called.",
    body: bookingPeriodForm.extend({
      otherProfileId: someId,
      serviceType: serviceType.optional(),
      /** The booking that would be changed: it doesn't stand in its own way. */
      bookingId: someId.optional(),
    }),
    response: bookingConflicts,
  }),
  getSitter: endpoint({
    method: "GET",
    path: "/api/booking/sitter/{profileId}",
    access: "user",
    summary: "A sitter whom the viewer may ask, published or not: what they offer, and when.",
    params: z.object({ profileId: pathId }),
    response: z.object({ data: publicSitter }),
  }),
  listWith: endpoint({
    method: "GET",
    path: "/api/booking/with/{profileId}",
    access: "user",
    summary: "All bookings and introductions with this profile, the latest first.",
    params: z.object({ profileId: pathId }),
    response: z.object({ data: z.array(booking) }),
  }),
  get: endpoint({
    method: "GET",
    path: "/api/booking/{id}",
    access: "user",
    summary: "A booking or introduction of the user's.",
    params: bookingParams,
    response: answer,
  }),
  setStatus: endpoint({
    method: "PUT",
    path: "/api/booking/{id}/status",
    access: "user",
    summary: "Answers the booking, or the open proposal: yes or no.",
    idempotent: true,
    params: bookingParams,
    body: z.object({ status: z.enum(["accepted", "declined"]), reason, revision }),
    response: answer,
  }),
  changeDates: endpoint({
    method: "PUT",
    path: "/api/booking/{id}/dates",
    access: "user",
    summary: "Other dates: in place at once while pending, a proposal once accepted.",
    // Each of them tells the other side, also by mail.
    limit: "messages",
    idempotent: true,
    params: bookingParams,
    body: bookingPeriodForm.extend({ reason, revision }),
    response: answer,
  }),
  update: endpoint({
    method: "PUT",
    path: "/api/booking/{id}",
    access: "user",
    summary: "Changes the details at once; other pets or another price are proposed.",
    // Each of them tells the other side, also by mail.
    limit: "messages",
    idempotent: true,
    params: bookingParams,
    body: bookingUpdate,
    response: answer,
  }),
  withdrawProposal: endpoint({
    method: "DELETE",
    path: "/api/booking/{id}/proposal",
    access: "user",
    summary: "Takes an own proposal back.",
    // Each of them tells the other side, also by mail.
    limit: "messages",
    idempotent: true,
    params: bookingParams,
    body: z.object({ revision }),
    response: answer,
  }),
  cancel: endpoint({
    method: "DELETE",
    path: "/api/booking/{id}",
    access: "user",
    summary: "Cancels, with a reason; the booking stays readable.",
    idempotent: true,
    params: bookingParams,
    body: bookingCancellation,
    response: answer,
  }),
  sayHome: endpoint({
    method: "PUT",
    path: "/api/booking/{id}/home",
    access: "user",
    summary: "Of a stay that ended before its time: this side says that the animals are home.",
    // The first of each side tells the other, also by mail.
    limit: "messages",
    idempotent: true,
    params: bookingParams,
    response: answer,
  }),
  markAsSeen: endpoint({
    method: "PUT",
    path: "/api/booking/{id}/seen",
    access: "user",
    summary: "This side has seen the booking as it is now.",
    repeatable: true,
    params: bookingParams,
    body: z.object({ profileType }),
    response: answer,
  }),
  requestNotDeactivated: endpoint({
    method: "POST",
    path: "/api/booking/{id}/requestNotDeactivated",
    access: "user",
    summary: "The owner's answer to whether the request is still needed; it is asked once.",
    params: bookingParams,
    body: z.object({ wasUpdated: yesNo }),
    response: answer,
  }),
};

export const bookingUpdates = channel({
  name: "bookings.updates.{userId}",
  events: {
    /** The bookings that changed, of one of the user's profiles. */
    "booking-updates": z.object({
      profileId: id,
      upcoming: z.array(booking),
      past: z.array(booking),
    }),
  },
});
