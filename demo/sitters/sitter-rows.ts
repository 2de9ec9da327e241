import { dice } from "#art/seed.ts";
import { birthDay, dayFrom, daysBefore } from "#demo/moments.ts";
import { type DemoPicture, daysOf } from "#demo/pictures/picture-keys.ts";
import { rowOf } from "#demo/pictures/picture-rows.ts";
import { seedOf, someOf, whole } from "#demo/rolls.ts";
import type { SitterWords } from "#demo/texts/sitter-texts.ts";
import type { users } from "#server/db/schema/account.ts";
import type { addresses } from "#server/db/schema/addresses.ts";
import type * as tables from "#server/db/schema/profiles.ts";
import type { Sitter } from "./sitter.ts";

export type SitterRows = {
  users: (typeof users.$inferInsert & { id: number })[];
  profiles: (typeof tables.profiles.$inferInsert & { id: number })[];
  addresses: (typeof addresses.$inferInsert)[];
  services: (typeof tables.offeredServices.$inferInsert)[];
  extras: (typeof tables.offeredExtras.$inferInsert)[];
  diplomas: (typeof tables.diplomas.$inferInsert)[];
  periods: (typeof tables.availabilityPeriods.$inferInsert)[];
  availability: (typeof tables.weeklyAvailability.$inferInsert)[];
  images: (typeof tables.profileImages.$inferInsert)[];
};

export function noSitterRows(): SitterRows {
  return {
    users: [],
    profiles: [],
    addresses: [],
    services: [],
    extras: [],
    diplomas: [],
    periods: [],
    availability: [],
    images: [],
  };
}

const purpose = 8;
const memberDays = 3 * 365;
const activeDays = 38;

export type MadeSitter = { sitter: Sitter; words: SitterWords; companies: number };
export type Moment = { now: Date; today: string; passwordHash: string };
type Ids = { userId: number; profileId: number };

export const sitterEmail = (number: number) => `oppas-${number}@voorbeeld.kwispel.test`;

export function addSitterRows(
  rows: SitterRows,
  { sitter, words, companies }: MadeSitter,
  { userId, profileId }: Ids,
  { now, today, passwordHash }: Moment,
): void {
  const { number, person } = sitter;
  const roll = dice(seedOf(purpose, number));
  const since = 4 + roll.between(0, 1) ** 1.3 * memberDays;
  const createdAt = daysBefore(now, since);
  const lastActiveAt = daysBefore(now, roll.between(0, 1) ** 3 * Math.min(activeDays, since - 1));
  const periods = drawPeriods(sitter, today);

  rows.users.push({
    id: userId,
    email: sitterEmail(number),
    signupMethod: "form",
    preferredLocale: "nl",
    firstName: person.firstName,
    lastName: person.lastName,
    birthOn: birthDay(today, person.age, roll.between(0, 1)),
    gender: person.gender,
    passwordHash,
    emailVerifiedAt: createdAt,
    termsAcceptedAt: createdAt,
    reachedRegistrationEnd: true,
    lastUsedProfileType: "pet_sitter",
    lastActiveAt,
    createdAt,
  });
  rows.profiles.push(profileRow(sitter, words, companies, { userId, profileId, createdAt }));
  rows.addresses.push({ userId, ...sitter.home, changedAt: createdAt });
  for (const { serviceType, priceCents, unit, extraAnimalCents, minutes } of sitter.services) {
    rows.services.push({
      profileId,
      serviceType,
      priceCents,
      unit,
      extraAnimalCents: extraAnimalCents ?? null,
      minutes: minutes ?? null,
    });
  }
  for (const { kind, priceCents } of sitter.extras) {
    rows.extras.push({ profileId, kind, priceCents: priceCents ?? null });
  }
  for (const { code, institute, year } of sitter.diplomas) {
    rows.diplomas.push({
      profileId,
      code: code ?? null,
      institute: institute ?? null,
      year: year ?? null,
    });
  }
  for (const period of periods) rows.periods.push({ profileId, ...period });
  for (const { weekday, parts } of sitter.week.parts) {
    for (const partOfDay of parts) rows.availability.push({ profileId, weekday, partOfDay });
  }
  for (const [position, picture] of picturesOf(sitter).entries()) {
    rows.images.push({
      profileId,
      ...rowOf(picture),
      profileImage: picture.kind === "person",
      coverImage: picture.kind === "together",
      position,
      createdAt,
    });
  }
}

