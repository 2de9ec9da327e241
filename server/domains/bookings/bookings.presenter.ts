import { estimatePrice } from "#contract/bookings/price-estimate.ts";
import type {
  Booking,
  BookingAddress,
  BookingPet,
  BookingProfile,
  BookingProposal,
} from "#contract/bookings.ts";
import type { OfferedService } from "#contract/profile-parts.ts";
import type { ProfileType } from "#contract/profiles.ts";
import { toInstant } from "#contract/shared/dates.ts";
import type { StoredImage } from "#contract/shared/images.ts";
import type { StoredProposal } from "#server/db/schema/bookings.ts";
import type { HomeAddress } from "#server/domains/profiles/addresses/home-addresses.service.ts";
import type { Face } from "#server/domains/profiles/sitters/faces.service.ts";
import { presentImage } from "#server/platform/images/stored-images.ts";
import type { NameRow } from "./booking-people.repository.ts";
import type { PetImageRow } from "./booking-pets.repository.ts";
import { instantOf, momentInAmsterdam } from "./booking-times.rules.ts";
import type { BookingPetRow, BookingRow } from "./bookings.repository.ts";
import {
  areDetailsShared,
  awaitedAt,
  bookingActionsOf,
  bookingPhaseAt,
  openProposalAt,
  shownStatusAt,
} from "./bookings.rules.ts";

/** All that bookings show of others; asked for once, however many there are. */
export type BookingParts = {
  faces: ReadonlyMap<number, Face>;
  names: ReadonlyMap<number, NameRow>;
  neighborhoods: ReadonlyMap<number, string>;
  homes: ReadonlyMap<number, HomeAddress>;
  pets: readonly BookingPetRow[];
  petFaces: ReadonlyMap<number, PetImageRow>;
  /** Pets that are only proposed, by their ids. */
  proposedPets: ReadonlyMap<number, Omit<BookingPetRow, "bookingId" | "position">>;
  services: ReadonlyMap<number, readonly OfferedService[]>;
  intakeForms: ReadonlyMap<number, NonNullable<Booking["intakeForm"]>>;
  now: Date;
};

/** A booking as the user on this side of it may see it. */
export function presentBooking(row: BookingRow, side: ProfileType, parts: BookingParts): Booking {
  const { now } = parts;
  const isShared = areDetailsShared(row, now);
  const { status, closedReason } = shownStatusAt(row, now);
  const proposal = openProposalAt(row, now);
  return {
    id: row.id,
    kind: row.kind,
    chatRoomId: row.chatRoomId ?? undefined,
    profiles: [
      presentSide(row, "pet_owner", { side, isShared, parts }),
      presentSide(row, "pet_sitter", { side, isShared, parts }),
    ],
    serviceType: row.serviceType ?? undefined,
    pets: parts.pets
      .filter(({ bookingId }) => bookingId === row.id)
      .map((pet) => presentPet(pet, parts)),
    ...presentPeriod(row),
    place: row.place,
    placeText: row.placeText ?? undefined,
    address: isShared ? addressOf(row, parts) : undefined,
    details: row.details ?? undefined,
    priceEstimate: row.priceEstimate ?? undefined,
    agreedPrice: row.agreedPriceCents ?? undefined,
    status,
    closedReason: closedReason ?? undefined,
    closedBy: row.closedBy ?? undefined,
    reason: row.reason ?? undefined,
    awaiting: awaitedAt(row, now) ?? undefined,
    proposal: proposal ? presentProposal(proposal, row, parts) : undefined,
    seenByOwner: row.seenByOwner,
    seenBySitter: row.seenBySitter,
    phase: bookingPhaseAt(row, now),
    intakeForm: parts.intakeForms.get(row.id),
    allowedActions: bookingActionsOf(row, side, now),
    createdAt: toInstant(row.createdAt),
    acceptedAt: row.acceptedAt ? toInstant(row.acceptedAt) : undefined,
  };
}

type Days = Pick<BookingRow, "startOn" | "startTime" | "endOn" | "endTime" | "visits">;

function presentPeriod({ startOn, startTime, endOn, endTime, visits }: Days) {
  return {
    startDate: momentInAmsterdam(instantOf(startOn, startTime)),
    time: startTime,
    endDate: momentInAmsterdam(instantOf(endOn, endTime)),
    endTime,
    visits,
  };
}

type Seen = { side: ProfileType; isShared: boolean; parts: BookingParts };

function presentSide(
  row: BookingRow,
  profileType: ProfileType,
  { side, isShared, parts }: Seen,
): BookingProfile {
  const isOwn = profileType === side;
  const profileId = profileType === "pet_owner" ? row.ownerProfileId : row.sitterProfileId;
  const face = profileId === null ? undefined : parts.faces.get(profileId);
  const nameThen = profileType === "pet_owner" ? row.ownerName : row.sitterName;
  if (!face) return { profileType, firstName: nameThen ?? undefined, isDeleted: true, isOwn };
  const name = parts.names.get(face.userId);
  return {
    id: face.profileId,
    profileType,
    firstName: face.firstName,
    lastInitial: name?.lastName?.slice(0, 1),
    picture: face.picture ?? undefined,
    city: face.city ?? undefined,
    citySlug: face.citySlug ?? undefined,
    neighborhood: parts.neighborhoods.get(face.userId),
    phone: isShared || isOwn ? (name?.phone ?? undefined) : undefined,
    isDeleted: false,
    isOwn,
  };
}

/** Only of a place that is somebody's home. */
function addressOf(
  { place, users }: BookingRow,
  { homes }: BookingParts,
): BookingAddress | undefined {
  if (place === "owner_home") return homes.get(users.pet_owner ?? 0);
  return place === "sitter_home" ? homes.get(users.pet_sitter ?? 0) : undefined;
}

type PetFacts = Omit<BookingPetRow, "bookingId" | "position">;

function presentPet(pet: PetFacts, { petFaces }: BookingParts): BookingPet {
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

function pictureOf({ petId, ...image }: PetImageRow): StoredImage {
  return presentImage(image);
}

/** With what the sitter's prices would make of it, where it is about what is paid for. */
function presentProposal(
  proposal: StoredProposal,
  row: BookingRow,
  parts: BookingParts,
): BookingProposal {
  const { kind, proposedBy, reason, period, petIds, agreedPrice, createdAt } = proposal;
  const pets = petIds?.flatMap((id) => parts.proposedPets.get(id) ?? []);
  const service = parts.services
    .get(row.sitterProfileId ?? 0)
    ?.find(({ serviceType }) => serviceType === row.serviceType);
  const petNames = (pets ?? parts.pets.filter(({ bookingId }) => bookingId === row.id)).map(
    ({ name }) => name,
  );
  const { startOn, startTime, endOn, endTime, visits } = row;
  const now = { startDate: startOn, time: startTime, endDate: endOn, endTime, visits };
  return {
    kind,
    proposedBy,
    reason,
    period: period && presentPeriod(daysOf(period)),
    pets: pets?.map((pet) => presentPet(pet, parts)),
    agreedPrice,
    priceEstimate:
      service && kind !== "price"
        ? estimatePrice(service, { period: period ?? now, petNames })
        : undefined,
    createdAt,
  };
}

function daysOf(period: NonNullable<StoredProposal["period"]>): Days {
  const { startDate, time, endDate, endTime, visits } = period;
  return { startOn: startDate, startTime: time, endOn: endDate, endTime, visits };
}
