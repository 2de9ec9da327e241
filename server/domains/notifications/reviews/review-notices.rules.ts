import type { ReviewNotificationType } from "#contract/notifications.ts";

/*
  What the two are told of reviews. Both are asked once care is over. Who is reviewed hears at once that it
  was written, though not what; and once it can be read, unless they make it so themselves, by writing
  theirs: then it is on their screen. Who wrote hears of the answer, which is no reason for a mail.
*/
export const mailedReviewTypes = [
  "review_asked",
  "review_written",
  "review_received",
] as const satisfies readonly ReviewNotificationType[];
export type MailedReviewType = (typeof mailedReviewTypes)[number];

export function isMailed(type: ReviewNotificationType): type is MailedReviewType {
  return mailedReviewTypes.some((mailed) => mailed === type);
}
