import * as z from "zod";
import type { Locale } from "#contract/shared/locale.ts";
import en from "#messages/en/reference-mails.json" with { type: "json" };
import nl from "#messages/nl/reference-mails.json" with { type: "json" };
import type { NotificationParams } from "#server/db/schema/notifications.ts";
import { createTexts } from "#server/platform/texts.ts";

const text = createTexts({ nl, en });

/** What is stored of a reference for the words about it. */
const referenceNoticeParams = z.object({ writer: z.string() });

export function referenceWordsOf(params: NotificationParams, locale: Locale) {
  const words = referenceNoticeParams.parse(params);
  return { title: text(locale, "notice.title", words), text: text(locale, "notice.text") };
}
