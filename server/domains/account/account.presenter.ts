import type { User } from "#contract/account.ts";
import type { OwnProfile } from "#contract/profiles.ts";
import { toInstant } from "#contract/shared/dates.ts";
import { localeTags } from "#contract/shared/locale.ts";
import type { UserRow } from "./account.repository.ts";

type OfOthers = { profile: OwnProfile | null; deletesAt: Date | null };

/** A user as they see themselves. */
export function presentOwnUser(row: UserRow, { profile, deletesAt }: OfOthers): User {
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
