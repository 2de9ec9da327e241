import type * as z from "zod";
import type { PaymentHistory, refundForm } from "#contract/subscriptions/admin-payments.ts";
import type {
  AdminCertificate,
  AdminProductReview,
  AdminReport,
  AdminUser,
  AdminUserWithAppeals,
  AuditAction,
  appealDecisionForm,
  certificateDecisionForm,
  newUserForm,
  productReviewDecisionForm,
  reportDecisionForm,
} from "#contract/trust/admin.ts";
import * as banAppeals from "#server/domains/account/bans/ban-appeals.service.ts";
import * as bans from "#server/domains/account/bans/bans.service.ts";
import { makeAccount } from "#server/domains/account/registration/made-accounts.service.ts";
import {
  decideCertificate as decideOnCertificate,
  getCertificateStatus,
} from "#server/domains/profiles/certificates/certificate-decisions.service.ts";
import { decideProductReview as decideOnProductReview } from "#server/domains/reviews/product-reviews/product-reviews.service.ts";
import * as decisions from "#server/domains/safety/reports/decisions.service.ts";
import {
  getPaymentHistory,
  refundPayment as refund,
} from "#server/domains/subscriptions/payments/admin-payments.service.ts";
import type { ViewerContext } from "#server/platform/context.ts";
import { writeAudit } from "./audit.service.ts";

type AdminContext = ViewerContext<"outbox">;
type Facts = Record<string, unknown>;

/** Each of these does what its domain does, and writes down who did it, to what, and what changed. */
async function written<Result>(
  ctx: AdminContext,
  subject: { action: AuditAction; subjectType: string; subjectId: number },
  { before, result, after }: { before: Facts; result: Result; after: Facts },
): Promise<Result> {
  await writeAudit(ctx, { adminUserId: ctx.viewer.userId, ...subject, before, after });
  return result;
}

type OfReport = { reportId: number };

export async function decideReport(
  ctx: AdminContext & { ports: decisions.DecisionPorts },
  { reportId, form }: OfReport & { form: z.output<typeof reportDecisionForm> },
): Promise<AdminReport> {
  const { status } = await decisions.getReport(ctx, { reportId });
  const result = await decisions.decideReport(ctx, { reportId, ...form });
  const subject = { action: "report.decide", subjectType: "report", subjectId: reportId } as const;
  const after = { status: result.status, ...form };
  return written(ctx, subject, { before: { status }, result, after });
}

export async function decideAppeal(
  ctx: AdminContext,
  { reportId, form }: OfReport & { form: z.output<typeof appealDecisionForm> },
): Promise<AdminReport> {
  const { status } = await decisions.getReport(ctx, { reportId });
  const result = await decisions.decideAppeal(ctx, { reportId, ...form });
  const subject = { action: "appeal.decide", subjectType: "report", subjectId: reportId } as const;
  const after = { status: result.status, ...form };
  return written(ctx, subject, { before: { status }, result, after });
}

export async function createUser(
  ctx: ViewerContext<"outbox" | "appKey" | "mailer">,
  form: z.output<typeof newUserForm>,
): Promise<AdminUser> {
  const result = await makeAccount(ctx, form);
  const subject = { action: "user.create", subjectType: "user", subjectId: result.id } as const;
  return written(ctx, subject, { before: {}, result, after: { role: result.role } });
}

const banOf = ({ bannedAt, banReason }: AdminUser): Facts => ({
  bannedAt: bannedAt ?? null,
  reason: banReason ?? null,
});

export async function banUser(
  ctx: AdminContext,
  { userId, reason }: { userId: number; reason: string },
): Promise<AdminUser> {
  const before = banOf(await bans.getAdminUser(ctx, { userId }));
  const result = await bans.banUser(ctx, { userId, reason });
  const subject = { action: "user.ban", subjectType: "user", subjectId: userId } as const;
  return written(ctx, subject, { before, result, after: banOf(result) });
}

export async function unbanUser(
  ctx: AdminContext,
  { userId }: { userId: number },
): Promise<AdminUser> {
  const before = banOf(await bans.getAdminUser(ctx, { userId }));
  const result = await bans.unbanUser(ctx, { userId });
  const subject = { action: "user.unban", subjectType: "user", subjectId: userId } as const;
  return written(ctx, subject, { before, result, after: banOf(result) });
}

export async function decideBanAppeal(
  ctx: AdminContext,
  { userId, form }: { userId: number; form: z.output<typeof appealDecisionForm> },
): Promise<AdminUserWithAppeals> {
  const before = banOf(await bans.getAdminUser(ctx, { userId }));
  const result = await banAppeals.decideBanAppeal(ctx, { userId, ...form });
  const subject = { action: "banAppeal.decide", subjectType: "user", subjectId: userId } as const;
  return written(ctx, subject, { before, result, after: { ...banOf(result), ...form } });
}

export async function decideCertificate(
  ctx: AdminContext,
  {
    certificateId,
    form,
  }: { certificateId: number; form: z.output<typeof certificateDecisionForm> },
): Promise<AdminCertificate> {
  const status = await getCertificateStatus(ctx, { certificateId });
  const result = await decideOnCertificate(ctx, { certificateId, ...form });
  const action = "certificate.decide";
  const subject = { action, subjectType: "certificate", subjectId: certificateId } as const;
  const after = { status: result.status, reason: result.reason ?? null };
  return written(ctx, subject, { before: { status }, result, after });
}

export async function decideProductReview(
  ctx: AdminContext,
  { reviewId, form }: { reviewId: number; form: z.output<typeof productReviewDecisionForm> },
): Promise<AdminProductReview> {
  const { before, review } = await decideOnProductReview(ctx, { reviewId, ...form });
  const action = "productReview.decide";
  const subject = { action, subjectType: "productReview", subjectId: reviewId } as const;
  const after = { status: review.status };
  return written(ctx, subject, { before: { status: before }, result: review, after });
}

export async function refundPayment(
  ctx: ViewerContext<"outbox" | "jobs" | "config">,
  { paymentId, form }: { paymentId: number; form: z.output<typeof refundForm> },
): Promise<PaymentHistory> {
  const { refundableCents } = await getPaymentHistory(ctx, { paymentId });
  const given = await refund(ctx, { paymentId, ...form });
  const result = await getPaymentHistory(ctx, { paymentId });
  const subject = {
    action: "payment.refund",
    subjectType: "payment",
    subjectId: paymentId,
  } as const;
  const after = { refundableCents: result.refundableCents, reason: form.reason, ...given };
  return written(ctx, subject, { before: { refundableCents }, result, after });
}
