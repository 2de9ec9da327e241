import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import type { Db } from "#server/db/database.ts";
import type { Context } from "#server/platform/context.ts";
import { findAddresses } from "./addresses/addresses.repository.ts";
import { completenessOf, itemsOf } from "./completeness.rules.ts";
import {
  countInvited,
  findSitterIdOf,
  listFirstPublished,
  listImagesOf,
  listInvitersOf,
  listSitterIds,
  listUserFacts,
  listWithLists,
  lockSitterRows,
} from "./profile-facts.repository.ts";
import { presentAddress, presentDetails, presentProfileImage } from "./profiles.presenter.ts";
import { findProfileById } from "./profiles.repository.ts";

/** What is counted of a sitter's profile. */
export type ProfileFacts = {
  /** How much of what a profile asks for is there, and how much that is. */
  profileParts: { done: number; of: number };
  pictures: number;
  hasProfilePicture: boolean;
  isEmailConfirmed: boolean;
  hasAvailability: boolean;
  /** Who signed up by an invitation of theirs, and confirmed the address. */
  invited: number;
  daysMember: number;
};

/** Of many at once: a question for each kind of row, however many profiles there are. */
export async function countProfileFacts(
  { db, now }: Context,
  profileIds: readonly number[],
): Promise<Map<number, ProfileFacts>> {
  const rows = await listWithLists(db, profileIds);
  const userIds = rows.map(({ profile }) => profile.userId);
  const users = await listUserFacts(db, userIds);
  const addresses = new Map((await findAddresses(db, userIds)).map((row) => [row.userId, row]));
  const images = await listImagesOf(db, profileIds);
  const invited = await countInvited(db, profileIds);
  return new Map(
    rows.map(({ profile, ...lists }) => {
      const user = users.get(profile.userId);
      const address = addresses.get(profile.userId);
      const own = images.filter(({ profileId }) => profileId === profile.id);
      const isEmailConfirmed = user?.emailVerifiedAt != null;
      const { missing } = completenessOf({
        ...presentDetails(profile, lists),
        profileType: profile.profileType,
        address: address && presentAddress(address),
        images: own.map(presentProfileImage),
        isEmailConfirmed,
        hasFinishedRegistration: !profile.isRegistering,
        hasPhone: user?.phone != null,
        petCount: 0,
      });
      const of = itemsOf(profile.profileType).length;
      const facts: ProfileFacts = {
        profileParts: { done: of - missing.length, of },
        pictures: own.length,
        hasProfilePicture: own.length > 0,
        isEmailConfirmed,
        hasAvailability: lists.availability.length > 0,
        invited: invited.get(profile.id) ?? 0,
        daysMember: daysBetween(profile.createdAt, now),
      };
      return [profile.id, facts];
    }),
  );
}

/** Whole days by the calendar in Amsterdam, so that a year is over on its day. */
function daysBetween(from: Date, until: Date): number {
  const day = (moment: Date) => Date.parse(dayInAmsterdam(moment)) / 86_400_000;
  return Math.max(0, day(until) - day(from));
}

export type LockedSitter = { id: number; userId: number; isRegistering: boolean };

/** Part of what counts for sitters: whoever counts for one of them at the same time waits. */
export function lockSitters(tx: Db, profileIds: readonly number[]): Promise<LockedSitter[]> {
  return lockSitterRows(tx, profileIds);
}

/** Null for who is no sitter. */
export function findSitterOf(db: Db, userId: number): Promise<number | null> {
  return findSitterIdOf(db, userId);
}

/** The sitters, if any, who are to be thanked that somebody is here. */
export async function listInvitingSitters(db: Db, userId: number): Promise<number[]> {
  const inviters = await Promise.all(
    (await listInvitersOf(db, userId)).map((id) => findProfileById(db, id)),
  );
  const users = new Set(inviters.flatMap((profile) => profile?.userId ?? []));
  const sitters = await Promise.all([...users].map((inviterId) => findSitterIdOf(db, inviterId)));
  return sitters.flatMap((id) => id ?? []);
}

/** The sitters who were first published after an instant, and when. */
export async function listNewSitters(
  { db }: Context,
  { since }: { since: Date },
): Promise<{ profileId: number; firstPublishedAt: Date }[]> {
  const rows = await listFirstPublished(db, since);
  return rows.flatMap(({ profileId, firstPublishedAt }) =>
    firstPublishedAt ? [{ profileId, firstPublishedAt }] : [],
  );
}

/** All sitters, so many at a time, from the one after this. */
export function listSittersAfter(
  db: Db,
  { after, most }: { after: number; most: number },
): Promise<number[]> {
  return listSitterIds(db, after, most);
}
