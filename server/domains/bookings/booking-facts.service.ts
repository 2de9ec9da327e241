import { asc, eq, inArray } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { BookingKind, BookingPlace, ProposalKind } from "#contract/bookings.ts";
import type { CarePeriod } from "#contract/price-estimate.ts";
import type { ProfileType } from "#contract/profiles.ts";
import type { ServiceType } from "#contract/shared/care.ts";
import type { Db } from "#server/db/database.ts";
import { bookingPets, bookings } from "#server/db/schema/bookings.ts";
import { sharedPets } from "#server/db/views/pets.ts";
import { publicAddresses, sharedProfiles } from "#server/db/views/profiles.ts";

/** Who is on a side: nobody where a profile has gone. */
export type BookingSide = { userId: number; profileId: number; city: string | null } | null;

/** What later domains tell of a booking. */
export type BookingFacts = {
  bookingId: number;
  kind: BookingKind;
  serviceType: ServiceType | null;
  petNames: string[];
  period: CarePeriod;
  place: BookingPlace;
  /** Agreed, or else estimated. */
  priceCents: number | null;
  isPriceAgreed: boolean;
  /** What one of them would like to have otherwise. */
  proposal: {
    kind: ProposalKind;
    period?: CarePeriod;
    petNames?: string[];
    priceCents?: number;
  } | null;
  sides: Record<ProfileType, BookingSide>;
};

const owners = alias(sharedProfiles, "facts_owners");
const sitters = alias(sharedProfiles, "facts_sitters");
const ownerAddresses = alias(publicAddresses, "facts_owner_addresses");
const sitterAddresses = alias(publicAddresses, "facts_sitter_addresses");

export async function findBookingFacts(db: Db, bookingId: number): Promise<BookingFacts | null> {
  const [row] = await db
    .select({
      booking: bookings,
      ownerUserId: owners.userId,
      ownerCity: ownerAddresses.city,
      sitterUserId: sitters.userId,
      sitterCity: sitterAddresses.city,
    })
    .from(bookings)
    .leftJoin(owners, eq(owners.id, bookings.ownerProfileId))
    .leftJoin(ownerAddresses, eq(ownerAddresses.userId, owners.userId))
    .leftJoin(sitters, eq(sitters.id, bookings.sitterProfileId))
    .leftJoin(sitterAddresses, eq(sitterAddresses.userId, sitters.userId))
    .where(eq(bookings.id, bookingId));
  if (!row) return null;
  const { booking } = row;
  return {
    bookingId,
    kind: booking.kind,
    serviceType: booking.serviceType,
    petNames: await listPetNames(db, bookingId),
    period: {
      startDate: booking.startOn,
      time: booking.startTime,
      endDate: booking.endOn,
      endTime: booking.endTime,
      visits: booking.visits,
    },
    place: booking.place,
    priceCents: booking.agreedPriceCents ?? booking.priceEstimate?.totalCents ?? null,
    isPriceAgreed: booking.agreedPriceCents !== null,
    proposal: await describeProposal(db, booking.proposal),
    sides: {
      pet_owner: sideOf(row.ownerUserId, booking.ownerProfileId, row.ownerCity),
      pet_sitter: sideOf(row.sitterUserId, booking.sitterProfileId, row.sitterCity),
    },
  };
}

function sideOf(userId: number | null, profileId: number | null, city: string | null): BookingSide {
  return userId === null || profileId === null ? null : { userId, profileId, city };
}

async function listPetNames(db: Db, bookingId: number): Promise<string[]> {
  const rows = await db
    .select({ name: bookingPets.name })
    .from(bookingPets)
    .where(eq(bookingPets.bookingId, bookingId))
    .orderBy(asc(bookingPets.position));
  return rows.map(({ name }) => name);
}

async function describeProposal(
  db: Db,
  proposal: (typeof bookings.$inferSelect)["proposal"],
): Promise<BookingFacts["proposal"]> {
  if (!proposal) return null;
  const { kind, period, petIds, agreedPrice } = proposal;
  return {
    kind,
    ...(period ? { period } : {}),
    ...(petIds ? { petNames: await namesOfPets(db, petIds) } : {}),
    ...(agreedPrice === undefined ? {} : { priceCents: agreedPrice }),
  };
}

async function namesOfPets(db: Db, petIds: readonly number[]): Promise<string[]> {
  const { id, name } = sharedPets;
  const rows = await db
    .select({ id, name })
    .from(sharedPets)
    .where(inArray(id, [...petIds]));
  return petIds.flatMap((petId) => rows.find((pet) => pet.id === petId)?.name ?? []);
}
