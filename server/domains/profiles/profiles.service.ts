import type * as z from "zod";
import type {
  OwnProfile,
  ProfileType,
  profilesEndpoints,
  RegistrationStep,
} from "#contract/profiles.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import type { Db } from "#server/db/database.ts";
import { askToConfirm } from "#server/domains/account/access/account-access.service.ts";
import { prepareNewPassword } from "#server/domains/account/access/new-password.service.ts";
import { openSession } from "#server/domains/account/access/open-session.service.ts";
import {
  agreementAt,
  lockOwnUser,
  makeUser,
  refuseMinor,
  rememberProfileType,
  tellOfUpdate,
} from "#server/domains/account/account.service.ts";
import type { Context, Outside, ViewerContext, VisitorContext } from "#server/platform/context.ts";
import { conflict, notFound } from "#server/platform/http/problem.ts";
import { removeUploads } from "#server/platform/images/uploads.ts";
import { type TableWalk, walkTable } from "#server/platform/jobs/table-walk.ts";
import type { Viewer } from "#server/platform/sessions/viewer.ts";
import { findAddress } from "./addresses/addresses.repository.ts";
import { findInviter } from "./invitations/invitations.service.ts";
import { listImages } from "./profile-images.repository.ts";
import { findLists } from "./profile-parts.repository.ts";
import { profileRemoved } from "./profiles.events.ts";
import type { ProfilesPorts } from "./profiles.ports.ts";
import { presentOwnProfile } from "./profiles.presenter.ts";
import * as repository from "./profiles.repository.ts";
import { firstStepOfSecond, saysSomethingNew } from "./profiles.rules.ts";
import { listFavoriteIds } from "./sitters/favorites.repository.ts";

type WithPorts = { ports: ProfilesPorts };

export async function findProfileInUse(
  ctx: Context & WithPorts,
  { userId }: { userId: number },
): Promise<OwnProfile | null> {
  const row = await repository.findProfileInUse(ctx.db, userId);
  return row && describeOwn(ctx, row);
}

/** What a pet, a request or a booking of the owner hangs on; 404 for who has no owner profile. */
export function getOwnerProfile(db: Db, viewer: Viewer): Promise<{ id: number }> {
  return getProfileAs(db, viewer, "pet_owner");
}

/** What a reference hangs on; 404 for who has no sitter profile. */
export function getSitterProfile(db: Db, viewer: Viewer): Promise<{ id: number }> {
  return getProfileAs(db, viewer, "pet_sitter");
}

async function getProfileAs(db: Db, { userId }: Viewer, profileType: ProfileType) {
  const profile = await repository.findProfile(db, userId, profileType);
  if (!profile) throw notFound();
  return { id: profile.id };
}

export async function describeOwn(
  ctx: Context & WithPorts,
  row: repository.ProfileRow,
): Promise<OwnProfile> {
  const { db, ports } = ctx;
  return presentOwnProfile(row, {
    user: await repository.getUserFacts(db, row.userId),
    lists: await findLists(db, row.id),
    images: await listImages(db, row.id),
    address: await findAddress(db, row.userId),
    favorites: await listFavoriteIds(db, row.userId),
    ownerFacts: await ports.findOwnerFacts(ctx, { profileId: row.id }),
    badges: row.profileType === "pet_sitter" ? await ports.findOwnBadges(ctx, row.id) : {},
    subscription: await ports.findSubscription(ctx, { profileId: row.id }),
  });
}

type Registration = {
  form: z.output<typeof profilesEndpoints.registerUser.body>;
  profileType: ProfileType;
};

/** Before the transaction: whoever is too young is refused, and the password is judged. */
export async function prepareRegistration(
  ctx: VisitorContext<"passwords">,
  { form }: Pick<Registration, "form">,
): Promise<{ passwordHash: string }> {
  const { email, firstName, lastName, birthDate, password } = form;
  refuseMinor(ctx, { birthDate });
  const owner = { email, firstName, lastName };
  return { passwordHash: await prepareNewPassword(ctx, { password, owner, field: "password" }) };
}

/** Account, profile and session together, or nothing; the mail to confirm follows. */
export async function registerUser(
  ctx: VisitorContext<"appKey" | "outbox"> & WithPorts,
  { form, profileType, prepared }: Registration & { prepared: { passwordHash: string } },
): Promise<{ token: string }> {
  const { db, now, locale, visit } = ctx;
  const { email, firstName, lastName, birthDate, invitation } = form;
  const inviter = invitation ? await findInviter(ctx, { token: invitation }) : null;
  const { id: userId } = await makeUser(ctx, {
    email,
    firstName,
    lastName,
    birthOn: birthDate,
    passwordHash: prepared.passwordHash,
    signupMethod: "form",
    preferredLocale: locale,
    lastUsedProfileType: profileType,
    registrationStep: "address",
    registrationStepAt: now,
    ...(await agreementAt(db, now)),
    createdAt: now,
  });
  await repository.insertProfile(db, {
    userId,
    profileType,
    registrationStep: "address",
    invitedByProfileId: inviter?.profileId,
    createdAt: now,
  });
  await askToConfirm(ctx, { email });
  const device = form.device ?? visit.device;
  return openSession(ctx, { userId, device });
}

