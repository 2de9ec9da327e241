import * as z from "zod";
import type { ReviewNotificationType } from "#contract/notifications.ts";
import type { Locale } from "#contract/shared/locale.ts";
import en from "#messages/en/review-notices.json" with { type: "json" };
import nl from "#messages/nl/review-notices.json" with { type: "json" };
import type { NotificationParams } from "#server/db/schema/notifications.ts";
import { createTexts } from "#server/platform/texts.ts";
import { dayInWords, daysInWords } from "../bookings/booking-words.ts";

const text = createTexts({ nl, en });

/** What is stored of a review for the words about it: nothing of what it says. */
export const reviewNoticeParams = z.object({
  bookingId: z.int(),
  /** Their names, one a line: readers join them in their own language. */
  pets: z.string(),
  startOn: z.iso.date(),
  endOn: z.iso.date(),
  /** The day on which it is shown, whoever wrote. */
  untilOn: z.iso.date(),
});
export type ReviewNoticeParams = z.infer<typeof reviewNoticeParams>;

type Told = { type: ReviewNotificationType; params: NotificationParams; name: string | null };

export function reviewWordsOf(
  { type, params, name }: Told,
  locale: Locale,
  today: string,
): { title: string; text: string } {
  const { startOn, endOn, untilOn } = reviewNoticeParams.parse(params);
  const words = {
    name: name ?? text(locale, "somebody"),
    days: daysInWords({ startOn, endOn }, locale, today),
    until: dayInWords(untilOn, locale, today),
  };
  return { title: text(locale, `${type}.title`, words), text: text(locale, `${type}.text`, words) };
}
