import * as z from "zod";

/** Every `error` code that an answer may carry. A new rule adds its code here, and a text for it. */
export const errorCodes = [
  "malformed",
  "unauthenticated",
  "subscriptionRequired",
  "alreadySubscribed",
  "refundTooHigh",
  "forbidden",
  "emailNotVerified",
  "notFound",
  "methodNotAllowed",
  "tooLarge",
  "unsupportedMedia",
  "idempotencyMismatch",
  "profileExists",
  "lastProfile",
  "emailTaken",
  "profileIncomplete",
  "addressLookupFailed",
  "petInUse",
  "requestExists",
  "requestIncomplete",
  "requestPast",
  "sameUser",
  "sameType",
  "awaitingReply",
  "contactDeclined",
  "contactClosed",
  "alreadyAnswered",
  "upcomingBookings",
  "notOwner",
  "noPets",
  "notPublished",
  "registrationIncomplete",
  "invalidTransition",
  "bookingConflict",
  "tooManyCalendars",
  "tooManyAlerts",
  "cannotEditAfterCheckout",
  "checkInToEdit",
  "logbookReadOnly",
  "tooManyVisits",
  "tooManyLogbookImages",
  "notReviewable",
  "reviewPeriodOver",
  "alreadyReviewed",
  "reviewShown",
  "tooManyReferences",
  "tooManyReminders",
  "notAppealable",
  "appealPeriodOver",
  "alreadyAppealed",
  "alreadyDecided",
  "notAppealed",
  "authorGone",
  "accountBanned",
  "adminNotBannable",
  "noCompletedBooking",
  "notEarned",
  "textChanged",
  "personalDataAskedToday",
  "paymentsNotSetUp",
  "paymentsUnavailable",
  "tokenExpired",
  "csrfMismatch",
  "validation",
  "invalidCredentials",
  "tooManyRequests",
  "unavailable",
  "internal",
] as const;
export type ErrorCode = (typeof errorCodes)[number];

export function isErrorCode(value: unknown): value is ErrorCode {
  return errorCodes.some((code) => code === value);
}

/** The fixed first line of a 422; clients drop it and show `messages`. */
export const validationErrorMessage = "Validation Error";

export const errorBody = z.object({
  message: z.string(),
  error: z.string(),
  messages: z.array(z.string()).optional(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;
