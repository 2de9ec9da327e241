import type { User, UserUpdate } from "#contract/account.ts";
import type { ProfileType, RegistrationStep } from "#contract/profiles.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { ruleText } from "#contract/shared/validation.ts";
import type { Db } from "#server/db/database.ts";
import { isUniqueViolation } from "#server/db/errors.ts";
import { dayInAmsterdam } from "#server/platform/clock.ts";
import { invalid, unauthenticated } from "#server/platform/http/problem.ts";
import { termsVersion } from "#server/platform/legal/legal-texts.ts";
import type { Platform } from "#server/platform/platform.ts";
import { endSessions } from "#server/platform/sessions/sessions.ts";
import type { Viewer } from "#server/platform/sessions/viewer.ts";
import { userUpdated } from "./account.events.ts";
import type { AccountPorts } from "./account.ports.ts";
import { presentOwnUser } from "./account.presenter.ts";
import { changeUser, findUser, insertUser } from "./account.repository.ts";
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

/** Fields of the user and of the profile in use, saved together or not at all. */
export async function updateOwnUser(
  { db, clock, outbox }: Parts,
  ports: AccountPorts,
  viewer: Viewer,
  { change, images, locale }: UserSaving,
): Promise<User> {
  const { profile, registrationStep, reachedRegistrationEnd, replacedImage, ...own } = change;
  const { birthDate, terms, ...fields } = own;
  const now = clock.now();
  if (birthDate) refuseMinor(birthDate, now, locale);
  const part = { profile, registrationStep, reachedRegistrationEnd, replacedImage };
  const saveProfile = await ports.prepareProfileUpdate(viewer, part, images, locale);
  return db.transaction(async (tx) => {
    if (birthDate) await setBirthDate(tx, viewer.userId, birthDate, locale);
    await changeUser(tx, viewer.userId, { ...fields, ...(terms ? agreementAt(now) : {}) });
    await saveProfile(tx);
    await outbox.publish(tx, [userUpdated({ userId: viewer.userId })]);
    return getOwnUser(tx, ports, viewer.userId);
  });
}

export type UserSaving = {
  change: UserUpdate;
  images: readonly { bytes: Uint8Array }[];
  locale: Locale;
};

/** Once: it decides who may take part, so that it can't be changed at will. */
async function setBirthDate(tx: Db, userId: number, birthOn: string, locale: Locale) {
  const user = await findUser(tx, userId);
  if (user?.birthOn && user.birthOn !== birthOn) {
    throw invalid({ birthDate: [ruleText("birthDateFixed", locale)] });
  }
  await changeUser(tx, userId, { birthOn });
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
