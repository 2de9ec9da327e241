import type * as z from "zod";
import type { OwnProfile, ProfileType, registrationForm } from "#contract/profiles.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { ruleText } from "#contract/shared/validation.ts";
import type { Db } from "#server/db/database.ts";
import { makeUser, rememberProfileType } from "#server/domains/account/account.service.ts";
import {
  askToConfirm,
  openSession,
  refuseWeakPassword,
} from "#server/domains/account/account-access.service.ts";
import { conflict, invalid, notFound } from "#server/platform/http/problem.ts";
import { hashPassword } from "#server/platform/passwords.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Viewer } from "#server/platform/sessions/viewer.ts";
import * as repository from "./profiles.repository.ts";
import { dayInAmsterdam, isAdult } from "./profiles.rules.ts";

type Parts = Pick<Platform, "db" | "clock" | "outbox">;

export function findProfileInUse(db: Db, userId: number): Promise<OwnProfile | null> {
  return repository.findProfileInUse(db, userId);
}

type Registration = z.output<typeof registrationForm> & {
  profileType: ProfileType;
  device: string;
  locale: Locale;
};

/** Account, profile and session together, or nothing; the mail to confirm follows. */
export async function registerUser(parts: Parts, input: Registration): Promise<{ token: string }> {
  const { db, clock, outbox } = parts;
  const { email, firstName, lastName, birthDate, profileType, locale } = input;
  const now = clock.now();
  if (!isAdult(birthDate, dayInAmsterdam(now))) {
    throw invalid({ birthDate: [ruleText("tooYoung", locale)] });
  }
  await refuseWeakPassword(input.password, { email, firstName, lastName }, "password", locale);
  // Before the transaction: hashing is slow on purpose, and holds no locks here.
  const passwordHash = await hashPassword(input.password);
  return db.transaction(async (tx) => {
    const user = await makeUser(
      tx,
      {
        email,
        firstName,
        lastName,
        birthOn: birthDate,
        passwordHash,
        signupMethod: "form",
        preferredLocale: locale,
        lastUsedProfileType: profileType,
        registrationStep: "address",
        createdAt: now,
      },
      locale,
    );
    await repository.insertProfile(tx, { userId: user.id, profileType, createdAt: now });
    await askToConfirm(tx, outbox, email);
    return openSession(tx, parts, user.id, input.device);
  });
}

export function listProfileTypes(db: Db, viewer: Viewer): Promise<ProfileType[]> {
  return repository.listProfileTypes(db, viewer.userId);
}

export async function switchProfile(
  { db, outbox }: Parts,
  viewer: Viewer,
  profileType: ProfileType,
): Promise<OwnProfile> {
  return db.transaction(async (tx) => {
    const profile = await repository.findProfile(tx, viewer.userId, profileType);
    if (!profile) throw notFound();
    await rememberProfileType(tx, outbox, viewer.userId, profileType);
    return profile;
  });
}

export async function addProfile(
  { db, clock, outbox }: Parts,
  viewer: Viewer,
  profileType: ProfileType,
): Promise<OwnProfile> {
  return db.transaction(async (tx) => {
    const { userId } = viewer;
    const profile = await repository.insertProfile(tx, {
      userId,
      profileType,
      createdAt: clock.now(),
    });
    if (!profile) throw conflict("profileExists");
    await rememberProfileType(tx, outbox, userId, profileType);
    return profile;
  });
}

export async function removeProfile(
  { db, outbox }: Parts,
  viewer: Viewer,
  profileType: ProfileType,
): Promise<void> {
  await db.transaction(async (tx) => {
    const types = await repository.lockProfileTypes(tx, viewer.userId);
    if (!types.includes(profileType)) throw notFound();
    const other = types.find((type) => type !== profileType);
    if (!other) throw conflict("lastProfile");
    await repository.deleteProfile(tx, viewer.userId, profileType);
    await rememberProfileType(tx, outbox, viewer.userId, other);
  });
}
