import * as z from "zod";
import { linkToken } from "../account.ts";
import { endpoint } from "../shared/endpoint.ts";
import { id } from "../shared/ids.ts";
import { passwordMaxLength } from "../shared/validation/passwords.ts";
import { emailAddress } from "../shared/validation/text.ts";
import { rule } from "../shared/validation/validation-texts.ts";

const ownPassword = z.string().min(1).max(passwordMaxLength);

export const emailChangeForm = z.object({
  email: emailAddress,
  /** Absent for an account that has none. */
  password: ownPassword.optional(),
});

/** One of the two shows that it is really them: the password, or the code from the mail. */
export const deletionForm = z
  .object({
    password: ownPassword.optional(),
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

/** What a link to sign up knows of whoever follows it. */
export const signupInvitation = z.object({
  /** Absent for an invitation that anybody may follow. */
  email: z.string().optional(),
  firstName: z.string().optional(),
  inviter: z.object({ profileId: id, firstName: z.string() }).optional(),
});
export type SignupInvitation = z.infer<typeof signupInvitation>;

/** Looking after an account, and leaving. */
export const careEndpoints = {
  changeEmail: endpoint({
    method: "POST",
    path: "/api/user/email",
    access: "user",
    summary: "Asks for another e-mail address; it counts once the mail there was answered.",
    // What is kept of a call has a hash of its body, and one that can be computed fast.
    notIdempotent: "The body holds a password, of which nothing may be kept.",
    limit: "auth",
    body: emailChangeForm,
    response: z.object({ pendingEmail: z.string() }),
  }),
  resendEmailChange: endpoint({
    method: "POST",
    path: "/api/user/email/resend",
    access: "user",
    summary: "Sends the mail to the new e-mail address once more.",
    limit: "auth",
    response: z.object({ pendingEmail: z.string() }),
  }),
  cancelEmailChange: endpoint({
    method: "DELETE",
    path: "/api/user/email",
    access: "user",
    summary: "Stays with the e-mail address that is in use.",
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
    summary: "Deletes the account for good, by password or by the code from the mail.",
    limit: "auth",
    body: deletionForm,
  }),
  findInvitation: endpoint({
    method: "GET",
    path: "/api/signup/token",
    access: "public",
    summary:
      "Whom a link to sign up, or to go on with it, was sent to. Reading does not use it up.",
    limit: "auth",
    query: z.object({ t: linkToken }),
    response: signupInvitation,
  }),
};
