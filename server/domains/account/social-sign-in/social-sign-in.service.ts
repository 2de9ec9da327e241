import type { ProfileType } from "#contract/profiles.ts";
import type { Locale } from "#contract/shared/locale.ts";
import type { SocialProvider } from "#contract/social-sign-in.ts";
import type { Db } from "#server/db/database.ts";
import { isUniqueViolation } from "#server/db/errors.ts";
import { notFound, Problem } from "#server/platform/http/problem.ts";
import type { Log } from "#server/platform/log.ts";
import type { Platform } from "#server/platform/platform.ts";
import { endSessions } from "#server/platform/sessions/sessions.ts";
import { hashSecret, makeSecret } from "#server/platform/sessions/token.ts";
import { isLinkAlive } from "../access/account-access.rules.ts";
import { askToConfirm, openSession } from "../access/account-access.service.ts";
import { endWaysIn } from "../access/account-links.service.ts";
import { insertLink } from "../access/one-time-links.repository.ts";
import { emailConfirmed, userUpdated } from "../account.events.ts";
import {
  changeUser,
  findUser,
  insertUser,
  lockUserByEmail,
  type UserRow,
} from "../account.repository.ts";
import { signedUpSocially, socialLinkAsked } from "./social-sign-in.events.ts";
import type { Answer, Provider, Secrets } from "./social-sign-in.openid.ts";
import type { Providers } from "./social-sign-in.providers.ts";
import * as repository from "./social-sign-in.repository.ts";
import {
  decide,
  freshLoginLifetimeMs,
  type Identity,
  isAttemptGood,
  type Landing,
  problemOf,
  readAppleNames,
  readIdentity,
  signInLifetimeMs,
} from "./social-sign-in.rules.ts";

type Parts = Pick<Platform, "db" | "clock" | "outbox">;
type ProviderParts = Parts & { providers: Providers; log: Log };

type Start = {
  provider: SocialProvider;
  /** The browser's secret, if it has one from another tab. */
  browser: string | undefined;
  redirectTo: string | null;
  profileType: ProfileType | null;
  locale: Locale;
};

/** Remembers who leaves, and gives the address to leave for; null when the provider is not there. */
export async function startSignIn(
  { db, clock, providers, log }: ProviderParts,
  start: Start,
): Promise<{ address: string; browser: string } | null> {
  const { provider, redirectTo, profileType, locale, browser = makeSecret() } = start;
  const secrets = { state: makeSecret(), nonce: makeSecret(), codeVerifier: makeSecret() };
  const address = await attempt(log, provider, () =>
    getProvider(providers, provider).addressFor(secrets),
  );
  if (!address) return null;
  const now = clock.now();
  const { state, nonce, codeVerifier } = secrets;
  const signIn = { provider, nonce, codeVerifier, redirectTo, profileType, locale };
  const expiresAt = new Date(now.getTime() + signInLifetimeMs);
  const hashes = { stateHash: hashSecret(state), browserHash: hashSecret(browser) };
  await repository.insertSignIn(db, { ...signIn, ...hashes, createdAt: now, expiresAt }, now);
  return { address, browser };
}

/** Apple's post comes without the browser's cookie, so it only leaves the name for who follows. */
export async function keepPostedNames(
  db: Db,
  provider: SocialProvider,
  state: string | undefined,
  user: string | undefined,
): Promise<void> {
  const names = user ? readAppleNames(user) : null;
  if (state && names) await repository.keepNames(db, provider, state, names);
}

type Return = {
  provider: SocialProvider;
  browser: string | undefined;
  /** For those whom we can't remember. */
  locale: Locale;
  answer: Partial<Answer> & { state?: string | undefined; error?: string | undefined };
};

/** Somebody is back: who they are, by the provider's word, and where they go on to. */
export async function finishSignIn(parts: ProviderParts, back: Return): Promise<Landing> {
  const { provider, answer, browser = "" } = back;
  const { state = "", code = "", iss } = answer;
  const signIn = await repository.takeSignIn(parts.db, provider, state);
  const { locale, redirectTo } = signIn ?? { locale: back.locale, redirectTo: null };
  const toLogin = { at: "login", provider, locale, redirectTo } as const;

  if (!signIn || !isAttemptGood(signIn, hashSecret(browser), parts.clock.now())) {
    return { ...toLogin, problem: "expired" };
  }
  if (answer.error) return { ...toLogin, problem: problemOf(answer.error) };
  const identity = await attempt(parts.log, provider, () =>
    identify(getProvider(parts.providers, provider), { ...signIn, state }, { code, iss }),
  );
  if (!identity) return { ...toLogin, problem: "failed" };
  const admission = await admit(parts, identity, signIn);
  switch (admission.kind) {
    case "in":
      return { at: "loginToken", token: admission.token, redirectTo };
    case "mailed":
      return { at: "linkMailed", provider };
    case "refused":
      return { ...toLogin, problem: admission.problem };
  }
}

function getProvider(providers: Providers, name: SocialProvider): Provider {
  const provider = providers[name];
  if (!provider) throw notFound();
  return provider;
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
  log: Log,
  provider: SocialProvider,
  ask: () => Promise<Result>,
): Promise<Result | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Problem) throw error;
    log.warn({ err: error, provider }, "social sign-in failed");
    return null;
  }
}

