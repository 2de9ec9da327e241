import { eq } from "drizzle-orm";
import type { User, UserUpdate } from "#contract/account.ts";
import type { OwnProfile, ProfileType, RegistrationStep } from "#contract/profiles.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { toInstant } from "#contract/shared/dates.ts";
import { type Locale, localeTags } from "#contract/shared/locale.ts";
import { ruleText } from "#contract/shared/validation/validation.ts";
import type { Db } from "#server/db/database.ts";
import { isUniqueViolation } from "#server/db/errors.ts";
import { users } from "#server/db/schema/account.ts";
import { oneTimeTokens } from "#server/db/schema/one-time-tokens.ts";
import type { Context, ViewerContext } from "#server/platform/context.ts";
import { invalid, unauthenticated } from "#server/platform/http/problem.ts";
import type { PictureFile } from "#server/platform/images/uploads.ts";
import { termsVersion } from "#server/platform/legal/legal-texts.ts";
import { endSessions } from "#server/platform/sessions/sessions.ts";
import { userUpdated } from "./account.events.ts";
import type { PreparedProfile, WithPorts } from "./account.ports.ts";
import {
  changeUser,
  findLegalVersion,
  findUser,
  findUserByEmail,
  insertUser,
  lockUser,
  setBirthOn,
  type UserRow,
} from "./account.repository.ts";
import { isAdult } from "./account.rules.ts";
import { isBannedAddress } from "./bans/bans.service.ts";
import { findDeletesAt } from "./deletion/delete-account.service.ts";

export async function logout(ctx: ViewerContext<"outbox">): Promise<void> {
  const { userId, sessionId } = ctx.viewer;
  await endSessions(ctx, { userId, only: sessionId });
}

export async function getOwnUser(
  ctx: Context & WithPorts,
  { userId }: { userId: number },
): Promise<User> {
  const row = await findUser(ctx.db, userId);
  // The account was deleted between the token's check and now.
  if (!row) throw unauthenticated();
  return presentOwnUser(row, {
    profile: await ctx.ports.findProfileInUse(ctx, { userId }),
    deletesAt: await findDeletesAt(ctx, row),
  });
}

/** Before the transaction that saves a user: what can be refused is refused, pictures are stored. */
export async function prepareUserUpdate(
  ctx: ViewerContext<"images" | "storage"> & WithPorts,
  { change, files }: { change: UserUpdate; files: readonly PictureFile[] },
): Promise<PreparedProfile> {
  const { birthDate, profile, registrationStep, reachedRegistrationEnd, replacedImage } = change;
  if (birthDate) refuseMinor(ctx, { birthDate });
  const part = { profile, registrationStep, reachedRegistrationEnd, replacedImage };
  const isRenamed = change.firstName !== undefined;
  return ctx.ports.prepareProfileUpdate(ctx, { part, files, isRenamed });
}

/** Fields of the user and of the profile in use, saved together or not at all. */
export async function updateOwnUser(
  ctx: ViewerContext<"outbox"> & WithPorts,
  { change, profilePart }: { change: UserUpdate; profilePart: PreparedProfile },
): Promise<User> {
  const { db, now } = ctx;
  const { userId } = ctx.viewer;
  const { profile, registrationStep, reachedRegistrationEnd, replacedImage, ...own } = change;
  const { birthDate, terms, ...fields } = own;
  await lockOwnUser(db, userId);
  if (birthDate) await setBirthDate(ctx, birthDate);
  await changeUser(db, userId, { ...fields, ...(terms ? await agreementAt(db, now) : {}) });
  await profilePart.save(ctx);
  await tellOfUpdate(ctx, { userId });
  return getOwnUser(ctx, { userId });
}

/** Part of every action that changes more of a user than one row: first of all, so that they queue up. */
export async function lockOwnUser(db: Db, userId: number): Promise<void> {
  // The account was deleted between the token's check and now.
  if (!(await lockUser(db, userId))) throw unauthenticated();
}

/** Once: it decides who may take part, so that it can't be changed at will. */
async function setBirthDate({ db, viewer, locale }: ViewerContext, birthOn: string): Promise<void> {
  if (await setBirthOn(db, viewer.userId, birthOn)) return;
  throw invalid({ birthDate: [ruleText("birthDateFixed", locale)] });
}

/** Part of signing up, whichever way: when somebody agreed, and to which terms. */
export async function agreementAt(db: Db, now: Date) {
  const stored = await findLegalVersion(db, { name: "terms", now });
  return { termsAcceptedAt: now, termsVersion: stored ?? termsVersion };
}

