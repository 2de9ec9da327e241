import * as z from "zod";
import { userRoles } from "../account.ts";
import { profileType } from "../profiles.ts";
import { calendarDate, instant } from "../shared/dates.ts";
import { endpoint } from "../shared/endpoint.ts";
import { id, pathId } from "../shared/ids.ts";
import { storedImage } from "../shared/images.ts";
import { localeWish } from "../shared/locale-fields.ts";
import { paginated, pagingQuery } from "../shared/paging.ts";
import { yesNo } from "../shared/validation/inputs.ts";
import { emailAddress, line, paragraphs } from "../shared/validation/text.ts";
import { profileSubscription } from "../subscriptions/standing.ts";
import { certificateStatuses } from "./certificates.ts";
import { productReviewStatuses } from "./product-reviews.ts";
import {
  appealOutcomes,
  reportDecisions,
  reportReason,
  reportSides,
  reportStatuses,
  reportSubject,
} from "./reports.ts";

const params = z.object({ id: pathId });
/** Why; whom it concerns reads it. */
const reasons = paragraphs(2_000);

/** A user as an admin knows them. */
export const adminUser = z.object({
  id,
  firstName: z.string(),
  lastName: z.string().optional(),
  email: z.string(),
  role: z.enum(userRoles),
  isEmailConfirmed: z.boolean(),
  bannedAt: instant.optional(),
  banReason: z.string().optional(),
  lastActiveAt: instant.optional(),
  createdAt: instant,
});
export type AdminUser = z.infer<typeof adminUser>;

/** Somebody who was banned asks for a second look. */
export const adminBanAppeal = z.object({
  id,
  /** The ban that it is about, as it was then. */
  bannedAt: instant,
  banReason: z.string().optional(),
  /** Gone half a year after the decision. */
  text: z.string().optional(),
  createdAt: instant,
  outcome: z.enum(appealOutcomes).optional(),
  /** Absent when the ban was lifted without a word about the appeal. */
  statement: z.string().optional(),
  decidedAt: instant.optional(),
});
export type AdminBanAppeal = z.infer<typeof adminBanAppeal>;

/** One by one also with what they appealed, the latest first. */
export const adminUserWithAppeals = adminUser.extend({ appeals: z.array(adminBanAppeal) });
export type AdminUserWithAppeals = z.infer<typeof adminUserWithAppeals>;

/** One by one, with what is needed to judge them. */
export const adminUserDetails = adminUserWithAppeals.extend({
  profiles: z.array(
    z.object({
      id,
      profileType,
      isRegistering: z.boolean(),
      /** Absent: not to be found. */
      publishedAt: instant.optional(),
      subscription: profileSubscription.optional(),
    }),
  ),
  contactsCount: z.int(),
  bookingsCount: z.int(),
  reportsAboutCount: z.int(),
  reportsByCount: z.int(),
  sessionsCount: z.int(),
});
export type AdminUserDetails = z.infer<typeof adminUserDetails>;

const userName = z.object({ id, firstName: z.string() });

export const queuedBanAppeal = adminBanAppeal.extend({ user: userName });
export type QueuedBanAppeal = z.infer<typeof queuedBanAppeal>;

/** A report in the queue. */
export const adminReport = z.object({
  id,
  subjectType: reportSubject,
  subjectId: id,
  reason: reportReason,
  text: z.string().optional(),
  status: z.enum(reportStatuses),
  /** Who told, and whose it is; absent when they have gone. */
  reporter: userName.optional(),
  author: userName.optional(),
  /** What was reported, as it was then; gone half a year after the end. */
  evidence: z.record(z.string(), z.string()),
  picture: storedImage.optional(),
  decision: z.enum(reportDecisions).optional(),
  statement: z.string().optional(),
  decidedAt: instant.optional(),
  appealedBy: z.enum(reportSides).optional(),
  appealText: z.string().optional(),
  appealedAt: instant.optional(),
  appealOutcome: z.enum(appealOutcomes).optional(),
  appealStatement: z.string().optional(),
  createdAt: instant,
});
export type AdminReport = z.infer<typeof adminReport>;