type Admission =
  | { kind: "in"; token: string }
  | { kind: "mailed" }
  | { kind: "refused"; problem: "noEmail" };
type Wish = { profileType: ProfileType | null; locale: Locale };

/** Of two at the same moment the later one finds, at its second look, what the first has made. */
export async function admit(parts: Parts, identity: Identity, wish: Wish): Promise<Admission> {
  const look = () => parts.db.transaction((tx) => admitIn(tx, parts, identity, wish));
  try {
    return await look();
  } catch (error) {
    const isTaken = [repository.onePersonConstraint, "users_email_unique"].some((constraint) =>
      isUniqueViolation(error, constraint),
    );
    if (!isTaken) throw error;
    return look();
  }
}

async function admitIn(tx: Db, parts: Parts, identity: Identity, wish: Wish): Promise<Admission> {
  const { outbox, clock } = parts;
  const now = clock.now();
  const { provider, subject, email } = identity;
  const known = email === null ? null : await lockUserByEmail(tx, email);
  const linkedUserId = await repository.findLinkedUserId(tx, identity);
  const knownUser = known && { id: known.id, isEmailVerified: known.emailVerifiedAt !== null };
  const decision = decide(identity, linkedUserId, knownUser);
  switch (decision.action) {
    case "logIn":
      return giveToken(tx, decision.userId, now);
    case "link":
      await link(tx, parts, decision.userId, identity, decision.isTakeover);
      return giveToken(tx, decision.userId, now);
    case "askByMail":
      await outbox.publish(tx, [socialLinkAsked({ userId: decision.userId, provider, subject })]);
      return { kind: "mailed" };
    case "signUp":
      return giveToken(tx, await signUp(tx, parts, identity, decision, wish), now);
    case "refuse":
      return { kind: "refused", problem: decision.problem };
  }
}

async function giveToken(tx: Db, userId: number, now: Date): Promise<Admission> {
  const user = await findUser(tx, userId);
  if (!user) throw notFound();
  const { email } = user;
  const lifetimeMs = freshLoginLifetimeMs;
  const link = { userId, email, purpose: "social_login", lifetimeMs, now } as const;
  return { kind: "in", token: await insertLink(tx, link) };
}

async function link(
  tx: Db,
  { outbox, clock }: Parts,
  userId: number,
  person: Pick<Identity, "provider" | "subject">,
  isTakeover: boolean,
): Promise<void> {
  const now = clock.now();
  await repository.insertSocialAccount(tx, person, userId, now);
  if (!isTakeover) return;
  // Whoever made the account without showing that the address is theirs has no way in any more.
  const change = { passwordHash: null, pendingEmail: null, emailVerifiedAt: now };
  await changeUser(tx, userId, change);
  await endWaysIn(tx, userId, now);
  await repository.deleteOtherSocialAccounts(tx, userId, person);
  await endSessions(tx, outbox, { userId });
  await outbox.publish(tx, [emailConfirmed({ userId }), userUpdated({ userId })]);
}

async function signUp(
  tx: Db,
  { outbox, clock }: Parts,
  identity: Identity,
  { email, isEmailVerified }: { email: string; isEmailVerified: boolean },
  { profileType, locale }: Wish,
): Promise<number> {
  const now = clock.now();
  const { id: userId } = await insertUser(tx, {
    email,
    signupMethod: identity.provider,
    preferredLocale: locale,
    // Whoever gives no name is asked for it in the first step of signing up.
    firstName: identity.firstName ?? "",
    lastName: identity.lastName,
    emailVerifiedAt: isEmailVerified ? now : null,
    registrationStep: "account",
    registrationStepAt: now,
    lastUsedProfileType: profileType,
    createdAt: now,
  });
  await repository.insertSocialAccount(tx, identity, userId, now);
  if (profileType) await outbox.publish(tx, [signedUpSocially({ userId, profileType })]);
  if (isEmailVerified) await outbox.publish(tx, [emailConfirmed({ userId })]);
  else await askToConfirm(tx, outbox, email);
  return userId;
}

/** By the mail's link: whoever reads the mail at the user's address says that it is them. */
export async function confirmSocialLink(
  parts: Parts,
  input: { token: string; device: string },
): Promise<{ token: string; provider: SocialProvider }> {
  const { db, clock } = parts;
  return db.transaction(async (tx) => {
    const found = await repository.findLinkRequest(tx, input.token);
    if (!found) throw notFound();
    const { request, user } = found;
    await refuseDeadRequest(tx, request, user, clock.now());
    await repository.spendLinkRequests(tx, user.id, clock.now());
    await link(tx, parts, user.id, request, user.emailVerifiedAt === null);
    const { token } = await openSession(tx, parts, user.id, input.device);
    return { token, provider: request.provider };
  });
}

type LinkRequest = NonNullable<Awaited<ReturnType<typeof repository.findLinkRequest>>>["request"];

async function refuseDeadRequest(
  tx: Db,
  request: LinkRequest,
  user: UserRow,
  now: Date,
): Promise<void> {
  // The person may have found another way in meanwhile, to this account or to another one.
  const isLinked = (await repository.findLinkedUserId(tx, request)) !== null;
  if (isLinked || !isLinkAlive(request, user.email, now)) throw new Problem(410, "tokenExpired");
}