export function refuseMinor(
  { now, locale }: { now: Date; locale: Locale },
  { birthDate }: { birthDate: string },
): void {
  if (isAdult(birthDate, dayInAmsterdam(now))) return;
  throw invalid({ birthDate: [ruleText("tooYoung", locale)] });
}

type NewUser = Parameters<typeof insertUser>[1];

/**
 * Part of signing up; 422 on `email` when somebody else was first, however close, and for who was banned
 * and has left, in words that say nothing of it.
 */
export async function makeUser(
  { db, appKey, locale }: { db: Db; appKey: string; locale: Locale },
  user: NewUser,
): Promise<{ id: number }> {
  if (await isBannedAddress({ db, appKey }, user)) {
    throw invalid({ email: [ruleText("emailUnusable", locale)] });
  }
  try {
    return await insertUser(db, user);
  } catch (error) {
    if (!isUniqueViolation(error, "users_email_unique")) throw error;
    throw invalid({ email: [ruleText("emailTaken", locale)] });
  }
}

type ProfileInUse = {
  userId: number;
  profileType: ProfileType;
  registrationStep: RegistrationStep | null;
};

/** Part of switching profiles. */
export async function rememberProfileType(
  ctx: Context<"outbox">,
  { userId, profileType: lastUsedProfileType, registrationStep }: ProfileInUse,
): Promise<void> {
  await changeUser(ctx.db, userId, {
    lastUsedProfileType,
    registrationStep,
    registrationStepAt: ctx.now,
  });
  await tellOfUpdate(ctx, { userId });
}

/** Part of signing up: how far the profile in use has come. */
export async function rememberRegistration(
  { db, now }: Context,
  { userId, step, reachedEnd }: { userId: number; step: RegistrationStep; reachedEnd: boolean },
): Promise<void> {
  await changeUser(db, userId, {
    registrationStep: step,
    registrationStepAt: now,
    ...(reachedEnd ? { reachedRegistrationEnd: true } : {}),
  });
}

/** What is shown of the user has changed: their open pages follow. */
export async function tellOfUpdate(
  { db, outbox }: Pick<Context<"outbox">, "db" | "outbox">,
  { userId }: { userId: number },
): Promise<void> {
  await outbox.publish(db, [userUpdated({ userId })]);
}

/** Whether mail to this address reaches the user: now, soon, or when they signed up. */
export async function isOwnAddress(
  db: Db,
  { userId, email }: { userId: number; email: string },
): Promise<boolean> {
  const known = await db
    .select({ email: users.email, pendingEmail: users.pendingEmail })
    .from(users)
    .where(eq(users.id, userId));
  // The link that confirmed the address at signing up went there.
  const linked = await db
    .selectDistinct({ email: oneTimeTokens.email })
    .from(oneTimeTokens)
    .where(eq(oneTimeTokens.userId, userId));
  return [
    ...known.flatMap((row) => [row.email, row.pendingEmail]),
    ...linked.map((row) => row.email),
  ]
    .filter((address) => address !== null)
    .some((address) => mailboxOf(address) === mailboxOf(email));
}

/** Whose account an address is, for who must not reach them by mail either; it never leaves the server. */
export async function findUserIdOfAddress(db: Db, email: string): Promise<number | null> {
  return (await findUserByEmail(db, email))?.id ?? null;
}

/** Mail to `jan+kwispel@…` reaches Jan: what comes after the plus is left out. */
function mailboxOf(email: string): string {
  const [name = "", domain = ""] = email.toLowerCase().split("@");
  return `${name.split("+")[0]}@${domain}`;
}

type OfOthers = { profile: OwnProfile | null; deletesAt: Date | null };

/** A user as they see themselves. */
function presentOwnUser(row: UserRow, { profile, deletesAt }: OfOthers): User {
  return {
    id: row.id,
    email: row.email,
    pendingEmail: row.pendingEmail ?? undefined,
    hasPassword: row.passwordHash !== null,
    role: row.role,
    signupMethod: row.signupMethod,
    preferredLocale: localeTags[row.preferredLocale],
    firstName: row.firstName,
    lastName: row.lastName ?? undefined,
    phone: row.phone ?? undefined,
    birthDate: row.birthOn ?? undefined,
    gender: row.gender ?? undefined,
    emailVerifiedAt: row.emailVerifiedAt ? toInstant(row.emailVerifiedAt) : undefined,
    registrationStep: row.registrationStep ?? undefined,
    address: profile?.address,
    reachedRegistrationEnd: row.reachedRegistrationEnd,
    lastUsedProfileType: row.lastUsedProfileType ?? undefined,
    lastActiveAt: row.lastActiveAt ? toInstant(row.lastActiveAt) : undefined,
    deletesAt: deletesAt ? toInstant(deletesAt) : undefined,
    profile: profile ?? undefined,
  };
}
