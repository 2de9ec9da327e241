import type { ProfileType } from "#contract/profiles.ts";
import type { Db } from "#server/db/database.ts";
import type { Context } from "#server/platform/context.ts";
import type { NoticeProfile } from "#server/platform/notices.ts";
import { listNamedProfiles, lockProfileRows } from "./profile-refs.repository.ts";
import {
  findProfile,
  findProfileById,
  findProfileInUse,
  listProfileRows,
} from "./profiles.repository.ts";

/** As much of a profile as another domain needs to hang something on it. */
export type ProfileRef = { id: number; userId: number; profileType: ProfileType };

/** As whom a user acts now; null for who has no profile, such as an admin. */
export async function findActingProfile(db: Db, userId: number): Promise<ProfileRef | null> {
  return toRef(await findProfileInUse(db, userId));
}

export async function findProfileRef(db: Db, profileId: number): Promise<ProfileRef | null> {
  return toRef(await findProfileById(db, profileId));
}

/** Which of a user's profiles has this type; null for who has none. */
export async function findProfileOfType(
  db: Db,
  userId: number,
  profileType: ProfileType,
): Promise<ProfileRef | null> {
  return toRef(await findProfile(db, userId, profileType));
}

/** As whom a user acts now, and their other profile; null for who has none. */
export async function findOwnProfiles(
  db: Db,
  userId: number,
): Promise<{ own: ProfileRef; other: ProfileRef | null } | null> {
  const own = await findActingProfile(db, userId);
  if (!own) return null;
  const otherType = own.profileType === "pet_owner" ? "pet_sitter" : "pet_owner";
  return { own, other: await findProfileOfType(db, userId, otherType) };
}

/**
 * Part of an action that refers to profiles: those that are left, none of which can go before the
 * transaction ends.
 */
export function lockProfileRefs(tx: Db, profileIds: readonly number[]): Promise<ProfileRef[]> {
  return lockProfileRows(tx, profileIds);
}

/** As a list of notices shows them. */
export async function findNoticeProfiles(
  db: Db,
  profileIds: readonly number[],
): Promise<ReadonlyMap<number, NoticeProfile>> {
  if (profileIds.length === 0) return new Map();
  const rows = await listNamedProfiles(db, profileIds);
  return new Map(rows.map(({ id, ...profile }) => [id, profile]));
}

function toRef(row: ProfileRef | null): ProfileRef | null {
  return row && { id: row.id, userId: row.userId, profileType: row.profileType };
}

export type ProfileStanding = {
  id: number;
  profileType: ProfileType;
  isRegistering: boolean;
  publishedAt: Date | null;
};

/** How a user's profiles stand, for admins. */
export async function listProfileStandings(
  { db }: Context,
  { userId }: { userId: number },
): Promise<ProfileStanding[]> {
  const rows = await listProfileRows(db, userId);
  return rows.map(({ id, profileType, isRegistering, publishedAt }) => ({
    id,
    profileType,
    isRegistering,
    publishedAt,
  }));
}
