import * as z from "zod";
import type { RequestNotificationType } from "#contract/notifications.ts";
import type { Locale } from "#contract/shared/locale.ts";
import en from "#messages/en/request-notices.json" with { type: "json" };
import nl from "#messages/nl/request-notices.json" with { type: "json" };
import type { NotificationParams } from "#server/db/schema/notifications.ts";
import { createTexts } from "#server/platform/texts.ts";
import { dayInWords } from "../bookings/booking-words.ts";

const text = createTexts({ nl, en });

/** What is stored of a request for the words about it. */
export const requestNoticeParams = z.object({
  /** Its last day, which is over. */
  lastOn: z.iso.date().optional(),
});
export type RequestNoticeParams = z.infer<typeof requestNoticeParams>;

type Told = { type: RequestNotificationType; params: NotificationParams };

/** Why sitters see a request no more, and what its owner can do. */
export function requestWordsOf(
  { type, params }: Told,
  locale: Locale,
  today: string,
): { title: string; text: string } {
  const { lastOn } = requestNoticeParams.parse(params);
  const day = lastOn ? dayInWords(lastOn, locale, today) : "";
  return { title: text(locale, `${type}.title`), text: text(locale, `${type}.text`, { day }) };
}
