import type { Booking } from "#contract/bookings.ts";
import type { ChatRoom } from "#contract/chat.ts";
import type { LogbookListItem } from "#contract/logbooks.ts";

export type OwnerChoice = {
  profileId: number;
  firstName: string;
  city?: string;
  /** Those that a sitter knows of, by what they did together. */
  pets: { id: number; name: string }[];
};

type Booked = Pick<Booking, "profiles" | "pets" | "acceptedAt">;
type Shared = Pick<LogbookListItem, "owner" | "pets">;

/**
 * Owners whose contact was accepted, with the animals that this sitter has cared for or will: those of
 * accepted bookings, and of logbooks that they share.
 */
export function ownersToBeginWith(
  rooms: readonly Pick<ChatRoom, "profiles" | "acceptanceStatus">[],
  bookings: readonly Booked[],
  logbooks: readonly Shared[],
): OwnerChoice[] {
  return rooms.flatMap(({ profiles, acceptanceStatus }) => {
    const owner = profiles.find(({ profileType, isOwn }) => profileType === "pet_owner" && !isOwn);
    if (acceptanceStatus !== "accepted" || owner?.id === undefined || owner.isDeleted) return [];
    const { id: profileId, firstName = "", city } = owner;
    const pets = [
      ...bookings
        .filter(({ acceptedAt, profiles: sides }) => acceptedAt && isAmong(sides, profileId))
        .flatMap((booking) => booking.pets),
      ...logbooks
        .filter(({ owner: { id } }) => id === profileId)
        .flatMap((logbook) => logbook.pets),
    ];
    return [{ profileId, firstName, ...(city ? { city } : {}), pets: known(pets) }];
  });
}

const isAmong = (profiles: Booked["profiles"], profileId: number) =>
  profiles.some(({ id }) => id === profileId);

/** Once each; one that has gone has no number, and can't be chosen. */
function known(pets: Booked["pets"]): OwnerChoice["pets"] {
  const names = new Map<number, string>();
  for (const { id, name } of pets) if (id !== undefined) names.set(id, name);
  return [...names].map(([id, name]) => ({ id, name }));
}