function profileRow(
  sitter: Sitter,
  words: SitterWords,
  companies: number,
  { userId, profileId, createdAt }: Ids & { createdAt: Date },
): SitterRows["profiles"][number] {
  const isBusiness = sitter.life === "professional";
  return {
    id: profileId,
    userId,
    profileType: "pet_sitter",
    isRegistering: false,
    ...words,
    languages: sitter.person.languages,
    radiusKm: sitter.radiusKm,
    animalCategories: sitter.animals,
    animalSizes: sitter.sizes,
    races: sitter.races,
    energyLevels: sitter.energies,
    maxAnimals: sitter.maxAnimals,
    experienceWithMedication: sitter.medication,
    ownAnimals: [...new Set(sitter.own.map(({ category }) => category))],
    garden: sitter.garden,
    car: sitter.car,
    nonSmoking: sitter.nonSmoking,
    childrenAtHome: sitter.childrenAtHome,
    experienceYears: sitter.years,
    education: sitter.education,
    professionalTypes: [
      ...(sitter.sitsForALiving ? (["professional_pet_sitter"] as const) : []),
      ...(sitter.walksForALiving ? (["professional_dog_walker"] as const) : []),
    ],
    companyName: isBusiness ? companyNameOf(companies, sitter.person.lastName) : null,
    // Plainly made up: no register gives out numbers that begin with zeros.
    kvkNumber: isBusiness ? String(sitter.number).padStart(8, "0") : null,
    vatNumber: isBusiness ? `NL${String(sitter.number).padStart(9, "0")}B01` : null,
    publishedAt: createdAt,
    firstPublishedAt: createdAt,
    createdAt,
  };
}

/** A holiday to come, or days to spare. */
function drawPeriods({ number, life }: Sitter, today: string) {
  const roll = dice(seedOf(purpose + 1, number));
  const periods: { kind: "away" | "available"; startOn: string; endOn: string }[] = [];
  const add = (kind: "away" | "available", days: readonly [number, number]) => {
    const start = whole(roll, 8, 110);
    periods.push({
      kind,
      startOn: dayFrom(today, start),
      endOn: dayFrom(today, start + whole(roll, ...days)),
    });
  };
  if (roll.chance(0.36)) add("away", [4, 15]);
  if (roll.chance(life === "student" ? 0.4 : 0.12)) add("available", [6, 20]);
  return periods;
}

/** With an animal first, days of it after that, and the face last: lists show it by its flag. */
function picturesOf({ number, face, guest, animals }: Sitter): DemoPicture[] {
  const roll = dice(seedOf(purpose + 2, number));
  const days = someOf(roll, daysOf[guest.category], whole(roll, 2, 3));
  const others = animals.filter((animal) => animal !== guest.category && animal === "cat");
  const pictures: DemoPicture[] = [
    { kind: "together", face, pet: guest },
    ...days.map((day) => ({ kind: "day" as const, day, pet: guest })),
  ];
  if (others.length > 0 && days.length < 3) {
    const pet = { category: "cat" as const, breed: "domestic-shorthair", seed: guest.seed };
    pictures.push({ kind: "day", day: "pair", pet });
  }
  return [...pictures, { kind: "person", face }];
}

/** Made up, like the people; the number of the sitter decides. */
const names = `Uitlaatservice Frisse Neus, De Vrolijke Poot, Dierenoppas Thuisblijver, Snuffel & Co,
Aan de Wandel, Kattenoppas Zacht Pootje, De Lange Ronde, Hondenuitlaatservice Modderpret, Oppas om de Hoek,
Vier Poten Thuis, De Staartenclub, Wandelmaatje, Pluis en Poot, Dierenzorg De Linde, Buitenboel Honden,
Poes & Zo, De Rode Riem, Kwartiertje Extra, Het Warme Mandje, De Groene Halsband, Neus achterna, Blij Beest,
Huis en Hok, De Kattenbel, Op Stap Uitlaatservice, De Goede Hond, Dierenoppas Veldzicht, Poot aan Huis,
De Waterbak, Rondje Polder, Hap Snap Hond, De Zonnige Vensterbank, Loop je mee, Dierenoppas De Wilg,
Stadshond, Dorpshond, Bakje Water Erbij, De Trouwe Viervoeter, Vacht & Veer, Achter de Duinen`
  .split(",")
  .map((name) => name.trim());

function companyNameOf(count: number, lastName: string): string {
  return names[count] ?? `Dierenoppas ${lastName}`;
}
