import * as z from "zod";
import { address } from "./addresses.ts";
import { userCounts } from "./notifications.ts";
import { ownProfile, profileType, profileUpdate, registrationStep } from "./profiles.ts";
import { calendarDate, instant } from "./shared/dates.ts";
import { endpoint } from "./shared/endpoint.ts";
import { id, pathId } from "./shared/ids.ts";
import { uploadMaxFiles } from "./shared/images.ts";
import { localeTag, localeWish } from "./shared/locale-fields.ts";
import { channel } from "./shared/realtime.ts";
import { clearable, integerBetween, yesNo } from "./shared/validation/inputs.ts";
import { newPassword, passwordMaxLength } from "./shared/validation/passwords.ts";
import { phoneNumber } from "./shared/validation/phone.ts";
import { emailAddress, line } from "./shared/validation/text.ts";
import { rule } from "./shared/validation/validation-texts.ts";

export const userRoles = ["admin", "user"] as const;
export const signupMethods = [
  "form",
  "contact_form",
  "facebook",
  "google",
  "apple",
  "admin",
] as const;
export const genders = ["MALE", "FEMALE"] as const;

/** The user as they see themselves; nobody else ever gets this. */
export const user = z.object({
  id,
  email: z.string(),
  /** The address that is to replace it, once the link in the mail there was followed. */
  pendingEmail: z.string().optional(),
  /** False for people who have only ever signed in through Google, Facebook or Apple. */
  hasPassword: z.boolean(),
  role: z.enum(userRoles),
  signupMethod: z.enum(signupMethods),
  preferredLocale: localeTag,
  firstName: z.string(),
  lastName: z.string().optional(),
  phone: z.string().optional(),
  birthDate: calendarDate.optional(),
  gender: z.enum(genders).optional(),
  emailVerifiedAt: instant.optional(),
  registrationStep: registrationStep.optional(),
  address: address.optional(),
  reachedRegistrationEnd: z.boolean(),
  lastUsedProfileType: profileType.optional(),
  lastActiveAt: instant.optional(),
  /** When the account goes, for who has asked for that while a stay went on. */
  deletesAt: instant.optional(),
  profile: ownProfile.optional(),
});
export type User = z.infer<typeof user>;

/** A one-time token from the link in a mail. */
export const linkToken = z.string().min(1).max(100);

/**
 * Holds the one-time code that a log-in by a plain form leaves for the page after it, whose script
 * gets a token for it by `loginToken`.
 */
export const loginCodeCookie = "login_code";

export const emailForm = z.object({ email: emailAddress });

export const resetPasswordForm = z
  .object({
    token: linkToken,
    password: newPassword,
    passwordConfirmation: z.string(),
  })
  .refine((form) => form.password === form.passwordConfirmation, {
    path: ["passwordConfirmation"],
    ...rule("passwordsDiffer"),
  });

export const changePasswordForm = z
  .object({
    /** Absent for an account that has no password yet. */
    oldPassword: z.string().max(passwordMaxLength).optional(),
    newPassword,
    newPasswordConfirmation: z.string(),
  })
  .refine((form) => form.newPassword === form.newPasswordConfirmation, {
    path: ["newPasswordConfirmation"],
    ...rule("passwordsDiffer"),
  });

/** One of the places where the user is logged in. */
export const session = z.object({
  id,
  device: z.string(),
  createdAt: instant,
  lastUsedAt: instant,
  isCurrent: z.boolean(),
});
export type Session = z.infer<typeof session>;

export const loginForm = z.object({
  email: emailAddress,
  password: z.string().min(1).max(passwordMaxLength),
});

/** Logged in; or, for who has switched on a second step, the ticket for `POST /api/login/secondFactor`. */
export const signedIn = z.union([
  z.object({ token: z.string() }),
  z.object({ secondFactor: z.string() }),
]);
export type SignedIn = z.infer<typeof signedIn>;

export const userUpdate = z.object({
  preferredLocale: localeWish.optional(),
  gender: clearable(z.enum(genders)).optional(),
  /** Only for who has none yet: an account from a social sign-in. */
  birthDate: calendarDate.optional(),
  terms: yesNo.refine((accepted) => accepted, rule("termsNeeded")).optional(),
  /** The step of signing up that comes next. */
  registrationStep: registrationStep.optional(),
  /** True at the end of the wizard. */
  reachedRegistrationEnd: yesNo.optional(),
  profile: profileUpdate.optional(),
  /** The profile's picture whose place the first of those sent takes, with its flags. */
  replacedImage: integerBetween(1, 999_999_999).optional(),
  firstName: line(60).optional(),
  lastName: line(80).optional(),
  phone: clearable(phoneNumber).optional(),
});

