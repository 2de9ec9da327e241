import type * as z from "zod";
import type {
  OwnProfile,
  ProfileType,
  RegistrationStep,
  registrationForm,
} from "#contract/profiles.ts";
import type { Locale } from "#contract/shared/locale.ts";
import type { Db } from "#server/db/database.ts";
import {
  askToConfirm,
  openSession,
} from "#server/domains/account/access/account-access.service.ts";
import { prepareNewPassword } from "#server/domains/account/access/new-password.service.ts";
import {
  agreementAt,
  lockOwnUser,
  makeUser,
  refuseMinor,
  rememberProfileType,
  tellOfUpdate,
} from "#server/domains/account/account.service.ts";
import { conflict, notFound } from "#server/platform/http/problem.ts";
import { removeUploads } from "#server/platform/images/uploads.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Viewer } from "#server/platform/sessions/viewer.ts";
import { findAddress } from "./addresses/addresses.repository.ts";
import { findInviter } from "./invitations/invitations.service.ts";
import { listImages } from "./profile-images.repository.ts";
import { findLists } from "./profile-parts.repository.ts";
import { profileRemoved } from "./profiles.events.ts";
import type { ProfilesPorts } from "./profiles.ports.ts";
import { presentOwnProfile } from "./profiles.presenter.ts";
import * as repository from "./profiles.repository.ts";
import { firstStepOfSecond } from "./profiles.rules.ts";
import { listFavoriteIds } from "./sitters/favorites.repository.ts";

type Parts = Pick<Platform, "db" | "clock" | "outbox">;

export async function findProfileInUse(
  db: Db,
  ports: ProfilesPorts,
  userId: number,
): Promise<OwnProfile | null> {
  const row = await repository.findProfileInUse(db, userId);
  return row && describeOwn(db, ports, row);
}

/** What a pet, a request or a booking of the owner hangs on; 404 for who has no owner profile. */
export async function getOwnerProfile(db: Db, viewer: Viewer): Promise<{ id: number }> {
  const profile = await repository.findProfile(db, viewer.userId, "pet_owner");
  if (!profile) throw notFound();
  return { id: profile.id };
}

export async function describeOwn(
  db: Db,
  ports: ProfilesPorts,
  row: repository.ProfileRow,
): Promise<OwnProfile> {
  return presentOwnProfile(row, {
    user: await repository.getUserFacts(db, row.userId),
    lists: await findLists(db, row.id),
    images: await listImages(db, row.id),
    address: await findAddress(db, row.userId),
    favorites: await listFavoriteIds(db, row.userId),
    ownerFacts: await ports.findOwnerFacts(db, row.id),
  });
}

type Registration = z.output<typeof registrationForm> & {
  profileType: ProfileType;
  invitation?: string | undefined;
  device: string;
  locale: Locale;
  address: string;
};

/** Account, profile and session together, or nothing; the mail to confirm follows. */
export async function registerUser(
  parts: Parts & Pick<Platform, "appKey">,
  ports: ProfilesPorts,
  input: Registration,
): Promise<{ token: string }> {
  const { db, clock } = parts;
  const { email, firstName, lastName, birthDate, profileType, locale } = input;
  const now = clock.now();
  refuseMinor({ now, locale }, { birthDate });
  const owner = { email, firstName, lastName };
  const passwordHash = await prepareNewPassword(
    { locale, visit: input },
    { password: input.password, owner, field: "password" },
  );
  const inviter = input.invitation ? await findInviter(parts, ports, db, input.invitation) : null;
  return db.transaction(async (tx) => {
    const ctx = { ...parts, db: tx, now };
    const user = await makeUser(
      { db: tx, locale },
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
        registrationStepAt: now,
        ...agreementAt(now),
        createdAt: now,
      },
    );
    await repository.insertProfile(tx, {
      userId: user.id,
      profileType,
      registrationStep: "address",
      invitedByProfileId: inviter?.profileId,
      createdAt: now,
    });
    await askToConfirm(ctx, { email });
    return openSession(ctx, { userId: user.id, device: input.device });
  });
}

