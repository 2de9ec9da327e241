import * as z from "zod";
import { linkToken, signedIn } from "./account.ts";
import { profileType } from "./profiles.ts";
import { endpoint } from "./shared/endpoint.ts";
import { localeWish } from "./shared/locale-fields.ts";
import { line } from "./shared/validation/text.ts";
import { rule } from "./shared/validation/validation-texts.ts";
import { alternatesOf } from "./urls/aliased-paths.ts";
import { ownPath } from "./urls/own-path.ts";

/** In the order of their buttons. */
export const socialProviders = ["google", "apple", "facebook"] as const;
export const socialProvider = z.enum(socialProviders);
export type SocialProvider = z.infer<typeof socialProvider>;

/** Why somebody is back at the log-in screen, as `?problem=`; any other word there means `failed`. */
export const signInProblems = [
  /** They changed their mind at the provider's. */
  "cancelled",
  /** Too late, twice, or from another browser. */
  "expired",
  /** The provider gave no e-mail address. */
  "noEmail",
  "tooManyRequests",
  "failed",
] as const;
export type SignInProblem = (typeof signInProblems)[number];

/**
 * Holds the one-time token that this very browser was just given: `/login-token` logs in with that
 * one by itself, and with one from elsewhere only by the press of a button.
 */
export const freshLoginCookie = "fresh_login";

const redirect = z.object({ location: z.string() });
const redirects = { onProblem: alternatesOf("login").nl } as const;
/** What goes on into an address, where a letter beyond ASCII would take up to nine; providers send none. */
const field = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\x20-\x7e]*$/, rule("invalid"))
    .optional()
    .catch(undefined);

export const socialSignInEndpoints = {
  listProviders: endpoint({
    method: "GET",
    path: "/api/auth/providers",
    access: "public",
    summary: "The providers that one can sign in with here.",
    response: z.object({ data: z.array(socialProvider) }),
  }),
  start: endpoint({
    method: "GET",
    path: "/api/auth/{provider}",
    access: "public",
    summary: "Leads to the provider's log-in; what does not fit in the query is left aside.",
    limit: "auth",
    params: z.object({ provider: socialProvider }),
    query: z.object({
      /** A path of this site to go to afterwards. */
      redirect: field(2_000).transform((path) => ownPath(path) ?? undefined),
      /** What kind of profile a new account gets; none yet without it. */
      profileType: profileType.optional().catch(undefined),
      /** The token of the invitation that was followed. */
      invitation: field(100),
      /** The language of the page with the button. */
      locale: localeWish.optional().catch(undefined),
    }),
    response: redirect,
    redirects,
  }),
  finish: endpoint({
    method: "GET",
    path: "/api/auth/{provider}/callback",
    access: "public",
    summary:
      "Where the provider sends people back to; leads on to /login-token, or back to log in.",
    limit: "auth",
    params: z.object({ provider: socialProvider }),
    query: z.object({
      state: field(200),
      code: field(4_000),
      iss: field(300),
      error: field(200),
    }),
    response: redirect,
    redirects,
  }),
  finishByPost: endpoint({
    method: "POST",
    path: "/api/auth/{provider}/callback",
    access: "public",
    summary: "The same for a provider that posts (Apple); leads on to the one that is got.",
    limit: "auth",
    params: z.object({ provider: socialProvider }),
    body: z.object({
      state: field(200),
      code: field(4_000),
      iss: field(300),
      error: field(200),
      /** JSON with the person's name, from Apple, at the first time only. */
      user: z.string().max(2_000).optional().catch(undefined),
    }),
    formPost: true,
    response: redirect,
    redirects,
  }),
  confirmLink: endpoint({
    method: "POST",
    path: "/api/linkAccount",
    access: "public",
    summary: "Links a provider's account by the token from the mail, and logs in.",
    limit: "auth",
    body: z.object({ token: linkToken, device: line(80).optional() }),
    response: signedIn.and(z.object({ provider: socialProvider })),
  }),
};