export type UserUpdate = z.output<typeof userUpdate>;
/** The part of it that is the profile's. */
export type ProfilePart = Pick<
  UserUpdate,
  "profile" | "registrationStep" | "reachedRegistrationEnd" | "replacedImage"
>;

export const accountEndpoints = {
  csrfCookie: endpoint({
    method: "GET",
    path: "/sanctum/csrf-cookie",
    access: "public",
    summary: "Sets the XSRF-TOKEN cookie that log-in and registration ask for.",
  }),
  login: endpoint({
    method: "POST",
    path: "/api/login",
    access: "public",
    summary: "Logs in with e-mail address and password.",
    csrf: true,
    limit: "auth",
    body: loginForm.extend({ device: line(80).optional() }),
    response: signedIn,
  }),
  logout: endpoint({
    method: "POST",
    path: "/api/logout",
    access: "user",
    summary: "Ends this session.",
    notIdempotent: "Whoever comes again has no session any more to be known by.",
  }),
  getUser: endpoint({
    method: "GET",
    path: "/api/user",
    access: "user",
    summary: "The user who is logged in, with the profile in use.",
    response: user,
  }),
  updateUser: endpoint({
    method: "PUT",
    path: "/api/user",
    access: "user",
    summary: "Changes what is sent; what is absent stays as it is.",
    body: userUpdate,
    multipart: { images: { maxFiles: uploadMaxFiles } },
    response: z.object({ data: user }),
  }),
};

/** A message that waited for its writer's address to be confirmed: where it is, and whose it is to read. */
export const deliveredMessage = z.object({ chatRoomId: id, firstName: z.string() });
export type DeliveredMessage = z.infer<typeof deliveredMessage>;

/** Getting in without a password, or back in after losing it. */
export const accessEndpoints = {
  checkEmail: endpoint({
    method: "POST",
    path: "/api/checkEmail",
    access: "public",
    summary: "Whether an account with this e-mail address exists.",
    csrf: true,
    limit: "auth",
    body: emailForm,
    response: z.object({ exists: z.boolean() }),
  }),
  sendVerificationEmail: endpoint({
    method: "POST",
    path: "/api/sendVerificationEmail",
    access: "public",
    summary: "Sends the mail that confirms an e-mail address once more.",
    limit: "auth",
    body: emailForm,
    response: z.object({ sent: z.literal(true) }),
  }),
  confirmAccount: endpoint({
    method: "POST",
    path: "/api/confirmAccount",
    access: "public",
    summary: "Confirms the e-mail address by the token from the mail.",
    limit: "auth",
    body: z.object({ token: linkToken }),
    response: z.object({
      email: z.string(),
      /** What was written before, and has reached somebody by this. */
      delivered: deliveredMessage.optional(),
    }),
  }),
  forgotPassword: endpoint({
    method: "POST",
    path: "/api/forgotPassword",
    access: "public",
    summary: "Sends a link to choose a new password, if the address is known.",
    limit: "auth",
    body: emailForm,
    response: z.object({ sent: z.literal(true) }),
  }),
  resetPassword: endpoint({
    method: "POST",
    path: "/api/resetPassword",
    access: "public",
    summary: "Sets a new password by the token from the mail, and logs out everywhere.",
    limit: "auth",
    body: resetPasswordForm,
    response: z.object({ email: z.string() }),
  }),
  sendLoginLink: endpoint({
    method: "POST",
    path: "/api/sendLoginLink",
    access: "public",
    summary: "Sends a link to log in with, if the address is known.",
    limit: "auth",
    body: emailForm,
    response: z.object({ sent: z.literal(true) }),
  }),
  loginToken: endpoint({
    method: "POST",
    path: "/api/loginToken",
    access: "public",
    summary: "Logs in by the token from the mail.",
    limit: "auth",
    body: z.object({ token: linkToken, device: line(80).optional() }),
    response: signedIn,
  }),
  changePassword: endpoint({
    method: "POST",
    path: "/api/changePassword",
    access: "user",
    summary: "Changes the password and ends all other sessions.",
    // What is kept of a call has a hash of its body, and one that can be computed fast.
    notIdempotent: "The body holds a password, of which nothing may be kept.",
    limit: "auth",
    body: changePasswordForm,
  }),
  listSessions: endpoint({
    method: "GET",
    path: "/api/user/sessions",
    access: "user",
    summary: "Where the user is logged in.",
    response: z.object({ data: z.array(session) }),
  }),
  endSession: endpoint({
    method: "DELETE",
    path: "/api/user/sessions/{id}",
    access: "user",
    summary: "Logs out one of the user's devices.",
    params: z.object({ id: pathId }),
  }),
};

export const userUpdates = channel({
  name: "user.updates.{userId}",
  events: {
    "user-updates": z.object({ user }),
    /** Whenever one of them may have changed. */
    counts: userCounts,
  },
});
