import type { User, UserUpdate } from "#contract/account.ts";
import type { ProfileType, RegistrationStep } from "#contract/profiles.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { ruleText } from "#contract/shared/validation/validation.ts";
import type { Db } from "#server/db/database.ts";
import { isUniqueViolation } from "#server/db/errors.ts";
import { dayInAmsterdam } from "#server/platform/clock.ts";
import { invalid, unauthenticated } from "#server/platform/http/problem.ts";
import type { PictureFile } from "#server/platform/images/uploads.ts";
import { termsVersion } from "#server/platform/legal/legal-texts.ts";
import type { Platform } from "#server/platform/platform.ts";
import { endSessions } from "#server/platform/sessions/sessions.ts";
import type { Viewer } from "#server/platform/sessions/viewer.ts";
import { userUpdated } from "./account.events.ts";
import type { AccountPorts, PreparedProfile } from "./account.ports.ts";
import { presentOwnUser } from "./account.presenter.ts";
import { changeUser, findUser, insertUser, lockUser, setBirthOn } from "./account.repository.ts";
import { isAdult } from "./account.rules.ts";

type Parts = Pick<Platform, "db" | "clock" | "outbox">;

export async function logout({ db, outbox }: Parts, viewer: Viewer): Promise<void> {
  await db.transaction((tx) =>
    endSessions(tx, outbox, { userId: viewer.userId, only: viewer.sessionId }),
  );
}

export async function getOwnUser(db: Db, ports: AccountPorts, userId: number): Promise<User> {
  const row = await findUser(db, userId);
  // The account was deleted between the token's check and now.
  if (!row) throw unauthenticated();
  return presentOwnUser(row, await ports.findProfileInUse(db, userId));
}

/** Before the transaction that saves a user: what can be refused is refused, pictures are stored. */
export async function prepareUserUpdate(
  { clock }: Pick<Parts, "clock">,
  ports: AccountPorts,
  viewer: Viewer,
  change: UserUpdate,
  files: readonly PictureFile[],
  locale: Locale,
): Promise<PreparedProfile> {
  const { birthDate, profile, registrationStep, reachedRegistrationEnd, replacedImage } = change;
  if (birthDate) refuseMinor(birthDate, clock.now(), locale);
  const part = { profile, registrationStep, reachedRegistrationEnd, replacedImage };
  return ports.prepareProfileUpdate(viewer, part, files, locale);
}

/** Fields of the user and of the profile in use, saved together or not at all. */
export async function updateOwnUser(
  { clock, outbox }: Pick<Parts, "clock" | "outbox">,
  ports: AccountPorts,
  tx: Db,
  viewer: Viewer,
  change: UserUpdate,
  profilePart: PreparedProfile,
  locale: Locale,
): Promise<User> {
  const { profile, registrationStep, reachedRegistrationEnd, replacedImage, ...own } = change;
  const { birthDate, terms, ...fields } = own;
  const now = clock.now();
  await lockOwnUser(tx, viewer.userId);
  if (birthDate) await setBirthDate(tx, viewer.userId, birthDate, locale);
  await changeUser(tx, viewer.userId, { ...fields, ...(terms ? agreementAt(now) : {}) });
  await profilePart.save({ db: tx, now });
  await outbox.publish(tx, [userUpdated({ userId: viewer.userId })]);
  return getOwnUser(tx, ports, viewer.userId);
}

/** Part of every action that changes more of a user than one row: first of all, so that they queue up. */
export async function lockOwnUser(tx: Db, userId: number): Promise<void> {
  // The account was deleted between the token's check and now.
  if (!(await lockUser(tx, userId))) throw unauthenticated();
}

/** Once: it decides who may take part, so that it can't be changed at will. */
async function setBirthDate(tx: Db, userId: number, birthOn: string, locale: Locale) {
  if (await setBirthOn(tx, userId, birthOn)) return;
  throw invalid({ birthDate: [ruleText("birthDateFixed", locale)] });
}

/** Part of signing up, whichever way: when somebody agreed, and to which terms. */
export function agreementAt(now: Date) {
  return { termsAcceptedAt: now, termsVersion };
}

export function refuseMinor(birthDate: string, now: Date, locale: Locale): void {
  if (isAdult(birthDate, dayInAmsterdam(now))) return;
  throw invalid({ birthDate: [ruleText("tooYoung", locale)] });
}

type NewUser = Parameters<typeof insertUser>[1];

/** Part of signing up; 422 on `email` when somebody else was first, however close. */
export async function makeUser(tx: Db, user: NewUser, locale: Locale): Promise<{ id: number }> {
  try {
    return await insertUser(tx, user);
  } catch (error) {
    if (!isUniqueViolation(error, "users_email_unique")) throw error;
    throw invalid({ email: [ruleText("emailTaken", locale)] });
  }
}

/** Part of switching profiles. */
export async function rememberProfileType(
  tx: Db,
  { outbox, clock }: Pick<Parts, "outbox" | "clock">,
  userId: number,
  profile: { profileType: ProfileType; registrationStep: RegistrationStep | null },
): Promise<void> {
  const { profileType: lastUsedProfileType, registrationStep } = profile;
  await changeUser(tx, userId, {
    lastUsedProfileType,
    registrationStep,
    registrationStepAt: clock.now(),
  });
  await tellOfUpdate(tx, outbox, userId);
}

/** Part of signing up: how far the profile in use has come. */
export async function rememberRegistration(
  tx: Db,
  userId: number,
  { step, reachedEnd, now }: { step: RegistrationStep; reachedEnd: boolean; now: Date },
): Promise<void> {
  await changeUser(tx, userId, {
    registrationStep: step,
    registrationStepAt: now,
    ...(reachedEnd ? { reachedRegistrationEnd: true } : {}),
  });
}

/** What is shown of the user has changed: their open pages follow. */
export async function tellOfUpdate(tx: Db, outbox: Parts["outbox"], userId: number): Promise<void> {
  await outbox.publish(tx, [userUpdated({ userId })]);
}
