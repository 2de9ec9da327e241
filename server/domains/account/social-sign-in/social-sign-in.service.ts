import type { ProfileType } from "#contract/profiles.ts";
import type { Locale } from "#contract/shared/locale.ts";
import type { SocialProvider } from "#contract/social-sign-in.ts";
import type { Context } from "#server/platform/context.ts";
import { notFound, Problem } from "#server/platform/http/problem.ts";
import { hashSecret, makeSecret } from "#server/platform/sessions/token.ts";
import { admit } from "./social-admission.service.ts";
import type { Answer, Provider, Secrets } from "./social-sign-in.openid.ts";
import type { Providers } from "./social-sign-in.providers.ts";
import * as repository from "./social-sign-in.repository.ts";
import {
  type Identity,
  isAttemptGood,
  type Landing,
  problemOf,
  readAppleNames,
  readIdentity,
  signInLifetimeMs,
} from "./social-sign-in.rules.ts";

export type WithProviders = { providers: Providers };
type ProviderContext = Context<"log"> & WithProviders;

type Departure = { address: string; secrets: Secrets };

/** Before the transaction that remembers who leaves: where to; null when the provider is not there. */
export async function prepareSignIn(
  ctx: ProviderContext,
  { provider }: { provider: SocialProvider },
): Promise<Departure | null> {
  const secrets = { state: makeSecret(), nonce: makeSecret(), codeVerifier: makeSecret() };
  const address = await attempt(ctx, provider, (asked) => asked.addressFor(secrets));
  return address ? { address, secrets } : null;
}

type Start = {
  provider: SocialProvider;
  /** The browser's secret, if it has one from another tab. */
  browser: string | undefined;
  redirectTo: string | null;
  profileType: ProfileType | null;
  invitation: string | null;
  locale: Locale;
  secrets: Secrets;
};

/** Remembers who leaves, and gives the secret by which their browser is known when it is back. */
export async function startSignIn(
  { db, now }: Context,
  { browser = makeSecret(), secrets, ...wish }: Start,
): Promise<{ browser: string }> {
  const { state, nonce, codeVerifier } = secrets;
  const expiresAt = new Date(now.getTime() + signInLifetimeMs);
  const hashes = { stateHash: hashSecret(state), browserHash: hashSecret(browser) };
  const signIn = { ...wish, nonce, codeVerifier, ...hashes, createdAt: now, expiresAt };
  await repository.insertSignIn(db, signIn, now);
  return { browser };
}

type Posted = { provider: SocialProvider; state: string | undefined; user: string | undefined };

/** Apple's post comes without the browser's cookie, so it only leaves the name for who follows. */
export async function storePostedNames(
  { db }: Context,
  { provider, state, user }: Posted,
): Promise<void> {
  const names = user ? readAppleNames(user) : null;
  if (state && names) await repository.storeNames(db, provider, state, names);
}

type Return = {
  provider: SocialProvider;
  browser: string | undefined;
  /** For those whom we can't remember. */
  locale: Locale;
  answer: Partial<Answer> & { state?: string | undefined; error?: string | undefined };
};

type ToLogin = Extract<Landing, { at: "login" }>;
type Returned =
  | { identity: Identity; wish: repository.SignInRow }
  | { identity: null; landing: ToLogin };

/**
 * Before the transaction that lets somebody in who is back: who they are, by the provider's word. They
 * come back once, whatever becomes of it.
 */
export async function prepareReturn(ctx: ProviderContext, back: Return): Promise<Returned> {
  const { provider, answer, browser = "" } = back;
  const { state = "", code = "", iss } = answer;
  const signIn = await repository.takeSignIn(ctx.db, provider, state);
  const { locale, redirectTo } = signIn ?? { locale: back.locale, redirectTo: null };
  const toLogin = (problem: ToLogin["problem"]): Returned => ({
    identity: null,
    landing: { at: "login", provider, locale, redirectTo, problem },
  });

  if (!signIn || !isAttemptGood(signIn, hashSecret(browser), ctx.now)) return toLogin("expired");
  if (answer.error) return toLogin(problemOf(answer.error));
  const identity = await attempt(ctx, provider, (asked) =>
    identify(asked, { ...signIn, state }, { code, iss }),
  );
  return identity ? { identity, wish: signIn } : toLogin("failed");
}

/** Where they go on to. */
export async function finishSignIn(
  ctx: Context<"outbox" | "appKey">,
  returned: Returned,
): Promise<Landing> {
  if (returned.identity === null) return returned.landing;
  const { identity, wish } = returned;
  const { provider, locale, redirectTo } = wish;
  const admission = await admit(ctx, { identity, wish });
  switch (admission.kind) {
    case "in":
      return { at: "loginToken", token: admission.token, redirectTo };
    case "mailed":
      return { at: "linkMailed", provider };
    case "refused":
      return { at: "login", provider, locale, redirectTo, problem: admission.problem };
  }
}

async function identify(
  provider: Provider,
  signIn: repository.SignInRow & Secrets,
  answer: Answer,
): Promise<Identity> {
  const said = await provider.identify(signIn, answer);
  const identity = readIdentity(signIn.provider, said);
  if (!identity) throw new Error("the provider did not say who it is");
  const { firstName, lastName } = signIn;
  return {
    ...identity,
    firstName: identity.firstName ?? firstName,
    lastName: identity.lastName ?? lastName,
  };
}

/** Null when the provider is away or says something that does not hold. */
async function attempt<Result>(
  { providers, log }: ProviderContext,
  name: SocialProvider,
  ask: (provider: Provider) => Promise<Result>,
): Promise<Result | null> {
  const provider = providers[name];
  if (!provider) throw notFound();
  try {
    return await ask(provider);
  } catch (error) {
    if (error instanceof Problem) throw error;
    log.warn({ err: error, provider: name }, "social sign-in failed");
    return null;
  }
}
