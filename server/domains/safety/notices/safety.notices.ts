import * as z from "zod";
import type { SafetyNotificationType } from "#contract/notifications.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { appealOutcomes, reportDecisions, reportSubject } from "#contract/trust/reports.ts";
import { urlsFor } from "#contract/urls/urls.ts";
import en from "#messages/en/safety-notices.json" with { type: "json" };
import nl from "#messages/nl/safety-notices.json" with { type: "json" };
import { findReader, type NotifyContext, notify } from "#server/domains/notify/notify.service.ts";
import type { DomainEntries } from "#server/platform/domain.ts";
import { defineMail } from "#server/platform/mail/mail-kind.ts";
import type {
  MailReader,
  NoticeParams,
  NoticeTable,
  NoticeWords,
  StoredNotice,
} from "#server/platform/notices.ts";
import { createTexts } from "#server/platform/texts.ts";
import { findReportFacts } from "../reports/decisions.service.ts";
import { appealDecided, reportDecided } from "../reports/reports.events.ts";
import type { SafetyPorts } from "../safety.ports.ts";

const text = createTexts({ nl, en });

/** What is stored of a decision for the words about it. */
const decidedParams = z.object({
  subjectType: reportSubject,
  decision: z.enum(reportDecisions),
});
const appealParams = z.object({ subjectType: reportSubject, outcome: z.enum(appealOutcomes) });

/** What was decided about a report or a certificate, for one of those whom it concerns. */
export function safetyWordsOf(
  { type, params }: Omit<StoredNotice<SafetyNotificationType>, "name">,
  locale: Locale,
): NoticeWords {
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

export type SafetyMailData = {
  type: SafetyNotificationType;
  params: NoticeParams;
  /** Why, in the words of who decided. */
  statement?: string;
  /** Whom it goes against is told how to have it looked at again. */
  mayAppeal: boolean;
  path: string;
};

/** It concerns the account, and so can't be switched off. */
export const safetyNotices = {
  entries: {
    report_decided: { kind: "account", isMailed: true },
    report_about_you: { kind: "account", isMailed: true },
    appeal_decided: { kind: "account", isMailed: true },
    // Of profiles' certificates, which tells of them by this table.
    certificate_seen: { kind: "account", isMailed: true },
    certificate_refused: { kind: "account", isMailed: true },
  },
  words: safetyWordsOf,
  mail: defineMail<MailReader & SafetyMailData>("notifications.safety"),
} satisfies NoticeTable<SafetyNotificationType, SafetyMailData>;

type WithPorts = { ports: Pick<SafetyPorts, "findActingProfile"> };

export function subscribeSafetyNotices({ on }: DomainEntries<WithPorts>): void {
  on(reportDecided, "notifications.tell-report-decided", notifyReportDecided);
  on(appealDecided, "notifications.tell-appeal-decided", notifyAppealDecided);
}

export type SafetyDecision = {
  type: SafetyNotificationType;
  /** Null when they have gone. */
  userId: number | null;
  /** As whom they act now. */
  profileId: number | null;
  params: NoticeParams;
  statement: string | null;
  mayAppeal: boolean;
  causeKey: string;
};

/** Somebody reads what was decided, and why. */
export async function notifyDecision(ctx: NotifyContext, decision: SafetyDecision): Promise<void> {
  const { type, userId, profileId, params, statement, mayAppeal, causeKey } = decision;
  const reader = userId === null ? null : await findReader(ctx, userId);
  if (userId === null || !reader) return;
  const urls = urlsFor(reader.locale);
  const isCertificate = type === "certificate_seen" || type === "certificate_refused";
  const path = isCertificate ? urls.profile() : urls.ownReports();
  await notify(ctx, {
    table: safetyNotices,
    type,
    userId,
    profileId,
    otherProfileId: null,
    params,
    path,
    causeKey,
    mail: { type, params, mayAppeal, path, ...(statement === null ? {} : { statement }) },
    push: { tag: causeKey },
  });
}

type SafetyContext = NotifyContext & WithPorts;

async function notifyActing(
  ctx: SafetyContext,
  decision: Omit<SafetyDecision, "profileId">,
): Promise<void> {
  const { userId } = decision;
  const profileId = userId === null ? null : await ctx.ports.findActingProfile(ctx, { userId });
  await notifyDecision(ctx, { ...decision, profileId });
}

/**
 * Both read what was decided and why; neither learns who the other is. Who is banned has a mail of their
 * own with the same reasons.
 */
async function notifyReportDecided(
  ctx: SafetyContext,
  { reportId }: { reportId: number },
): Promise<void> {
  const facts = await findReportFacts(ctx, { reportId });
  if (!facts?.decision) return;
  const { subjectType, decision, statement, reporterUserId, aboutUserId } = facts;
  const isDismissed = decision === "dismissed";
  const params = { subjectType, decision };
  await notifyActing(ctx, {
    type: "report_decided",
    userId: reporterUserId,
    params,
    statement,
    mayAppeal: isDismissed,
    causeKey: `report-decided:${reportId}`,
  });
  if (decision === "banned") return;
  await notifyActing(ctx, {
    type: "report_about_you",
    userId: aboutUserId,
    params,
    statement,
    mayAppeal: !isDismissed,
    causeKey: `report-about:${reportId}`,
  });
}

async function notifyAppealDecided(
  ctx: SafetyContext,
  { reportId }: { reportId: number },
): Promise<void> {
  const facts = await findReportFacts(ctx, { reportId });
  if (!facts?.appealOutcome) return;
  const { subjectType, appealOutcome: outcome, appealStatement: statement } = facts;
  for (const userId of [facts.reporterUserId, facts.aboutUserId]) {
    await notifyActing(ctx, {
      type: "appeal_decided",
      userId,
      params: { subjectType, outcome },
      statement,
      mayAppeal: false,
      causeKey: `appeal-decided:${reportId}`,
    });
  }
}
