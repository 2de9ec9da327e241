import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { users } from "#server/db/schema/account.ts";
import { addresses } from "#server/db/schema/addresses.ts";
import { profiles } from "#server/db/schema/profiles.ts";
import type { AddressRow } from "../addresses/addresses.repository.ts";
import type { ProfileRow, UserFacts } from "../profiles.repository.ts";

export type SitterRow = { profile: ProfileRow; address: AddressRow; user: UserFacts };

/** Sitters with an address, by id, whoever may see them. */
export async function findSitters(db: Db, profileIds: readonly number[]): Promise<SitterRow[]> {
  if (profileIds.length === 0) return [];
  return db
    .select({
      profile: profiles,
      address: addresses,
      user: {
        firstName: users.firstName,
        lastName: users.lastName,
        gender: users.gender,
        phone: users.phone,
        emailVerifiedAt: users.emailVerifiedAt,
        reachedRegistrationEnd: users.reachedRegistrationEnd,
        lastActiveAt: users.lastActiveAt,
      },
    })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.userId))
    .innerJoin(addresses, eq(addresses.userId, profiles.userId))
    .where(and(eq(profiles.profileType, "pet_sitter"), inArray(profiles.id, [...profileIds])));
}
