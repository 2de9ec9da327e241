import type { SafetyNotificationType } from "#contract/notifications.ts";
import { urlsFor } from "#contract/urls/urls.ts";
import type { NotificationParams } from "#server/db/schema/notifications.ts";
import { findRefusal } from "#server/domains/profiles/certificates/certificate-decisions.service.ts";
import { findActingProfile } from "#server/domains/profiles/profile-refs.service.ts";
import { findReportFacts } from "#server/domains/safety/reports/decisions.service.ts";
import { defineMail } from "#server/platform/mail/mail-kind.ts";
import type { Platform } from "#server/platform/platform.ts";
import { findReader } from "../notifications.repository.ts";
import { type MailReader, type NotifyContext, notify } from "../notify.service.ts";
import type { SafetyMailData } from "./safety.emails.tsx";

const safetyMail = defineMail<MailReader & SafetyMailData>("notifications.safety");

export function writeSafetyMails({ mailer, config }: Platform): void {
  const { appUrl } = config;
  const words = () => import("./safety.emails.tsx");
  mailer.write(safetyMail, async (data) => (await words()).safetyMail({ ...data, appUrl }));
}

type Told = {
  userId: number | null;
  type: SafetyNotificationType;
  params: NotificationParams;
  statement: string | null;
  mayAppeal: boolean;
  causeKey: string;
};

/** In the list and by mail; it concerns the account, and so can't be switched off. */
async function tell(ctx: NotifyContext, { userId, ...told }: Told): Promise<void> {
  const { type, params, statement, mayAppeal, causeKey } = told;
  const reader = userId === null ? null : await findReader(ctx.db, userId);
  const own = userId === null ? null : await findActingProfile(ctx.db, userId);
  if (userId === null || !reader) return;
  const urls = urlsFor(reader.locale);
  const isCertificate = type === "certificate_seen" || type === "certificate_refused";
  const path = isCertificate ? urls.profile() : urls.ownReports();
  const mailed = { type, params, mayAppeal, path, ...(statement === null ? {} : { statement }) };
  await notify(ctx, {
    ...{ userId, profileId: own?.id ?? null, otherProfileId: null, path },
    ...{ kind: "account", type, params, causeKey },
    mail: { kind: safetyMail, data: mailed },
    push: { tag: causeKey },
  });
}

/**
 * Both read what was decided and why; neither learns who the other is. Who is banned has a mail of their
 * own with the same reasons.
 */
export async function tellReportDecided(
  ctx: NotifyContext,
  { reportId }: { reportId: number },
): Promise<void> {
  const facts = await findReportFacts(ctx, { reportId });
  if (!facts?.decision) return;
  const { subjectType, decision, statement } = facts;
  const isDismissed = decision === "dismissed";
  const told = { params: { subjectType, decision }, statement };
  await tell(ctx, {
    ...{ ...told, userId: facts.reporterUserId, type: "report_decided", mayAppeal: isDismissed },
    causeKey: `report-decided:${reportId}`,
  });
  if (decision === "banned") return;
  await tell(ctx, {
    ...{ ...told, userId: facts.aboutUserId, type: "report_about_you", mayAppeal: !isDismissed },
    causeKey: `report-about:${reportId}`,
  });
}

export async function tellAppealDecided(
  ctx: NotifyContext,
  { reportId }: { reportId: number },
): Promise<void> {
  const facts = await findReportFacts(ctx, { reportId });
  if (!facts?.appealOutcome) return;
  const { subjectType, appealOutcome: outcome, appealStatement: statement } = facts;
  const causeKey = `appeal-decided:${reportId}`;
  const told = { type: "appeal_decided", params: { subjectType, outcome }, statement } as const;
  for (const userId of [facts.reporterUserId, facts.aboutUserId]) {
    await tell(ctx, { ...told, userId, mayAppeal: false, causeKey });
  }
}

type OfCertificate = { certificateId: number; userId: number };

export async function tellCertificateSeen(
  ctx: NotifyContext,
  { certificateId, userId }: OfCertificate,
): Promise<void> {
  const causeKey = `certificate:${certificateId}`;
  const told = { type: "certificate_seen", params: {}, statement: null } as const;
  await tell(ctx, { ...told, userId, mayAppeal: false, causeKey });
}

export async function tellCertificateRefused(
  ctx: NotifyContext,
  { certificateId, userId }: OfCertificate,
): Promise<void> {
  const statement = await findRefusal(ctx, { certificateId });
  const causeKey = `certificate:${certificateId}`;
  const told = { type: "certificate_refused", params: {}, statement } as const;
  await tell(ctx, { ...told, userId, mayAppeal: false, causeKey });
}
