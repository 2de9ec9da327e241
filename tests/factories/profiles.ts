import type { Db } from "#server/db/database.ts";
import {
  offeredServices,
  profileImages,
  profiles,
  weeklyAvailability,
} from "#server/db/schema/profiles.ts";
import { addSearchRows } from "#server/domains/search/search-rows.service.ts";
import { testStart } from "../setup/test-server.ts";
import { makeUser } from "./account.ts";
import { type AddressInput, makeAddress } from "./addresses.ts";

type SitterInput = {
  user?: Parameters<typeof makeUser>[1];
  profile?: Partial<typeof profiles.$inferInsert>;
  address?: AddressInput;
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
  await makeAddress(db, user.id, input.address);
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
