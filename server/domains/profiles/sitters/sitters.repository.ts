import { and, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { addresses } from "#server/db/schema/addresses.ts";
import { profiles } from "#server/db/schema/profiles.ts";
import { sharedUsers } from "#server/db/views/account.ts";
import { findableSitters } from "#server/db/views/profiles.ts";
import type { AddressRow } from "../addresses/addresses.repository.ts";
import type { ProfileRow, UserFacts } from "../profiles.repository.ts";

export type SitterRow = {
  profile: ProfileRow;
  address: AddressRow;
  user: UserFacts;
  isFindable: boolean;
};

/** Sitters with an address, by id, whoever may see them. */
export async function findSitters(db: Db, profileIds: readonly number[]): Promise<SitterRow[]> {
  if (profileIds.length === 0) return [];
  return db
    .select({
      profile: profiles,
      address: addresses,
      user: {
        firstName: sharedUsers.firstName,
        lastName: sharedUsers.lastName,
        gender: sharedUsers.gender,
        phone: sharedUsers.phone,
        emailVerifiedAt: sharedUsers.emailVerifiedAt,
        reachedRegistrationEnd: sharedUsers.reachedRegistrationEnd,
        lastActiveAt: sharedUsers.lastActiveAt,
      },
      isFindable: sql<boolean>`${findableSitters.id} is not null`,
    })
    .from(profiles)
    .innerJoin(sharedUsers, eq(sharedUsers.id, profiles.userId))
    .innerJoin(addresses, eq(addresses.userId, profiles.userId))
    .leftJoin(findableSitters, eq(findableSitters.id, profiles.id))
    .where(and(eq(profiles.profileType, "pet_sitter"), inArray(profiles.id, [...profileIds])));
}
