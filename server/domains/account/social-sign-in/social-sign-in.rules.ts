import * as z from "zod";
import { tokens } from "#contract/privacy/tokens.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { emailAddress, line } from "#contract/shared/validation/text.ts";
import type { SignInProblem, SocialProvider } from "#contract/social-sign-in.ts";
import { urls, urlsFor } from "#contract/urls/urls.ts";

/**
 * Whoever was linked before is logged in. An address that we know is linked when the provider says
 * that it is theirs; when it does not, as Facebook never does, whoever reads the mail there decides.
 * An address that we don't know becomes a new account. Without any address there is nothing to go on.
 *
 * An account whose address nobody has confirmed may have been made by somebody else, to wait for its
 * owner. When the owner comes, whatever opened it before stops working.
 */
const minute = 60_000;

/** How long somebody may stay at the provider's. */
export const signInLifetimeMs = 10 * minute;
/** From our redirect to the page that uses it: seconds, unless the phone is slow. */
export const freshLoginLifetimeMs = tokens.social_login.lastsMs;
export const linkRequestLifetimeMs = tokens.social_link.lastsMs;

/** What a provider says about a person. */
export type Identity = {
  provider: SocialProvider;
  subject: string;
  email: string | null;
  isEmailVerified: boolean;
  firstName: string | null;
  lastName: string | null;
};

const claims = z.object({
  sub: z.string().min(1).max(255),
  email: emailAddress.nullable().catch(null),
  // Apple has sent it as text and as a boolean.
  email_verified: z
    .union([z.literal(true), z.literal("true")])
    .nullable()
    .catch(null),
  given_name: line(60).nullable().catch(null),
  family_name: line(80).nullable().catch(null),
});

/** Null when it does not even say who. A name or address that we could not have taken is left out. */
export function readIdentity(provider: SocialProvider, said: unknown): Identity | null {
  const parsed = claims.safeParse(said);
  if (!parsed.success) return null;
  const { sub, email, email_verified, given_name, family_name } = parsed.data;
  return {
    provider,
    subject: sub,
    email,
    isEmailVerified: email !== null && email_verified !== null && provider !== "facebook",
    firstName: given_name,
    lastName: family_name,
  };
}

const appleUser = z.object({
  name: z.object({
    firstName: line(60).nullable().catch(null),
    lastName: line(80).nullable().catch(null),
  }),
});

export type Names = Pick<Identity, "firstName" | "lastName">;

/** Apple tells the name once, beside its answer and not in it; it is only as true as what one types. */
export function readAppleNames(user: string): Names | null {
  try {
    const parsed = appleUser.safeParse(JSON.parse(user));
    return parsed.success ? parsed.data.name : null;
  } catch {
    return null;
  }
}

export type KnownUser = { id: number; isEmailVerified: boolean };

export type Decision =
  | { action: "logIn"; userId: number }
  | { action: "link"; userId: number; isTakeover: boolean }
  | { action: "askByMail"; userId: number }
  | { action: "signUp"; email: string; isEmailVerified: boolean }
  | { action: "refuse"; problem: "noEmail" };

export function decide(
  identity: Pick<Identity, "email" | "isEmailVerified">,
  linkedUserId: number | null,
  known: KnownUser | null,
): Decision {
  if (linkedUserId !== null) return { action: "logIn", userId: linkedUserId };
  const { email, isEmailVerified } = identity;
  if (email === null) return { action: "refuse", problem: "noEmail" };
  if (!known) return { action: "signUp", email, isEmailVerified };
  return isEmailVerified
    ? { action: "link", userId: known.id, isTakeover: !known.isEmailVerified }
    : { action: "askByMail", userId: known.id };
}

export type Attempt = { browserHash: string; expiresAt: Date };

/** Whoever comes back must be the browser that went, and in time; that it is the first is the table's. */
export function isAttemptGood(attempt: Attempt, browserHash: string, now: Date): boolean {
  return attempt.browserHash === browserHash && now < attempt.expiresAt;
}

/** Google and Facebook say it by the standard, Apple in words of its own. */
export function problemOf(error: string): SignInProblem {
  return ["access_denied", "user_cancelled_authorize"].includes(error) ? "cancelled" : "failed";
}

/** Where a sign-in ends. */
export type Landing =
  | { at: "loginToken"; token: string; redirectTo: string | null }
  | { at: "linkMailed"; provider: SocialProvider }
  | {
      at: "login";
      problem: SignInProblem;
      provider: SocialProvider;
      locale: Locale;
      redirectTo: string | null;
    };

/** The pages make sure that `redirect` is a path of this site. */
export function landingPath(landing: Landing): string {
  switch (landing.at) {
    case "loginToken":
      return urls.loginToken(landing.token, landing.redirectTo);
    case "linkMailed":
      return urls.linkAccountMailed(landing.provider);
    case "login": {
      const { problem, provider, redirectTo } = landing;
      return urlsFor(landing.locale).loginProblem(problem, provider, redirectTo);
    }
  }
}