/** The first profile of somebody whose account was made another way: a first message, or a social sign-in. */
export async function makeFirstProfile(
  tx: Db,
  profile: { userId: number; profileType: ProfileType; step: RegistrationStep; now: Date },
): Promise<{ id: number }> {
  const { userId, profileType, step, now } = profile;
  const row = await repository.insertProfile(tx, {
    userId,
    profileType,
    registrationStep: step,
    createdAt: now,
  });
  if (!row) throw conflict("profileExists");
  return row;
}

export async function getProfileType(db: Db, profileId: number): Promise<ProfileType> {
  const profile = await repository.findProfileById(db, profileId);
  if (!profile) throw notFound();
  return profile.profileType;
}

/** Part of what later domains do: what reviews and answers say of a sitter. */
export async function updateStanding(
  tx: Db,
  outbox: Parts["outbox"],
  profileId: number,
  standing: Partial<
    Pick<repository.ProfileRow, "ratingSum" | "reviewCount" | "responseMinutes" | "responseRate">
  >,
): Promise<void> {
  const profile = await repository.findProfileById(tx, profileId);
  if (!profile) throw notFound();
  await repository.changeProfile(tx, profileId, standing);
  await tellOfUpdate({ db: tx, outbox }, { userId: profile.userId });
}

export function listProfileTypes(db: Db, viewer: Viewer): Promise<ProfileType[]> {
  return repository.listProfileTypes(db, viewer.userId);
}

export async function switchProfile(
  parts: Parts,
  ports: ProfilesPorts,
  viewer: Viewer,
  profileType: ProfileType,
): Promise<OwnProfile> {
  return parts.db.transaction(async (tx) => {
    await lockOwnUser(tx, viewer.userId);
    const profile = await repository.findProfile(tx, viewer.userId, profileType);
    if (!profile) throw notFound();
    await rememberProfileType({ ...parts, db: tx, now: parts.clock.now() }, profile);
    return describeOwn(tx, ports, profile);
  });
}

export async function addProfile(
  parts: Parts,
  ports: ProfilesPorts,
  viewer: Viewer,
  profileType: ProfileType,
): Promise<OwnProfile> {
  return parts.db.transaction(async (tx) => {
    const { userId } = viewer;
    await lockOwnUser(tx, userId);
    const hasAddress = (await findAddress(tx, userId)) !== null;
    const profile = await repository.insertProfile(tx, {
      userId,
      profileType,
      registrationStep: firstStepOfSecond(profileType, { hasAddress }),
      createdAt: parts.clock.now(),
    });
    if (!profile) throw conflict("profileExists");
    await rememberProfileType({ ...parts, db: tx, now: parts.clock.now() }, profile);
    return describeOwn(tx, ports, profile);
  });
}

export async function removeProfile(
  parts: Parts,
  viewer: Viewer,
  profileType: ProfileType,
): Promise<void> {
  await parts.db.transaction(async (tx) => {
    await lockOwnUser(tx, viewer.userId);
    const all = await repository.lockProfiles(tx, viewer.userId);
    const profile = all.find((each) => each.profileType === profileType);
    if (!profile) throw notFound();
    const other = all.find((each) => each.profileType !== profileType);
    if (!other) throw conflict("lastProfile");
    await leaveProfile(tx, parts, profile.id);
    await repository.deleteProfile(tx, profile.id);
    await rememberProfileType({ ...parts, db: tx, now: parts.clock.now() }, other);
  });
}

/** Part of deleting an account: the rows go with it, the files have to be told. */
export async function forgetProfiles(tx: Db, parts: LeavingParts, userId: number): Promise<void> {
  for (const profile of await repository.lockProfiles(tx, userId)) {
    await leaveProfile(tx, parts, profile.id);
  }
}

type LeavingParts = Pick<Parts, "outbox" | "clock">;

async function leaveProfile(
  tx: Db,
  { outbox, clock }: LeavingParts,
  profileId: number,
): Promise<void> {
  await removeUploads(tx, await listImages(tx, profileId), clock.now());
  await outbox.publish(tx, [profileRemoved({ profileId })]);
}
