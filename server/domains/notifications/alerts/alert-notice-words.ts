import * as z from "zod";
import { alertType } from "#contract/notices/alerts.ts";
import { animalCategory } from "#contract/shared/animals.ts";
import { type Locale, numberTag } from "#contract/shared/locale.ts";
import mailsEn from "#messages/en/alert-mails.json" with { type: "json" };
import searchEn from "#messages/en/search.json" with { type: "json" };
import mailsNl from "#messages/nl/alert-mails.json" with { type: "json" };
import searchNl from "#messages/nl/search.json" with { type: "json" };
import type { NotificationParams } from "#server/db/schema/notifications.ts";
import { createTexts } from "#server/platform/texts.ts";

const text = createTexts({ nl: mailsNl, en: mailsEn });
const nouns = createTexts({ nl: searchNl.nouns, en: searchEn.nouns });

/** What is stored of new sitters or requests for the words about them. */
export const alertNoticeParams = z.object({
  alertType,
  total: z.int(),
  distanceKm: z.number(),
  /** Absent where somebody only said 'here'. */
  place: z.string().optional(),
  /** What they are called by: those of one animal, or who takes dogs for a walk. */
  noun: z.enum([...animalCategory.options, "sitter", "walker", "request"]),
});
export type AlertNoticeParams = z.infer<typeof alertNoticeParams>;

export function alertWordsOf(params: NotificationParams, locale: Locale) {
  const { alertType: type, total, distanceKm, place, noun } = alertNoticeParams.parse(params);
  const km = new Intl.NumberFormat(numberTag).format(distanceKm);
  const words = { total, noun: nouns(locale, noun, { count: total }) };
  const title = place
    ? text(locale, "subject", { ...words, place })
    : text(locale, "subjectHere", words);
  const key = type === "NEW_JOBS_IN_AREA" ? "noticeJobs" : "notice";
  return { title, text: text(locale, key, { km }) };
}
