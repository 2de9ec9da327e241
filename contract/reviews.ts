import * as z from "zod";
import { profileType } from "./profiles.ts";
import { serviceType } from "./shared/care.ts";
import { calendarDate, instant } from "./shared/dates.ts";
import { endpoint } from "./shared/endpoint.ts";
import { id, pathId } from "./shared/ids.ts";
import { storedImage } from "./shared/images.ts";
import { paginated, reviewPagingQuery } from "./shared/paging.ts";
import { channel } from "./shared/realtime.ts";
import { integerBetween, yesNo } from "./shared/validation/inputs.ts";
import { paragraphs } from "./shared/validation/text.ts";

export const mostStars = 5;
export const stars = [1, 2, 3, 4, 5] as const;
export type Stars = (typeof stars)[number];

/** What a sitter is judged by, besides as a whole. */
export const reviewParts = ["care", "communication", "reliability"] as const;
export type ReviewPart = (typeof reviewParts)[number];

export const reviewTextMinLength = 20;
export const reviewTextMaxLength = 2_000;
export const reviewAnswerMaxLength = 1_000;
/** So long after the end a review can be written; then what was written is shown, whoever wrote. */
export const reviewDays = 14;

const rating = integerBetween(1, mostStars);
const reviewText = paragraphs(reviewTextMaxLength).pipe(z.string().min(reviewTextMinLength));

/** So long after it is shown its author may take a review back. */
export const takeBackMinutes = 60;

/**
 * The parts are asked of an owner, who reviews a sitter; a sitter has none to give. Words with a phone number or the like
 * are sent once it is `confirmed` that everybody may read that.
 */
export const reviewForm = z.object({
  rating,
  care: rating.optional(),
  communication: rating.optional(),
  reliability: rating.optional(),
  text: reviewText,
  confirmed: yesNo.optional(),
});
export type ReviewForm = z.input<typeof reviewForm>;

export const newReviewForm = reviewForm.extend({
  bookingId: integerBetween(1, 999_999_999),
});
export type NewReviewForm = z.input<typeof newReviewForm>;

export const reviewAnswerForm = z.object({
  text: paragraphs(reviewAnswerMaxLength),
  confirmed: yesNo.optional(),
});
export type ReviewAnswerForm = z.input<typeof reviewAnswerForm>;

/** Somebody who wrote a review, or whom it is about. */
export const reviewPerson = z.object({
  /** Absent when the profile was deleted; the name goes with it. */
  id: id.optional(),
  profileType,
  firstName: z.string().optional(),
  picture: storedImage.optional(),
  /** Of a sitter whose page is open. */
  citySlug: z.string().optional(),
  isDeleted: z.boolean(),
});
export type ReviewPerson = z.infer<typeof reviewPerson>;

const reviewFields = {
  id,
  rating: z.int(),
  /** Of a sitter. */
  parts: z.object({ care: z.int(), communication: z.int(), reliability: z.int() }).optional(),
  text: z.string(),
  answer: z.object({ text: z.string(), createdAt: instant }).optional(),
};

/** As everybody may read it. */
export const publicReview = z.object({
  ...reviewFields,
  author: reviewPerson,
  /** The animals it was about; none when who wrote has gone. */
  petNames: z.array(z.string()),
  /** When it was, to the month: `2026-12`. */
  month: z.string(),
});
export type PublicReview = z.infer<typeof publicReview>;

/** One for the home page, with whom it is about. */
export const bestReview = publicReview.extend({ subject: reviewPerson });
export type BestReview = z.infer<typeof bestReview>;

export const reviewActions = ["edit", "answer", "takeBack"] as const;
export type ReviewAction = (typeof reviewActions)[number];

const ofBooking = {
  bookingId: id,
  serviceType: serviceType.optional(),
  petNames: z.array(z.string()),
  startDate: calendarDate,
  endDate: calendarDate,
  /** Until when it can be written and changed: then whatever was written is shown. */
  until: instant,
  /** The day in Amsterdam on which that is. */
  untilDate: calendarDate,
};

/** As one of the two sees it. */
export const ownReview = z.object({
  ...reviewFields,
  ...ofBooking,
  author: reviewPerson,
  subject: reviewPerson,
  isShown: z.boolean(),
  shownAt: instant.optional(),
  createdAt: instant,
  allowedActions: z.array(z.enum(reviewActions)),
});
export type OwnReview = z.infer<typeof ownReview>;

