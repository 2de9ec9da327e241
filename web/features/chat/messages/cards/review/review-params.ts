import type { Message } from "#contract/messages.ts";
import type { ReviewMessageParams } from "#contract/reviews/review-messages.ts";

/** Without the contract's schema, which would bring zod along: what is missing makes it a plain line. */
export function readReviewParams(params: Message["params"]): ReviewMessageParams | null {
  const { bookingId, petNames, startDate, endDate, until, untilDate, isAnswered, isGone, isShown } =
    params ?? {};
  if (typeof bookingId !== "number" || typeof until !== "string") return null;
  if (typeof untilDate !== "string") return null;
  if (typeof startDate !== "string" || typeof endDate !== "string") return null;
  return {
    bookingId,
    petNames: typeof petNames === "string" ? petNames : "",
    startDate,
    endDate,
    until,
    untilDate,
    isAnswered: isAnswered === true,
    isGone: isGone === true,
    isShown: isShown === true,
  };
}
