import * as z from "zod";
import { ownProfile, profileType } from "./profiles.ts";
import { calendarDate, instant } from "./shared/dates.ts";
import { endpoint } from "./shared/endpoint.ts";
import { id } from "./shared/ids.ts";
import { locales } from "./shared/locale.ts";
import { channel } from "./shared/realtime.ts";
import { emailAddress, line } from "./shared/text.ts";

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
  role: z.enum(userRoles),
  signupMethod: z.enum(signupMethods),
  preferredLocale: z.enum(locales),
  firstName: z.string(),
  lastName: z.string().optional(),
  phone: z.string().optional(),
  birthDate: calendarDate.optional(),
  gender: z.enum(genders).optional(),
  emailVerifiedAt: instant.optional(),
  registrationStep: z.string().optional(),
  reachedRegistrationEnd: z.boolean(),
  lastUsedProfileType: profileType.optional(),
  lastActiveAt: instant.optional(),
  profile: ownProfile.optional(),
});
export type User = z.infer<typeof user>;

/** Longest password we hash: more would let one request keep a core busy. */
export const passwordMaxLength = 200;

export const loginForm = z.object({
  email: emailAddress,
  password: z.string().min(1).max(passwordMaxLength),
});

export const userUpdate = z.object({
  preferredLocale: z.enum(locales).optional(),
  firstName: line(60).optional(),
  lastName: line(80).optional(),
});

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
    response: z.object({ token: z.string() }),
  }),
  logout: endpoint({
    method: "POST",
    path: "/api/logout",
    access: "user",
    summary: "Ends this session.",
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
    multipart: {},
    response: z.object({ data: user }),
  }),
};

export const userUpdates = channel({
  name: "user.updates.{userId}",
  events: { "user-updates": z.object({ user }) },
});