/** A booking of which the viewer may still say how it was. */
export const reviewToWrite = z.object({
  ...ofBooking,
  subject: reviewPerson,
  /** The other one has written already; what, is seen once both have. */
  isOtherWritten: z.boolean(),
});
export type ReviewToWrite = z.infer<typeof reviewToWrite>;

/** All reviews of a profile together. */
export const reviewStanding = z.object({
  count: z.int(),
  /** Absent until somebody has written. */
  average: z.number().optional(),
  /** How many gave one star, two, and so on to five. */
  spread: z.array(z.int()).length(mostStars),
  /** Averages; of a sitter with reviews. */
  parts: z
    .object({ care: z.number(), communication: z.number(), reliability: z.number() })
    .optional(),
});
export type ReviewStanding = z.infer<typeof reviewStanding>;

const answer = z.object({ data: ownReview });
const reviewParams = z.object({ id: pathId });
const best = z.object({ data: z.array(bestReview) });

export const reviewsEndpoints = {
  create: endpoint({
    method: "POST",
    path: "/api/review",
    access: "user",
    summary: "Says how a booking was; it is shown once both have, or after 14 days.",
    // Each of them tells the other side, also by mail.
    limit: "messages",
    body: newReviewForm,
    status: 201,
    response: answer,
  }),
  update: endpoint({
    method: "PUT",
    path: "/api/review/{id}",
    access: "user",
    summary: "Changes an own review, until it is shown.",
    idempotent: true,
    params: reviewParams,
    body: reviewForm,
    response: answer,
  }),
  takeBack: endpoint({
    method: "DELETE",
    path: "/api/review/{id}",
    access: "user",
    summary: "Takes back an own review that everybody reads, for an hour; with its answer.",
    params: reviewParams,
  }),
  answer: endpoint({
    method: "POST",
    path: "/api/review/{id}/answer",
    access: "user",
    summary: "The one reviewed answers, once.",
    limit: "messages",
    params: reviewParams,
    body: reviewAnswerForm,
    status: 201,
    response: answer,
  }),
  find: endpoint({
    method: "GET",
    path: "/api/review/find/{type}/{id}",
    access: "user",
    summary: "The viewer's review of this booking, or their latest of this profile.",
    params: z.object({ type: z.enum(["booking", "profile"]), id: pathId }),
    response: answer,
  }),
  listToWrite: endpoint({
    method: "GET",
    path: "/api/user/reviews/toWrite",
    access: "user",
    summary: "Bookings of the profile in use that wait for a review.",
    response: z.object({ data: z.array(reviewToWrite) }),
  }),
  listBy: endpoint({
    method: "GET",
    path: "/api/user/reviews/by",
    access: "user",
    summary: "Reviews written by the profile in use, the latest first.",
    query: reviewPagingQuery,
    response: paginated(ownReview),
  }),
  listOwn: endpoint({
    method: "GET",
    path: "/api/user/reviews/for",
    access: "user",
    summary: "Reviews of the profile in use that are shown, the latest first.",
    query: reviewPagingQuery,
    response: paginated(ownReview).extend({ standing: reviewStanding }),
  }),
  listFor: endpoint({
    method: "GET",
    path: "/api/reviews/for/{type}/{id}",
    access: "public",
    summary: "Reviews of a sitter or an owner, the latest first, with average and spread.",
    params: z.object({ type: profileType, id: pathId }),
    query: reviewPagingQuery,
    response: paginated(publicReview).extend({ standing: reviewStanding }),
  }),
  best: endpoint({
    method: "GET",
    path: "/api/reviews/best",
    access: "public",
    summary: "The best that owners say of sitters.",
    response: best,
  }),
  bestBySitters: endpoint({
    method: "GET",
    path: "/api/reviews/best/bySitters",
    access: "public",
    summary: "The best that sitters say of owners.",
    response: best,
  }),
};

export const reviewUpdates = channel({
  name: "reviews.updates.{userId}",
  events: {
    /** Something was written, shown or answered that concerns this profile of theirs. */
    "review-updates": z.object({ profileId: id, bookingId: id }),
  },
});