export const adminCertificate = z.object({
  id,
  profileId: id,
  firstName: z.string(),
  lastName: z.string().optional(),
  status: z.enum(certificateStatuses),
  /** Absent for a PDF, and once it was decided: the file is gone then. */
  picture: storedImage.optional(),
  isPdf: z.boolean(),
  reason: z.string().optional(),
  sentAt: instant,
  decidedAt: instant.optional(),
});
export type AdminCertificate = z.infer<typeof adminCertificate>;

export const adminProductReview = z.object({
  id,
  status: z.enum(productReviewStatuses),
  rating: z.int(),
  text: z.string(),
  firstName: z.string().optional(),
  createdAt: instant,
});
export type AdminProductReview = z.infer<typeof adminProductReview>;

export const auditActions = [
  "report.decide",
  "appeal.decide",
  "user.ban",
  "user.unban",
  "banAppeal.decide",
  "user.makeAdmin",
  "user.create",
  "user.resetSecondFactor",
  "certificate.decide",
  "productReview.decide",
  "payment.refund",
  "user.logOut",
  "user.export",
  "job.retry",
  "job.drop",
  "mail.resend",
  "suppression.add",
  "suppression.lift",
  "message.done",
  "message.reopen",
  "badge.recount",
  "badge.takeBack",
  "text.create",
  "text.edit",
  "text.publish",
  "text.schedule",
  "text.unschedule",
  "text.restore",
  "text.changeSlug",
  "text.remove",
] as const;
export type AuditAction = (typeof auditActions)[number];

