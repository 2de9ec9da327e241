import type { Address } from "#contract/addresses.ts";
import type {
  AvailabilityPeriod,
  Diploma,
  HomeFacts,
  OfferedExtra,
  OfferedService,
  ProfileImage,
} from "#contract/profile-parts.ts";
import type { OwnProfile } from "#contract/profiles.ts";
import { partsOfDay, serviceTypes, type WeekdayParts, weekdays } from "#contract/shared/care.ts";
import type { ProfileSubscription } from "#contract/subscriptions/standing.ts";
import { presentImage } from "#server/platform/images/stored-images.ts";
import type { AddressRow } from "./addresses/addresses.repository.ts";
import { completenessOf, missingToPublish } from "./completeness.rules.ts";
import type { ImageRow } from "./profile-images.repository.ts";
import type { ProfileLists } from "./profile-parts.repository.ts";
import type { BadgesOnProfile, OwnerFacts } from "./profiles.ports.ts";
import type { ProfileRow, UserFacts } from "./profiles.repository.ts";
import { type AvailabilityRow, awayUntilOf } from "./profiles.rules.ts";

export type ProfileParts = {
  user: UserFacts;
  lists: ProfileLists;
  images: ImageRow[];
  address: AddressRow | null;
  favorites: number[];
  ownerFacts: OwnerFacts;
  badges: BadgesOnProfile;
  subscription: ProfileSubscription | null;
};

/** A profile as its own user sees it. */
export function presentOwnProfile(row: ProfileRow, parts: ProfileParts): OwnProfile {
  const { user, ownerFacts } = parts;
  const details = {
    ...presentDetails(row, parts.lists),
    profileType: row.profileType,
    address: parts.address ? presentAddress(parts.address) : undefined,
    images: parts.images.map(presentProfileImage),
  };
  const known = {
    ...details,
    isEmailConfirmed: user.emailVerifiedAt !== null,
    hasFinishedRegistration: !row.isRegistering,
    hasPhone: user.phone !== null,
    petCount: ownerFacts.petCount,
  };
  return {
    ...details,
    id: row.id,
    isRegistering: row.isRegistering,
    registrationStep: row.registrationStep ?? undefined,
    profilePictureUrl: pictureOf(parts.images)?.url,
    kvkNumber: row.kvkNumber ?? undefined,
    vatNumber: row.vatNumber ?? undefined,
    availabilityPeriods: parts.lists.availabilityPeriods.map(presentPeriod),
    published: row.publishedAt !== null,
    awayUntil: awayUntilOf(row),
    missingToPublish: missingToPublish(known),
    completeness: completenessOf(known),
    favorites: parts.favorites,
    requestId: ownerFacts.request?.id,
    request: ownerFacts.request ?? undefined,
    ...parts.badges,
    subscription: parts.subscription ?? undefined,
  };
}

/** What the sitter and the public page have in common. */
export function presentDetails(row: ProfileRow, lists: ProfileLists) {
  return {
    headline: row.headline ?? undefined,
    about: row.about ?? undefined,
    languages: row.languages,
    services: presentServices(lists.services),
    radiusKm: row.radiusKm ?? undefined,
    animalCategories: row.animalCategories,
    animalSizes: row.animalSizes,
    races: row.races,
    energyLevels: row.energyLevels,
    maxAnimals: row.maxAnimals ?? undefined,
    experienceYears: row.experienceYears ?? undefined,
    experienceWithMedication: row.experienceWithMedication ?? undefined,
    education: row.education ?? undefined,
    diplomas: lists.diplomas.map(presentDiploma),
    ownAnimals: row.ownAnimals,
    home: presentHome(row),
    extraServices: lists.extraServices.map(presentExtra),
    professionalTypes: row.professionalTypes,
    companyName: row.companyName ?? undefined,
    cancellingTerm: row.cancellingTerm,
    availability: presentAvailability(lists.availability),
  };
}

export function presentAddress(row: AddressRow): Address {
  const { street, houseNumber, postalCode, neighborhood, city, country } = row;
  return {
    street,
    houseNumber,
    postalCode,
    neighborhood: neighborhood ?? undefined,
    city,
    country,
  };
}

export function presentProfileImage(row: ImageRow): ProfileImage {
  const { profileImage, coverImage } = row;
  return { ...presentImage(row), profileImage, coverImage };
}

/** The face of a profile: the picture chosen for it, else the first. */
export function pictureOf(images: readonly ImageRow[]) {
  const row = images.find((image) => image.profileImage) ?? images[0];
  return row && presentImage(row);
}

type ServiceRow = Omit<ProfileLists["services"][number], "profileId">;

export function presentServices(rows: readonly ServiceRow[]): OfferedService[] {
  return rows
    .toSorted((a, b) => serviceTypes.indexOf(a.serviceType) - serviceTypes.indexOf(b.serviceType))
    .map(({ serviceType, priceCents, unit, extraAnimalCents, minutes }) => ({
      serviceType,
      priceCents,
      unit,
      extraAnimalCents: extraAnimalCents ?? undefined,
      minutes: minutes ?? undefined,
    }));
}

function presentExtra({ kind, priceCents }: ProfileLists["extraServices"][number]): OfferedExtra {
  return { kind, priceCents: priceCents ?? undefined };
}

function presentDiploma(row: ProfileLists["diplomas"][number]): Diploma {
  return {
    code: row.code ?? undefined,
    name: row.name ?? undefined,
    institute: row.institute ?? undefined,
    year: row.year ?? undefined,
  };
}

function presentHome(row: ProfileRow): HomeFacts {
  return {
    garden: row.garden ?? undefined,
    car: row.car ?? undefined,
    nonSmoking: row.nonSmoking ?? undefined,
    childrenAtHome: row.childrenAtHome ?? undefined,
  };
}

export function presentPeriod(
  row: ProfileLists["availabilityPeriods"][number],
): AvailabilityPeriod {
  return { kind: row.kind, startDate: row.startOn, endDate: row.endOn };
}

/** In the order of the week and of the day; days without any part are left out. */
function presentAvailability(rows: readonly AvailabilityRow[]): WeekdayParts[] {
  return weekdays
    .map((weekday) => ({
      weekday,
      parts: partsOfDay.filter((part) =>
        rows.some((row) => row.weekday === weekday && row.partOfDay === part),
      ),
    }))
    .filter(({ parts }) => parts.length > 0);
}
