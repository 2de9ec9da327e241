import type { Db } from "#server/db/database.ts";
import { addresses } from "#server/db/schema/addresses.ts";
import {
  offeredServices,
  profileImages,
  profiles,
  weeklyAvailability,
} from "#server/db/schema/profiles.ts";
import { addSearchRows } from "#server/domains/search/search-rows.service.ts";
import { slugOf } from "#server/platform/geo/place-name.ts";
import { testStart } from "../setup/test-server.ts";
import { makeUser } from "./account.ts";

type SitterInput = {
  user?: Parameters<typeof makeUser>[1];
  profile?: Partial<typeof profiles.$inferInsert>;
  address?: Partial<typeof addresses.$inferInsert>;
  services?: Omit<typeof offeredServices.$inferInsert, "profileId">[];
};

const usualService = {
  serviceType: "dog_walking_service",
  priceCents: 1250,
  unit: "walk",
} as const;

/** A sitter with all that is needed to be found, published. */
export async function makeSitter(db: Db, input: SitterInput = {}) {
  const user = await makeUser(db, { lastUsedProfileType: "pet_sitter", ...input.user });
  const [profile] = await db
    .insert(profiles)
    .values({
      userId: user.id,
      profileType: "pet_sitter",
      isRegistering: false,
      headline: "Wandelt graag, ook als het regent",
      about: "Ik ben opgegroeid met honden en katten en werk thuis. ".repeat(3).trim(),
      animalCategories: ["dog", "cat"],
      radiusKm: 10,
      publishedAt: new Date(testStart),
      firstPublishedAt: new Date(testStart),
      ...input.profile,
    })
    .returning();
  if (!profile) throw new Error("no profile was made");
  const profileId = profile.id;
  await db.insert(addresses).values({
    userId: user.id,
    street: "Oudegracht",
    houseNumber: "12",
    postalCode: "3511 AB",
    city: "Utrecht",
    citySlug: slugOf(input.address?.city ?? "Utrecht"),
    country: "Nederland",
    latitude: 52.0907,
    longitude: 5.1214,
    isPrecise: true,
    publicLatitude: 52.0931,
    publicLongitude: 5.1251,
    changedAt: new Date(testStart),
    ...input.address,
  });
  const { services = [usualService] } = input;
  await db.insert(offeredServices).values(services.map((each) => ({ profileId, ...each })));
  await db
    .insert(weeklyAvailability)
    .values({ profileId, weekday: "MONDAY", partOfDay: "morning" });
  await db.insert(profileImages).values({
    profileId,
    key: `profiles/${profileId}/portrait`,
    widths: [320],
    width: 320,
    height: 240,
    placeholder: "",
    position: 0,
  });
  await addSearchRows(db, [user.id]);
  return { user, profile };
}