/** What an admin did: who, what, to what, and how it was before and after. */
export const auditEntry = z.object({
  id,
  /** Absent for what was done with a command. */
  adminUserId: id.optional(),
  /** Absent too when they have gone. */
  adminName: z.string().optional(),
  action: z.enum(auditActions),
  subjectType: z.string(),
  /** What it was done to: its number, or its key where it has none (a job, an address as a hash). */
  subjectId: id.optional(),
  subjectKey: z.string().optional(),
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
  createdAt: instant,
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const reportDecisionForm = z.object({
  decision: z.enum(reportDecisions),
  statement: reasons,
});
export const appealDecisionForm = z.object({ outcome: z.enum(appealOutcomes), statement: reasons });
export const certificateDecisionForm = z.object({
  decision: z.enum(["seen", "refused"]),
  reason: reasons.optional(),
});
export const productReviewDecisionForm = z.object({ decision: z.enum(["shown", "refused"]) });
export const banForm = z.object({ reason: reasons });

export const newUserForm = z.object({
  email: emailAddress,
  firstName: line(60),
  lastName: line(80).optional(),
  role: z.enum(userRoles).optional(),
  /** Of the mail with the link, and of the pages after it. */
  language: localeWish,
});

export const adminEndpoints = {
  listReports: endpoint({
    method: "GET",
    path: "/api/admin/reports",
    access: "admin",
    summary: "The queue of reports, those that wait longest first.",
    query: pagingQuery.extend({ status: z.enum(reportStatuses).optional() }),
    response: paginated(adminReport),
  }),
  getReport: endpoint({
    method: "GET",
    path: "/api/admin/reports/{id}",
    access: "admin",
    summary: "A report with what was reported, as it was then.",
    params,
    response: z.object({ data: adminReport }),
  }),
  decideReport: endpoint({
    method: "PUT",
    path: "/api/admin/reports/{id}/decision",
    access: "admin",
    summary: "Decides a report; both are told why.",
    params,
    body: reportDecisionForm,
    response: z.object({ data: adminReport }),
  }),
  decideAppeal: endpoint({
    method: "PUT",
    path: "/api/admin/reports/{id}/appeal",
    access: "admin",
    summary:
      "Decides an appeal; both are told why. Reversed, it ends a ban; what was taken away stays away: " +
      "a profile or request its author can put up again, the rest is gone.",
    params,
    body: appealDecisionForm,
    response: z.object({ data: adminReport }),
  }),
  listUsers: endpoint({
    method: "GET",
    path: "/api/admin/users",
    access: "admin",
    summary: "Users by part of a name or an address, the newest first.",
    query: pagingQuery.extend({
      q: z.string().trim().max(100).optional(),
      banned: yesNo.optional(),
    }),
    response: paginated(adminUser),
  }),
  createUser: endpoint({
    method: "POST",
    path: "/api/admin/users",
    access: "admin",
    summary: "Makes an account without a password; a mail brings the link to choose one.",
    body: newUserForm,
    response: z.object({ data: adminUser }),
    status: 201,
  }),
  getUser: endpoint({
    method: "GET",
    path: "/api/admin/users/{id}",
    access: "admin",
    summary:
      "A user, with their profiles, what they did in numbers, and their appeals against bans.",
    params,
    response: z.object({ data: adminUserDetails }),
  }),
  banUser: endpoint({
    method: "PUT",
    path: "/api/admin/users/{id}/ban",
    access: "admin",
    summary: "Bans a user: logged out, not to be found, rooms closed, bookings cancelled.",
    params,
    body: banForm,
    response: z.object({ data: adminUser }),
  }),
  unbanUser: endpoint({
    method: "DELETE",
    path: "/api/admin/users/{id}/ban",
    access: "admin",
    summary: "Lifts a ban; what no block forbids is as it was.",
    params,
    response: z.object({ data: adminUser }),
  }),
  listBanAppeals: endpoint({
    method: "GET",
    path: "/api/admin/appeals",
    access: "admin",
    summary: "Appeals against bans: those that wait, the longest first, then those decided.",
    query: pagingQuery.extend({ open: yesNo.optional() }),
    response: paginated(queuedBanAppeal),
  }),
  decideBanAppeal: endpoint({
    method: "PUT",
    path: "/api/admin/users/{id}/appeal",
    access: "admin",
    summary: "Decides the appeal that waits: the ban stays, or ends. The user is mailed why.",
    params,
    body: appealDecisionForm,
    response: z.object({ data: adminUserWithAppeals }),
  }),
  listCertificates: endpoint({
    method: "GET",
    path: "/api/admin/certificates",
    access: "admin",
    summary: "Certificates of conduct, those that wait longest first.",
    query: pagingQuery.extend({ status: z.enum(certificateStatuses).optional() }),
    response: paginated(adminCertificate),
  }),
  downloadCertificate: endpoint({
    method: "GET",
    path: "/api/admin/certificates/{id}/file",
    access: "admin",
    summary: "A certificate that was sent as a PDF, until it is decided.",
    params,
    download: { contentType: "application/pdf", fileName: "certificate.pdf" },
  }),
  decideCertificate: endpoint({
    method: "PUT",
    path: "/api/admin/certificates/{id}/decision",
    access: "admin",
    summary: "Says that a certificate was seen, or why not; its file is erased.",
    params,
    body: certificateDecisionForm,
    response: z.object({ data: adminCertificate }),
  }),
  listProductReviews: endpoint({
    method: "GET",
    path: "/api/admin/productReviews",
    access: "admin",
    summary: "Reviews of the product, those that wait longest first.",
    query: pagingQuery.extend({ status: z.enum(productReviewStatuses).optional() }),
    response: paginated(adminProductReview),
  }),
  decideProductReview: endpoint({
    method: "PUT",
    path: "/api/admin/productReviews/{id}/decision",
    access: "admin",
    summary: "Shows a review of the product to everybody, or doesn't.",
    params,
    body: productReviewDecisionForm,
    response: z.object({ data: adminProductReview }),
  }),
  listAudit: endpoint({
    method: "GET",
    path: "/api/admin/audit",
    access: "admin",
    summary: "What admins did, the latest first.",
    query: pagingQuery.extend({
      adminUserId: pathId.optional(),
      action: z.enum(auditActions).optional(),
      subjectType: z.string().trim().max(40).optional(),
      /** Its number or its key. */
      subject: z.string().trim().max(100).optional(),
      /** Days in Amsterdam, both included. */
      from: calendarDate.optional(),
      until: calendarDate.optional(),
    }),
    response: paginated(auditEntry),
  }),
};
