import { and, asc, eq, inArray } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { users } from "#server/db/schema/account.ts";
import { addresses } from "#server/db/schema/addresses.ts";
import { offeredServices, profileImages, profiles } from "#server/db/schema/profiles.ts";
import type { AddressRow } from "./addresses.repository.ts";
import type { ImageRow } from "./profile-images.repository.ts";
import type { ProfileLists } from "./profile-parts.repository.ts";
import type { ProfileRow, UserFacts } from "./profiles.repository.ts";

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

export type CardParts = { services: ProfileLists["services"]; images: ImageRow[] };

/** What the cards of these profiles show besides; two questions, however many there are. */
export async function findCardParts(
  db: Db,
  profileIds: readonly number[],
): Promise<Map<number, CardParts>> {
  const parts = new Map<number, CardParts>(
    profileIds.map((profileId) => [profileId, { services: [], images: [] }]),
  );
  if (profileIds.length === 0) return parts;
  const services = await db
    .select()
    .from(offeredServices)
    .where(inArray(offeredServices.profileId, [...profileIds]));
  const images = await db
    .select()
    .from(profileImages)
    .where(inArray(profileImages.profileId, [...profileIds]))
    .orderBy(asc(profileImages.position), asc(profileImages.id));
  for (const row of services) parts.get(row.profileId)?.services.push(row);
  for (const row of images) parts.get(row.profileId)?.images.push(row);
  return parts;
}
