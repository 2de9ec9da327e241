import * as z from "zod";
import { badgeNames } from "#contract/badges/badge-catalogue.ts";
import type { Locale } from "#contract/shared/locale.ts";
import mailsEn from "#messages/en/badge-mails.json" with { type: "json" };
import namesEn from "#messages/en/badge-names.json" with { type: "json" };
import mailsNl from "#messages/nl/badge-mails.json" with { type: "json" };
import namesNl from "#messages/nl/badge-names.json" with { type: "json" };
import type { NotificationParams } from "#server/db/schema/notifications.ts";
import { createTexts } from "#server/platform/texts.ts";
import { listInWords } from "../bookings/booking-words.ts";

const text = createTexts({ nl: mailsNl, en: mailsEn });
const nameOf = createTexts({ nl: namesNl.names, en: namesEn.names });

/** What is stored of new badges for the words about them. */
export const badgeNoticeParams = z.object({
  /** Which, one a line: readers have their own words for them. */
  names: z.string().transform((lines) => z.array(z.enum(badgeNames)).parse(lines.split("\n"))),
});

export function badgeWordsOf(params: NotificationParams, locale: Locale) {
  const { names } = badgeNoticeParams.parse(params);
  const count = names.length;
  const words = {
    count,
    names: listInWords(
      names.map((name) => nameOf(locale, name)),
      locale,
    ),
  };
  return {
    title: text(locale, "notice.title", words),
    text: text(locale, "notice.text", words),
    lead: text(locale, "lead", words),
  };
}
