import type { SharedPet } from "#contract/pets.ts";
import type { RequestCard } from "#contract/requests/public-requests.ts";
import { toInstant } from "#contract/shared/dates.ts";
import { presentImage } from "#server/platform/images/stored-images.ts";
import type { RequestCardRow, RequestedAnimalRow } from "./request-cards.repository.ts";

export function presentRequestCard(
  row: RequestCardRow,
  { distanceKm }: { distanceKm?: number | undefined } = {},
): RequestCard {
  const picture = row.image ?? row.animalImage ?? row.ownerImage;
  return {
    id: row.id,
    profileId: row.profileId,
    firstName: row.firstName,
    title: row.title,
    city: row.city,
    citySlug: row.citySlug,
    neighborhood: row.neighborhood ?? undefined,
    distanceKm,
    serviceTypes: row.serviceTypes,
    animals: row.animals ?? [],
    startDate: row.startOn ?? undefined,
    endDate: row.endOn ?? undefined,
    recurring: row.recurring,
    weekdays: row.weekdays,
    startTime: row.startTime ?? undefined,
    endTime: row.endTime ?? undefined,
    budgetCents: row.budgetCents ?? undefined,
    budgetUnit: row.budgetUnit ?? undefined,
    picture: picture ? presentImage(picture) : undefined,
    createdAt: toInstant(new Date(row.created * 1_000)),
    isFavorite: row.isFavorite,
  };
}

export function presentRequestedAnimal(row: RequestedAnimalRow): SharedPet {
  return {
    id: row.id,
    name: row.name,
    category: row.category,
    race: row.race ?? undefined,
    size: row.size ?? undefined,
    birthDate: row.birthDate ?? undefined,
    neutered: row.neutered ?? undefined,
    medication: row.medication ?? undefined,
    energy: row.energy ?? undefined,
    friendlyToDogs: row.friendlyToDogs ?? undefined,
    friendlyToCats: row.friendlyToCats ?? undefined,
    friendlyToChildren: row.friendlyToChildren ?? undefined,
    hoursAlone: row.hoursAlone ?? undefined,
    character: row.character ?? undefined,
    images: row.images.map(presentImage),
  };
}
