import * as z from "zod";
import { bookingKinds } from "../bookings.ts";
import { profileType } from "../profiles.ts";
import { calendarDate, instant } from "../shared/dates.ts";
import { endpoint } from "../shared/endpoint.ts";
import { id } from "../shared/ids.ts";
import { passwordMaxLength } from "../shared/validation/passwords.ts";
import { rule } from "../shared/validation/validation-texts.ts";

/** One of the two shows that it is really them: the password, or the code from the mail. */
export const deletionForm = z
  .object({
    password: z.string().min(1).max(passwordMaxLength).optional(),
    code: z
      .string()
      .transform((text) => text.replace(/\s/g, ""))
      .refine((code) => /^\d{6}$/.test(code), rule("sixDigits"))
      .optional(),
  })
  .refine((form) => form.password !== undefined || form.code !== undefined, {
    path: ["password"],
    ...rule("required"),
  });

/** What somebody who leaves had planned with another. */
const plannedWith = z.object({
  bookingId: id,
  kind: z.enum(bookingKinds),
  /** Absent of somebody who has gone. */
  otherName: z.string().optional(),
  petNames: z.array(z.string()),
  startsAt: instant,
  endsAt: instant,
});
export type PlannedWith = z.infer<typeof plannedWith>;

/** All that ends with an account, by its name, for whoever is about to delete theirs. */
export const whatEnds = z.object({
  /** When the account would go, or does; absent: at once. */
  deletesAt: instant.optional(),
  /** With animals in somebody's hands now: the account stays for these. */
  stays: z.array(plannedWith),
  /** Asked for or agreed on: cancelled, and the others are told. */
  bookings: z.array(plannedWith),
  /** Paid for until then, and not charged again. */
  subscriptions: z.array(z.object({ profileType, paidUntil: calendarDate })),
});
export type WhatEnds = z.infer<typeof whatEnds>;

/** Leaving. While a stay goes on the account waits for its end: the other one has to reach somebody. */
export const deletionEndpoints = {
  getWhatEnds: endpoint({
    method: "GET",
    path: "/api/user/deletion",
    access: "user",
    summary: "What would end with the account, and when it would go.",
    response: z.object({ data: whatEnds }),
  }),
  sendDeletionCode: endpoint({
    method: "POST",
    path: "/api/user/deletionCode",
    access: "user",
    summary: "Mails a code of six digits that confirms deleting the account.",
    limit: "auth",
    response: z.object({ sent: z.literal(true) }),
  }),
  deleteUser: endpoint({
    method: "DELETE",
    path: "/api/user",
    access: "user",
    summary:
      "Deletes the account for good, by password or by the code from the mail. While a stay goes on: 202 and the day on which it goes.",
    limit: "auth",
    body: deletionForm,
    status: 202,
    response: z.object({ deletesAt: instant }).optional(),
  }),
  keepUser: endpoint({
    method: "DELETE",
    path: "/api/user/deletion",
    access: "user",
    summary: "Takes back that the account is to go.",
    repeatable: true,
  }),
};