/** The first profile of somebody whose account was made another way: a first message, or a social sign-in. */
export async function makeFirstProfile(
  tx: Db,
  profile: {
    userId: number;
    profileType: ProfileType;
    step: RegistrationStep;
    invitedByProfileId: number | undefined;
    now: Date;
  },
): Promise<{ id: number }> {
  const { userId, profileType, step, invitedByProfileId, now } = profile;
  const row = await repository.insertProfile(tx, {
    userId,
    profileType,
    registrationStep: step,
    invitedByProfileId,
    createdAt: now,
  });
  if (!row) throw conflict("profileExists");
  return row;
}

/** Part of signing up by Google, Facebook or Apple. */
export async function makeSocialProfile(
  ctx: Context<"appKey"> & WithPorts,
  {
    userId,
    profileType,
    invitation,
  }: { userId: number; profileType: ProfileType; invitation?: string | undefined },
): Promise<void> {
  const inviter = invitation ? await findInviter(ctx, { token: invitation }) : null;
  await makeFirstProfile(ctx.db, {
    userId,
    profileType,
    step: "account",
    now: ctx.now,
    invitedByProfileId: inviter?.profileId,
  });
}

type Standing = Partial<
  Pick<
    repository.ProfileRow,
    | "ratingSum"
    | "reviewCount"
    | "responseMinutes"
    | "responseRate"
    | "referenceCount"
    | "bookingsKept"
    | "bookingsCancelled"
    | "badges"
    | "badgePoints"
  >
>;

/** Part of what later domains do: what reviews and answers say of a sitter. */
export async function updateStanding(
  ctx: Context<"outbox">,
  { profileId, standing }: { profileId: number; standing: Standing },
): Promise<void> {
  const profile = await repository.findProfileById(ctx.db, profileId);
  if (!profile) throw notFound();
  await repository.changeProfile(ctx.db, profileId, {
    ...standing,
    ...(saysSomethingNew(profile, standing) ? { pageChangedAt: ctx.now } : {}),
  });
  await tellOfUpdate(ctx, profile);
}

export function listProfileTypes({ db, viewer }: ViewerContext): Promise<ProfileType[]> {
  return repository.listProfileTypes(db, viewer.userId);
}

export async function switchProfile(
  ctx: ViewerContext<"outbox"> & WithPorts,
  { profileType }: { profileType: ProfileType },
): Promise<OwnProfile> {
  const { db, viewer } = ctx;
  await lockOwnUser(db, viewer.userId);
  const profile = await repository.findProfile(db, viewer.userId, profileType);
  if (!profile) throw notFound();
  await rememberProfileType(ctx, profile);
  return describeOwn(ctx, profile);
}

export async function addProfile(
  ctx: ViewerContext<"outbox"> & WithPorts,
  { profileType }: { profileType: ProfileType },
): Promise<OwnProfile> {
  const { db, now, viewer } = ctx;
  const { userId } = viewer;
  await lockOwnUser(db, userId);
  const hasAddress = (await findAddress(db, userId)) !== null;
  const profile = await repository.insertProfile(db, {
    userId,
    profileType,
    registrationStep: firstStepOfSecond(profileType, { hasAddress }),
    createdAt: now,
  });
  if (!profile) throw conflict("profileExists");
  await rememberProfileType(ctx, profile);
  return describeOwn(ctx, profile);
}

export async function removeProfile(
  ctx: ViewerContext<"outbox"> & WithPorts,
  { profileType }: { profileType: ProfileType },
): Promise<void> {
  const { db, viewer } = ctx;
  await lockOwnUser(db, viewer.userId);
  const all = await repository.lockProfiles(db, viewer.userId);
  const profile = all.find((each) => each.profileType === profileType);
  if (!profile) throw notFound();
  const other = all.find((each) => each.profileType !== profileType);
  if (!other) throw conflict("lastProfile");
  const blocker = await ctx.ports.findRemovalBlocker(ctx, { profileId: profile.id });
  if (blocker) throw conflict(blocker);
  await leaveProfile(ctx, { profileId: profile.id });
  await repository.deleteProfile(db, profile.id);
  await rememberProfileType(ctx, other);
}

/** Every hour: who was away until yesterday can be found again. */
export async function bringBackSitters(ctx: Outside<BackContext>): Promise<void> {
  await walkTable(ctx, sittersBack);
}

type BackContext = Context<"outbox" | "jobs" | "log">;

export const sittersBack: TableWalk<BackContext> = {
  name: "profiles.bring-back",
  list: ({ db, now }, page) => repository.listBack(db, dayInAmsterdam(now), page),
  act: (ctx, profileId) =>
    ctx.inTransaction(async (step) => {
      const today = dayInAmsterdam(step.now);
      for (const { userId } of await repository.bringBack(step.db, { profileId, today }))
        await tellOfUpdate(step, { userId });
    }),
};

/** Part of deleting an account: the rows go with it, the files have to be told. */
export async function forgetProfiles(
  ctx: Context<"outbox">,
  { userId }: { userId: number },
): Promise<void> {
  for (const profile of await repository.lockProfiles(ctx.db, userId)) {
    await leaveProfile(ctx, { profileId: profile.id });
  }
}

async function leaveProfile(
  { db, now, outbox }: Context<"outbox">,
  { profileId }: { profileId: number },
): Promise<void> {
  await removeUploads(db, await listImages(db, profileId), now);
  await outbox.publish(db, [profileRemoved({ profileId })]);
}
