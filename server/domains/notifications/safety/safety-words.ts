import * as z from "zod";
import type { SafetyNotificationType } from "#contract/notifications.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { appealOutcomes, reportDecisions, reportSubject } from "#contract/trust/reports.ts";
import en from "#messages/en/safety-notices.json" with { type: "json" };
import nl from "#messages/nl/safety-notices.json" with { type: "json" };
import type { NotificationParams } from "#server/db/schema/notifications.ts";
import { createTexts } from "#server/platform/texts.ts";

const text = createTexts({ nl, en });

/** What is stored of a decision for the words about it. */
const decidedParams = z.object({
  subjectType: reportSubject,
  decision: z.enum(reportDecisions),
});
const appealParams = z.object({ subjectType: reportSubject, outcome: z.enum(appealOutcomes) });

/** What was decided about a report or a certificate, for one of those whom it concerns. */
export function safetyWordsOf(
  { type, params }: { type: SafetyNotificationType; params: NotificationParams },
  locale: Locale,
): { title: string; text: string } {
  const title = text(locale, `${type}.title`);
  if (type === "certificate_seen" || type === "certificate_refused") {
    return { title, text: text(locale, `${type}.text`) };
  }
  if (type === "appeal_decided") {
    const { subjectType, outcome } = appealParams.parse(params);
    const subject = text(locale, `subjects.${subjectType}`);
    return { title, text: text(locale, `appeal_decided.${outcome}`, { subject }) };
  }
  const { subjectType, decision } = decidedParams.parse(params);
  const subject = text(locale, `subjects.${subjectType}`);
  return { title, text: text(locale, `${type}.${decision}`, { subject }) };
}
