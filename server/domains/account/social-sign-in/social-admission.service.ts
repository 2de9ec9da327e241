import type { SignedIn } from "#contract/account.ts";
import type { ProfileType } from "#contract/profiles.ts";
import type { Locale } from "#contract/shared/locale.ts";
import type { SocialProvider } from "#contract/social-sign-in.ts";
import { isUniqueViolation } from "#server/db/errors.ts";
import type { Context, VisitorContext } from "#server/platform/context.ts";
import { forbidden, notFound, Problem } from "#server/platform/http/problem.ts";
import { isLinkAlive } from "../access/account-access.rules.ts";
import { askToConfirm } from "../access/account-access.service.ts";
import { endTokens } from "../access/end-tokens.service.ts";
import { insertLink } from "../access/one-time-links.repository.ts";
import { emailConfirmed, userUpdated } from "../account.events.ts";
import {
  changeUser,
  findUser,
  insertUser,
  lockUserByEmail,
  type UserRow,
} from "../account.repository.ts";
import { isBannedAddress } from "../bans/bans.service.ts";
import { deleteFactor } from "../second-factor/second-factor.repository.ts";
import { signIn } from "../second-factor/sign-in.service.ts";
import { signedUpSocially, socialLinkAsked } from "./social-sign-in.events.ts";
import * as repository from "./social-sign-in.repository.ts";
import { decide, freshLoginLifetimeMs, type Identity } from "./social-sign-in.rules.ts";

export type Admission =
  | { kind: "in"; token: string }
  | { kind: "mailed" }
  | { kind: "refused"; problem: "noEmail" };
type Wish = { profileType: ProfileType | null; invitation: string | null; locale: Locale };
type Person = { identity: Identity; wish: Wish };

/** Of two at the same moment the later one finds, at its second look, what the first has made. */
export async function admit(ctx: Context<"outbox" | "appKey">, person: Person): Promise<Admission> {
  try {
    // A savepoint: a broken constraint would otherwise end the whole transaction.
    return await ctx.db.transaction((savepoint) => look({ ...ctx, db: savepoint }, person));
  } catch (error) {
    const isTaken = [repository.onePersonConstraint, "users_email_unique"].some((constraint) =>
      isUniqueViolation(error, constraint),
    );
    if (!isTaken) throw error;
    return look(ctx, person);
  }
}

async function look(
  ctx: Context<"outbox" | "appKey">,
  { identity, wish }: Person,
): Promise<Admission> {
  const { db, outbox } = ctx;
  const { provider, subject, email } = identity;
  const known = email === null ? null : await lockUserByEmail(db, email);
  const linkedUserId = await repository.findLinkedUserId(db, identity);
  const knownUser = known && { id: known.id, isEmailVerified: known.emailVerifiedAt !== null };
  const decision = decide(identity, linkedUserId, knownUser);
  switch (decision.action) {
    case "logIn":
      return giveToken(ctx, decision);
    case "link":
      await link(ctx, { ...decision, person: identity });
      return giveToken(ctx, decision);
    case "askByMail":
      await outbox.publish(db, [socialLinkAsked({ userId: decision.userId, provider, subject })]);
      return { kind: "mailed" };
    case "signUp":
      return giveToken(ctx, await signUp(ctx, { ...decision, identity, wish }));
    case "refuse":
      return { kind: "refused", problem: decision.problem };
  }
}

async function giveToken({ db, now }: Context, { userId }: { userId: number }): Promise<Admission> {
  const user = await findUser(db, userId);
  if (!user) throw notFound();
  const { email } = user;
  const lifetimeMs = freshLoginLifetimeMs;
  const fresh = { userId, email, purpose: "social_login", lifetimeMs, now } as const;
  return { kind: "in", token: await insertLink(db, fresh) };
}

type NewLink = {
  userId: number;
  person: Pick<Identity, "provider" | "subject">;
  isTakeover: boolean;
};

async function link(
  ctx: Context<"outbox">,
  { userId, person, isTakeover }: NewLink,
): Promise<void> {
  const { db, now, outbox } = ctx;
  await repository.insertSocialAccount(db, person, userId, now);
  if (!isTakeover) return;
  // Whoever made the account without showing that the address is theirs has no way in any more.
  const change = { passwordHash: null, pendingEmail: null, emailVerifiedAt: now };
  await changeUser(db, userId, change);
  // As by a new password: whoever waited there is out, whatever they had.
  await endTokens(ctx, { userId, by: "passwordReset" });
  await deleteFactor(db, userId);
  await repository.deleteOtherSocialAccounts(db, userId, person);
  await outbox.publish(db, [emailConfirmed({ userId }), userUpdated({ userId })]);
}

async function signUp(
  ctx: Context<"outbox" | "appKey">,
  {
    identity,
    wish: { profileType, invitation, locale },
    email,
    isEmailVerified,
  }: Person & { email: string; isEmailVerified: boolean },
): Promise<{ userId: number }> {
  const { db, now, outbox } = ctx;
  if (await isBannedAddress(ctx, { email })) throw forbidden();
  const { id: userId } = await insertUser(db, {
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
  await repository.insertSocialAccount(db, identity, userId, now);
  if (profileType) {
    const invited = invitation === null ? {} : { invitation };
    await outbox.publish(db, [signedUpSocially({ userId, profileType, ...invited })]);
  }
  if (isEmailVerified) await outbox.publish(db, [emailConfirmed({ userId })]);
  else await askToConfirm(ctx, { email });
  return { userId };
}

/** By the mail's link: whoever reads the mail at the user's address says that it is them. */
export async function confirmSocialLink(
  ctx: VisitorContext<"outbox">,
  { token: mailed, device }: { token: string; device: string },
): Promise<SignedIn & { provider: SocialProvider }> {
  const { db, now } = ctx;
  const found = await repository.findLinkRequest(db, mailed);
  if (!found) throw notFound();
  const { request, user } = found;
  const { id: userId } = user;
  await refuseDeadRequest(ctx, { request, user });
  await repository.spendLinkRequests(db, userId, now);
  await link(ctx, { userId, person: request, isTakeover: user.emailVerifiedAt === null });
  return { ...(await signIn(ctx, { userId, device })), provider: request.provider };
}

type LinkRequest = NonNullable<Awaited<ReturnType<typeof repository.findLinkRequest>>>["request"];

async function refuseDeadRequest(
  { db, now }: Context,
  { request, user }: { request: LinkRequest; user: UserRow },
): Promise<void> {
  // The person may have found another way in meanwhile, to this account or to another one.
  const isLinked = (await repository.findLinkedUserId(db, request)) !== null;
  if (isLinked || !isLinkAlive(request, user.email, now)) throw new Problem(410, "tokenExpired");
}
