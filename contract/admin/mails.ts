import * as z from "zod";
import { calendarDate, instant } from "../shared/dates.ts";
import { endpoint } from "../shared/endpoint.ts";
import { id, pathId } from "../shared/ids.ts";
import { paginated, pagingQuery } from "../shared/paging.ts";
import { emailAddress } from "../shared/validation/text.ts";
import { rule } from "../shared/validation/validation-texts.ts";

/** `held`: not sent, as the address is on the list of those that get no mail. */
export const mailStates = ["waiting", "sent", "failed", "held"] as const;
export type MailState = (typeof mailStates)[number];

export const adminMail = z.object({
  id,
  recipient: z.string(),
  /** Whose it is; absent for people without an account. */
  userId: id.optional(),
  kind: z.string().optional(),
  /** Absent until it is written, and when its words were erased. */
  subject: z.string().optional(),
  state: z.enum(mailStates),
  attempts: z.int(),
  /** In the words of the mail server. */
  lastError: z.string().optional(),
  createdAt: instant,
  sentAt: instant.optional(),
  failedAt: instant.optional(),
  /** When it is tried next. */
  nextAt: instant.optional(),
});
export type AdminMail = z.infer<typeof adminMail>;

/** With its words as far as they are kept, and without links: those would let whoever reads them in. */
export const adminMailDetails = adminMail.extend({ text: z.string().optional() });
export type AdminMailDetails = z.infer<typeof adminMailDetails>;

export const adminMailCounts = z.object({
  kind: z.string(),
  waiting: z.int(),
  sent: z.int(),
  failed: z.int(),
  held: z.int(),
});
export type AdminMailCounts = z.infer<typeof adminMailCounts>;

export const suppressionReasons = ["unsubscribed", "bounced", "complained"] as const;

/** An address that gets only what is strictly needed. Of most no more is kept than a hash. */
export const suppression = z.object({
  hash: z.string(),
  /** Where it still stands in the mail log, or was asked for. */
  email: z.string().optional(),
  reason: z.enum(suppressionReasons),
  createdAt: instant,
});
export type Suppression = z.infer<typeof suppression>;

export const suppressionForm = z.object({
  email: emailAddress,
  reason: z.enum(suppressionReasons),
});

const params = z.object({ id: pathId });
const part = z.string().trim().max(100).optional();

export const adminMailsEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/api/admin/mails",
    access: "admin",
    summary: "Mails of the last thirty days, the latest first.",
    query: pagingQuery.extend({
      /** Part of the address. */
      q: part,
      kind: part,
      state: z.enum(mailStates).optional(),
      /** In Amsterdam. */
      day: calendarDate.optional(),
    }),
    response: paginated(adminMail),
  }),
  counts: endpoint({
    method: "GET",
    path: "/api/admin/mails/counts",
    access: "admin",
    summary: "How many of each kind wait, were sent, failed or were held back.",
    response: z.object({ data: z.array(adminMailCounts) }),
  }),
  get: endpoint({
    method: "GET",
    path: "/api/admin/mails/{id}",
    access: "admin",
    summary: "A mail, with its words as far as they are kept.",
    params,
    response: z.object({ data: adminMailDetails }),
  }),
  resend: endpoint({
    method: "POST",
    path: "/api/admin/mails/{id}/resend",
    access: "admin",
    summary: "Sends a mail that failed once more, in the same words.",
    params,
    response: z.object({ data: adminMailDetails }),
  }),
  listSuppressions: endpoint({
    method: "GET",
    path: "/api/admin/suppressions",
    access: "admin",
    summary: "Addresses that get no mail that isn't strictly needed; found by the whole address.",
    query: pagingQuery.extend({
      q: z.string().trim().max(254).optional(),
      reason: z.enum(suppressionReasons).optional(),
    }),
    response: paginated(suppression),
  }),
  addSuppression: endpoint({
    method: "POST",
    path: "/api/admin/suppressions",
    access: "admin",
    summary: "Puts an address on that list, for somebody who asked for it.",
    status: 201,
    body: suppressionForm,
    response: z.object({ data: suppression }),
  }),
  liftSuppression: endpoint({
    method: "DELETE",
    path: "/api/admin/suppressions/{hash}",
    access: "admin",
    summary: "Takes an address off that list.",
    params: z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/, rule("option")) }),
  }),
};
