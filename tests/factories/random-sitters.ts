import { type Dice, dice } from "#art/seed.ts";
import { extraServiceKinds, periodKinds, professionalTypes } from "#contract/profile-parts.ts";
import { animalCategories } from "#contract/shared/animals.ts";
import { serviceTypes, weekdays } from "#contract/shared/care.ts";
import { dayMs } from "#contract/shared/durations.ts";
import type { Db } from "#server/db/database.ts";
import { users } from "#server/db/schema/account.ts";
import { addresses } from "#server/db/schema/addresses.ts";
import * as tables from "#server/db/schema/profiles.ts";
import { testStart } from "../setup/test-server.ts";

/** Few enough that several sitters have each. */
export const someRaces = ["beagle", "labrador-retriever", "maine-coon", "siamese"] as const;
export const someDiplomas = ["animal-ambulance", "animal-care-3"] as const;

const start = Date.parse(testStart);

/** Most live in or near three towns, some in one house, and some far off. */
function drawPoint(roll: Dice): { lat: number; lng: number } {
  const towns = [
    { lat: 52.09, lng: 5.12 },
    { lat: 52.37, lng: 4.9 },
    { lat: 51.5, lng: 3.61 },
  ];
  const town = towns[Math.floor(roll.between(0, towns.length))];
  if (!town || roll.chance(0.2)) {
    return { lat: roll.between(50.8, 53.4), lng: roll.between(3.4, 7.1) };
  }
  if (roll.chance(0.15)) return town;
  return { lat: town.lat + roll.between(-0.15, 0.15), lng: town.lng + roll.between(-0.2, 0.2) };
}

function some<Item>(roll: Dice, items: readonly Item[], share: number): Item[] {
  return items.filter(() => roll.chance(share));
}

function day(offset: number): string {
  return new Date(start + offset * dayMs).toISOString().slice(0, 10);
}

/** Sitters of all kinds, among them some who can't be found; the same ones for the same seed. */
export async function makeRandomSitters(db: Db, count: number, seed: number): Promise<number[]> {
  const roll = dice(seed);
  const people = await db
    .insert(users)
    .values(
      Array.from({ length: count }, (_, index) => ({
        email: `random-${seed}-${index}@example.test`,
        signupMethod: "form" as const,
        preferredLocale: "nl" as const,
        firstName: "Noor",
        gender: roll.chance(0.8)
          ? roll.chance(0.5)
            ? ("MALE" as const)
            : ("FEMALE" as const)
          : null,
        emailVerifiedAt: roll.chance(0.95) ? new Date(start) : null,
        reachedRegistrationEnd: true,
        lastActiveAt: roll.chance(0.9)
          ? new Date(start - Math.floor(roll.between(0, 60)) * 0.5 * dayMs)
          : null,
      })),
    )
    .returning({ id: users.id });
  const rows = await db
    .insert(tables.profiles)
    .values(
      people.map(({ id: userId }) => {
        const reviewCount = roll.chance(0.5) ? Math.floor(roll.between(1, 40)) : 0;
        return {
          userId,
          profileType: "pet_sitter" as const,
          isRegistering: roll.chance(0.05),
          publishedAt: roll.chance(0.92) ? new Date(start) : null,
          animalCategories: some(roll, animalCategories, 0.45),
          races: some(roll, someRaces, 0.2),
          ownAnimals: some(roll, animalCategories, 0.08),
          professionalTypes: some(roll, professionalTypes, 0.2),
          experienceWithMedication: roll.chance(0.7) ? roll.chance(0.5) : null,
          reviewCount,
          ratingSum: Math.floor(reviewCount * roll.between(2, 5)),
          responseRate: roll.chance(0.5) ? Math.floor(roll.between(0, 11)) / 10 : null,
          createdAt: new Date(start - Math.floor(roll.between(0, 200)) * dayMs),
        };
      }),
    )
    .returning({ id: tables.profiles.id, userId: tables.profiles.userId });
  const homes = rows.filter(() => roll.chance(0.97));
  await db.insert(addresses).values(
    homes.map(({ userId }) => {
      const { lat, lng } = drawPoint(roll);
      return {
        userId,
        street: "Dorpsstraat",
        houseNumber: "1",
        postalCode: "3511 AB",
        city: "Utrecht",
        citySlug: "utrecht",
        country: "Nederland",
        // The search must not know this one.
        latitude: lat + 0.4,
        longitude: lng + 0.4,
        isPrecise: true,
        publicLatitude: lat,
        publicLongitude: lng,
        changedAt: new Date(start),
      };
    }),
  );
  const each = <Row>(make: (profileId: number) => Row[]) => rows.flatMap(({ id }) => make(id));
  await db.insert(tables.offeredServices).values(
    each((profileId) =>
      some(roll, serviceTypes, 0.4).map((serviceType) => ({
        profileId,
        serviceType,
        priceCents: 900 + ((profileId * 37 + serviceTypes.indexOf(serviceType) * 11) % 34) * 100,
        unit: "visit" as const,
      })),
    ),
  );
  await db
    .insert(tables.offeredExtras)
    .values(
      each((profileId) => some(roll, extraServiceKinds, 0.1).map((kind) => ({ profileId, kind }))),
    );
  await db.insert(tables.weeklyAvailability).values(
    each((profileId) =>
      some(roll, weekdays, 0.6).map((weekday) => ({
        profileId,
        weekday,
        partOfDay: "morning" as const,
      })),
    ),
  );
  await db
    .insert(tables.diplomas)
    .values(
      each((profileId) => some(roll, someDiplomas, 0.2).map((code) => ({ profileId, code }))),
    );
  await db.insert(tables.availabilityPeriods).values(
    each((profileId) =>
      periodKinds.flatMap((kind) =>
        Array.from({ length: roll.chance(0.4) ? 2 : 0 }, () => {
          const from = Math.floor(roll.between(-5, 40));
          const to = from + Math.floor(roll.between(0, 25));
          return { profileId, kind, startOn: day(from), endOn: day(to) };
        }),
      ),
    ),
  );
  return people.map(({ id }) => id);
}
