import * as z from "zod";
import { linkToken } from "../account.ts";
import { endpoint } from "../shared/endpoint.ts";
import { id } from "../shared/ids.ts";
import { passwordMaxLength } from "../shared/validation/passwords.ts";
import { emailAddress } from "../shared/validation/text.ts";

const ownPassword = z.string().min(1).max(passwordMaxLength);

export const emailChangeForm = z.object({
  email: emailAddress,
  /** Absent for an account that has none. */
  password: ownPassword.optional(),
});

/** What a link to sign up knows of whoever follows it. */
export const signupInvitation = z.object({
  /** Absent for an invitation that anybody may follow. */
  email: z.string().optional(),
  firstName: z.string().optional(),
  inviter: z.object({ profileId: id, firstName: z.string() }).optional(),
});
export type SignupInvitation = z.infer<typeof signupInvitation>;

/** Looking after an account. */
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
