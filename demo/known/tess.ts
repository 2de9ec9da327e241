import { and, desc, eq, ne } from "drizzle-orm";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { birthDay, dayFrom, daysBefore } from "#demo/moments.ts";
import type { KnownPicture } from "#demo/pictures/picture-keys.ts";
import { rowOf } from "#demo/pictures/picture-rows.ts";
import { homeAt } from "#demo/places/home.ts";
import { getHomePlace } from "#demo/places/home-places.ts";
import type { SeedParts } from "#demo/seed-parts.ts";
import type { Db } from "#server/db/database.ts";
import { addresses } from "#server/db/schema/addresses.ts";
import { petImages, pets } from "#server/db/schema/pets.ts";
import { favorites, profileImages, profiles } from "#server/db/schema/profiles.ts";
import { requestAnimals, requestImages, requests } from "#server/db/schema/requests.ts";

const known = (name: KnownPicture) => rowOf({ kind: "known", name });

/** The owner of the design, with Moos the dog and Minoes the cat. */
export async function seedTess(
  tx: Db,
  userId: number,
  { now, appKey }: Pick<SeedParts, "now" | "appKey">,
): Promise<void> {
  const createdAt = daysBefore(now, 420);
  const [profile] = await tx
    .insert(profiles)
    .values({
      userId,
      profileType: "pet_owner",
      isRegistering: false,
      about:
        "Ik ben Tess en woon met Moos en Minoes in Utrecht. Ik geef les op een basisschool, dus in de vakanties ga ik graag weg, en doordeweeks loopt een dag soms uit. Ik zoek iemand die Moos neemt zoals hij is: lief, zwart en bang voor vuilniswagens.",
      languages: ["nl", "en"],
      createdAt,
    })
    .returning({ id: profiles.id });
  if (!profile) throw new Error("Tess has no profile");
  const home = homeAt(getHomePlace("utrecht"), appKey, {
    street: "Parklaan",
    houseNumber: "7",
    postalCode: "3581 HB",
    neighborhood: "Oudwijk",
    latitude: 52.0874,
    longitude: 5.1365,
  });
  await tx.insert(addresses).values({ userId, ...home, changedAt: createdAt });
  await tx.insert(profileImages).values({
    profileId: profile.id,
    ...known("tess"),
    profileImage: true,
    position: 0,
    createdAt,
  });
  await seedAnimals(tx, profile.id, { today: dayInAmsterdam(now), createdAt });
}

async function seedAnimals(
  tx: Db,
  profileId: number,
  { today, createdAt }: { today: string; createdAt: Date },
): Promise<void> {
  const [moos, minoes] = await tx
    .insert(pets)
    .values([
      {
        profileId,
        name: "Moos",
        category: "dog",
        race: "crossbreed-dog",
        gender: "MALE",
        birthOn: birthDay(today, 4, 0.3),
        size: "MEDIUM",
        weightGrams: 18_500,
        neutered: true,
        chipNumber: "528000000000001",
        vaccinatedUntilOn: dayFrom(today, 210),
        energy: "MEDIUM",
        friendlyToDogs: "HIGH",
        friendlyToCats: "MEDIUM",
        friendlyToChildren: "HIGH",
        hoursAlone: 4,
        character:
          "Moos is bang voor mannen met petten en voor vuilniswagens. Verder is hij vrolijk en gek op water, al moest hij daar drie jaar over nadenken.",
        feeding: "Twee keer per dag 180 gram brokken. Kaas mag als beloning, geen kip.",
        walking:
          "Drie keer per dag, waarvan één keer een uur. Los mag in het park, aan de lijn langs de weg. Op dinsdagochtend een andere route, dan komt de vuilniswagen.",
        createdAt,
      },
      {
        profileId,
        name: "Minoes",
        category: "cat",
        race: "domestic-shorthair",
        gender: "FEMALE",
        birthOn: birthDay(today, 9, 0.6),
        weightGrams: 4_200,
        neutered: true,
        chipNumber: "528000000000002",
        vaccinatedUntilOn: dayFrom(today, 95),
        medication: "Eén pil voor de schildklier, 's avonds bij het eten.",
        energy: "LOW",
        friendlyToDogs: "MEDIUM",
        friendlyToCats: "LOW",
        friendlyToChildren: "MEDIUM",
        hoursAlone: 12,
        character:
          "Minoes bepaalt zelf wanneer ze aandacht wil, en dat is meestal als je net zit. Ze gaat door het luik naar buiten en is om tien uur weer thuis.",
        feeding: "'s Ochtends en 's avonds een half zakje natvoer. Brokjes staan altijd klaar.",
        createdAt,
      },
    ])
    .returning({ id: pets.id });
  if (!moos || !minoes) throw new Error("Tess has no animals");
  const pictures: [number, KnownPicture[]][] = [
    [moos.id, ["moos", "moos-beach", "moos-garden", "moos-nap"]],
    [minoes.id, ["minoes", "two-cats"]],
  ];
  await tx
    .insert(petImages)
    .values(
      pictures.flatMap(([petId, names]) =>
        names.map((name) => ({ petId, ...known(name), createdAt })),
      ),
    );
  const endOn = dayFrom(today, 41);
  const [request] = await tx
    .insert(requests)
    .values({
      profileId,
      title: "Oppas voor Moos en Minoes in de vakantie",
      description:
        "Ik ga een week naar mijn ouders en zoek iemand die bij ons thuis wil slapen. Moos wil drie keer per dag naar buiten, Minoes wil vooral dat de kachel aan is.\n\nKom eerst koffie drinken, dan kan Moos aan je wennen. Een pet laat je die dag liever thuis.",
      serviceTypes: ["day_and_night_care_at_owner_home", "house_visit"],
      startOn: dayFrom(today, 34),
      endOn,
      lastOn: endOn,
      recurring: false,
      budgetCents: 4_000,
      budgetUnit: "night",
      isActivated: true,
      firstActivatedAt: createdAt,
      createdAt,
    })
    .returning({ id: requests.id });
  if (!request) throw new Error("Tess has no request");
  await tx.insert(requestAnimals).values([
    { requestId: request.id, petId: moos.id },
    { requestId: request.id, petId: minoes.id },
  ]);
  await tx
    .insert(requestImages)
    .values({ requestId: request.id, ...known("moos-garden"), createdAt });
}

const favoriteCount = 5;

/** Sanne, and some others in her town. */
export async function seedFavorites(
  tx: Db,
  userId: number,
  sanneProfileId: number,
  now: Date,
): Promise<void> {
  const others = await tx
    .select({ id: profiles.id })
    .from(profiles)
    .innerJoin(addresses, eq(addresses.userId, profiles.userId))
    .where(
      and(
        eq(profiles.profileType, "pet_sitter"),
        eq(addresses.city, "Utrecht"),
        ne(profiles.id, sanneProfileId),
      ),
    )
    .orderBy(desc(profiles.id))
    .limit(favoriteCount - 1);
  const kept = [...others.map(({ id }) => id), sanneProfileId];
  await tx.insert(favorites).values(
    kept.map((profileId, index) => ({
      userId,
      profileId,
      createdAt: daysBefore(now, 30 - index * 5),
    })),
  );
}
