import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import type { WeekdayParts } from "#contract/shared/care.ts";
import { dayFrom, daysBefore } from "#demo/moments.ts";
import type { KnownPicture } from "#demo/pictures/picture-keys.ts";
import { rowOf } from "#demo/pictures/picture-rows.ts";
import { homeAt } from "#demo/places/home.ts";
import { getHomePlace } from "#demo/places/home-places.ts";
import type { SeedParts } from "#demo/seed-parts.ts";
import type { Db } from "#server/db/database.ts";
import { addresses } from "#server/db/schema/addresses.ts";
import * as tables from "#server/db/schema/profiles.ts";

const week: WeekdayParts[] = [
  { weekday: "MONDAY", parts: ["morning", "afternoon", "evening"] },
  { weekday: "TUESDAY", parts: ["morning", "afternoon", "evening"] },
  { weekday: "WEDNESDAY", parts: ["morning", "evening"] },
  { weekday: "THURSDAY", parts: ["morning", "afternoon", "evening"] },
  { weekday: "FRIDAY", parts: ["morning", "afternoon", "evening", "night"] },
  { weekday: "SATURDAY", parts: ["evening", "night"] },
];

const gallery: KnownPicture[] = [
  "sanne-bobbie",
  "bobbie-park",
  "bobbie-bowl",
  "bobbie-nap",
  "two-cats",
  "bobbie-garden",
  "bobbie",
  "sanne",
];

const about = [
  "Ik ben Sanne, 34, en ik werk drie dagen per week in de bibliotheek. Thuis woont Bobbie, een hond van zes die alles en iedereen vriendelijk vindt.",
  "Je dier mag bij mij op de bank. Ik stuur elke dag een foto, en ik bel je als ik iets niet vertrouw. Liever een keer te vaak dan te laat.",
  "De tuin is tachtig vierkante meter en aan alle kanten dicht. Medicijnen geven gaat goed, ook prikken: mijn vorige kat had suikerziekte en is er zeventien mee geworden.",
].join("\n\n");

export const sanneHome = (appKey: string) =>
  homeAt(getHomePlace("utrecht"), appKey, {
    street: "Kerkstraat",
    houseNumber: "18",
    postalCode: "3572 KX",
    neighborhood: "Wittevrouwen",
    latitude: 52.0985,
    longitude: 5.1321,
  });

/** The sitter of the design: her page is the one that everybody looks at first. */
export async function seedSanne(
  tx: Db,
  userId: number,
  { now, appKey }: Pick<SeedParts, "now" | "appKey">,
): Promise<number> {
  const createdAt = daysBefore(now, 980);
  const today = dayInAmsterdam(now);
  const [profile] = await tx
    .insert(tables.profiles)
    .values({
      userId,
      profileType: "pet_sitter",
      isRegistering: false,
      headline: "Rustige dierenvriend met een grote tuin",
      about,
      languages: ["nl", "en"],
      radiusKm: 8,
      animalCategories: ["dog", "cat", "rabbit", "rodent"],
      animalSizes: ["SMALL", "MEDIUM", "LARGE"],
      races: ["beagle", "labrador-retriever", "jack-russell-terrier", "domestic-shorthair"],
      energyLevels: ["LOW", "MEDIUM", "HIGH"],
      maxAnimals: 3,
      experienceWithMedication: true,
      ownAnimals: ["dog"],
      garden: true,
      car: true,
      nonSmoking: true,
      childrenAtHome: false,
      experienceYears: 9,
      education:
        "Twee jaar als vrijwilliger in het asiel, en een cursus lichaamstaal bij honden. Van beide heb ik het meeste geleerd door te kijken.",
      publishedAt: createdAt,
      firstPublishedAt: createdAt,
      createdAt,
    })
    .returning({ id: tables.profiles.id });
  if (!profile) throw new Error("Sanne has no profile");
  const profileId = profile.id;
  await tx.insert(addresses).values({ userId, ...sanneHome(appKey), changedAt: createdAt });
  await tx.insert(tables.offeredServices).values([
    {
      profileId,
      serviceType: "house_visit",
      priceCents: 1_200,
      unit: "visit",
      extraAnimalCents: 300,
      minutes: 30,
    },
    { profileId, serviceType: "dog_walking_service", priceCents: 1_400, unit: "walk", minutes: 60 },
    {
      profileId,
      serviceType: "daycare_at_sitter_home",
      priceCents: 2_500,
      unit: "day",
      extraAnimalCents: 800,
    },
    {
      profileId,
      serviceType: "day_and_night_care_at_owner_home",
      priceCents: 4_200,
      unit: "night",
    },
  ]);
  await tx.insert(tables.offeredExtras).values([
    { profileId, kind: "watering_plants" },
    { profileId, kind: "post" },
    { profileId, kind: "giving_medication" },
    { profileId, kind: "pick_up_and_bring_back", priceCents: 750 },
  ]);
  await tx.insert(tables.diplomas).values({
    profileId,
    code: "first-aid-pets",
    institute: "Dierenkliniek Het Baken",
    year: now.getUTCFullYear() - 3,
  });
  await tx.insert(tables.availabilityPeriods).values({
    profileId,
    kind: "away",
    startOn: dayFrom(today, 24),
    endOn: dayFrom(today, 31),
  });
  await tx
    .insert(tables.weeklyAvailability)
    .values(
      week.flatMap(({ weekday, parts }) =>
        parts.map((partOfDay) => ({ profileId, weekday, partOfDay })),
      ),
    );
  await tx.insert(tables.profileImages).values(
    gallery.map((name, position) => ({
      profileId,
      ...rowOf({ kind: "known", name }),
      profileImage: name === "sanne",
      coverImage: name === "sanne-bobbie",
      position,
      createdAt,
    })),
  );
  return profileId;
}
