import type { BookingPet, BookingProfile } from "#contract/bookings/booking-parts.ts";
import type { ProfileType } from "#contract/profiles.ts";
import type { AnimalCategory } from "#contract/shared/animals.ts";
import { familyInitial } from "#contract/shared/family-name.ts";
import type { Db } from "#server/db/database.ts";
import { type Face, findFaces } from "#server/domains/profiles/sitters/faces.service.ts";
import { presentImage } from "#server/platform/images/stored-images.ts";
import { listPets } from "../bookings.repository.ts";
import { findNames, findNeighborhoods, type NameRow } from "./booking-people.repository.ts";
import { findPetFaces, type PetImageRow } from "./booking-pets.repository.ts";

/** The two of a booking, or of what hangs on one: who they are, and who they were called. */
export type Pair = {
  ownerProfileId: number | null;
  sitterProfileId: number | null;
  ownerName: string | null;
  sitterName: string | null;
  users: Record<ProfileType, number | null>;
};

/** All that the two show of themselves and of their animals; asked for once, however many there are. */
export type BookingFaces = {
  faces: ReadonlyMap<number, Face>;
  names: ReadonlyMap<number, NameRow>;
  neighborhoods: ReadonlyMap<number, string>;
  petFaces: ReadonlyMap<number, PetImageRow>;
};

export async function findBookingFaces(
  db: Db,
  pairs: readonly Pair[],
  petIds: readonly number[],
): Promise<BookingFaces> {
  const userIds = idsOf(pairs.flatMap(({ users }) => Object.values(users)));
  const profileIds = idsOf(
    pairs.flatMap(({ ownerProfileId, sitterProfileId }) => [ownerProfileId, sitterProfileId]),
  );
  return {
    faces: await findFaces(db, profileIds),
    names: await findNames(db, userIds),
    neighborhoods: await findNeighborhoods(db, userIds),
    petFaces: await findPetFaces(db, petIds),
  };
}

/** Whether one of the two goes as soon as their stay is done. */
export function isEitherLeaving(
  { users }: Pick<Pair, "users">,
  { names }: Pick<BookingFaces, "names">,
): boolean {
  return Object.values(users).some((id) => id !== null && names.get(id)?.isLeaving);
}

/** Each once, without those that have gone. */
export function idsOf(values: readonly (number | null)[]): number[] {
  return [...new Set(values.filter((value) => value !== null))];
}

type Seen = {
  /** On which side the viewer is. */
  side: ProfileType;
  /** What is private is shared between the two. */
  isShared: boolean;
  faces: BookingFaces;
};

export function presentPerson(
  pair: Pair,
  profileType: ProfileType,
  { side, isShared, faces }: Seen,
): BookingProfile {
  const isOwn = profileType === side;
  const profileId = profileType === "pet_owner" ? pair.ownerProfileId : pair.sitterProfileId;
  const face = profileId === null ? undefined : faces.faces.get(profileId);
  const nameThen = profileType === "pet_owner" ? pair.ownerName : pair.sitterName;
  if (!face) return { profileType, firstName: nameThen ?? undefined, isDeleted: true, isOwn };
  const name = faces.names.get(face.userId);
  return {
    id: face.profileId,
    profileType,
    firstName: face.firstName,
    lastInitial: familyInitial(name?.lastName ?? ""),
    picture: face.picture ?? undefined,
    city: face.city ?? undefined,
    citySlug: face.citySlug ?? undefined,
    neighborhood: faces.neighborhoods.get(face.userId),
    phone: isShared || isOwn ? (name?.phone ?? undefined) : undefined,
    isDeleted: false,
    isOwn,
  };
}

/** What is kept of a pet, in case it goes. */
export type PetCopy = {
  petId: number | null;
  name: string;
  category: AnimalCategory;
  race?: string | null;
  birthOn?: string | null;
};

export function presentPet(pet: PetCopy, { petFaces }: BookingFaces): BookingPet {
  const { petId, name, category, race, birthOn } = pet;
  const image = petId === null ? undefined : petFaces.get(petId);
  return {
    id: petId ?? undefined,
    name,
    category,
    race: race ?? undefined,
    birthDate: birthOn ?? undefined,
    picture: image ? pictureOf(image) : undefined,
  };
}

export async function listBookingPets(db: Db, bookingId: number): Promise<PetCopy[]> {
  return listPets(db, [bookingId]);
}

function pictureOf({ petId, ...image }: PetImageRow) {
  return presentImage(image);
}
