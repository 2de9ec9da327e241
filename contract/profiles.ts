import * as z from "zod";
import { calendarDate } from "./shared/dates.ts";
import { endpoint } from "./shared/endpoint.ts";
import { id } from "./shared/ids.ts";
import { newPassword } from "./shared/passwords.ts";
import { flag } from "./shared/queries.ts";
import { emailAddress, line } from "./shared/text.ts";

export const profileTypes = ["pet_sitter", "pet_owner"] as const;
export const profileType = z.enum(profileTypes);
export type ProfileType = z.infer<typeof profileType>;

/** The profile in use, as its own user sees it. */
export const ownProfile = z.object({
  id,
  profileType,
  isRegistering: z.boolean(),
});
export type OwnProfile = z.infer<typeof ownProfile>;

/** The first step of signing up; the others are saved bit by bit afterwards. */
export const registrationForm = z.object({
  firstName: line(60),
  lastName: line(80),
  email: emailAddress,
  password: newPassword,
  birthDate: calendarDate,
  terms: z.union([z.boolean(), flag]).refine((accepted) => accepted, { message: "termsNeeded" }),
});

export const profilesEndpoints = {
  registerUser: endpoint({
    method: "POST",
    path: "/api/registerUser/{profileType}",
    access: "public",
    summary: "Makes an account with its first profile, and logs in.",
    csrf: true,
    limit: "auth",
    params: z.object({ profileType }),
    body: registrationForm.extend({ device: line(80).optional() }),
    multipart: {},
    status: 201,
    response: z.object({ token: z.string() }),
  }),
  listTypes: endpoint({
    method: "GET",
    path: "/api/user/profile/types",
    access: "user",
    summary: "The types of profile that the user has.",
    response: z.object({ data: z.array(profileType) }),
  }),
  switchProfile: endpoint({
    method: "POST",
    path: "/api/user/profile/switch",
    access: "user",
    summary: "Uses the user's other profile from now on.",
    body: z.object({ profileType }),
    response: z.object({ data: ownProfile }),
  }),
  addProfile: endpoint({
    method: "POST",
    path: "/api/user/profile",
    access: "user",
    summary: "Adds the second profile and uses it from now on.",
    body: z.object({ profileType }),
    multipart: {},
    status: 201,
    response: z.object({ data: ownProfile }),
  }),
  removeProfile: endpoint({
    method: "DELETE",
    path: "/api/user/profile/{profileType}",
    access: "user",
    summary: "Removes a profile; the last one stays.",
    params: z.object({ profileType }),
  }),
};
