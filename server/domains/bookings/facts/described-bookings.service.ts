import type { ProposalKind } from "#contract/bookings/booking-parts.ts";
import type { CarePeriod } from "#contract/bookings/price-estimate.ts";
import type { BookingKind, BookingPlace } from "#contract/bookings.ts";
import type { ProfileType } from "#contract/profiles.ts";
import type { ServiceType } from "#contract/shared/care.ts";
import type { Locale } from "#contract/shared/locale.ts";
import enMails from "#messages/en/booking-mails.json" with { type: "json" };
import enCare from "#messages/en/care.json" with { type: "json" };
import nlMails from "#messages/nl/booking-mails.json" with { type: "json" };
import nlCare from "#messages/nl/care.json" with { type: "json" };
import type { Db } from "#server/db/database.ts";
import { createTexts } from "#server/platform/texts.ts";
import { findCities } from "../people/booking-people.repository.ts";
import { findPetCopies } from "../people/booking-pets.repository.ts";
import { findBookingFacts } from "./booking-facts.service.ts";

const text = createTexts({ nl: nlMails, en: enMails });
const care = createTexts({ nl: nlCare, en: enCare });

/** What a mail says of a booking: never a phone number, a street or a code. */
export type MailedBooking = {
  kind: BookingKind;
  serviceType: ServiceType | null;
  petNames: readonly string[];
  period: CarePeriod;
  place: BookingPlace;
  /** Where the other one lives; null where that isn't known. */
  city: string | null;
  priceCents: number | null;
  isPriceAgreed: boolean;
  proposal: {
    kind: ProposalKind;
    period?: CarePeriod;
    petNames?: readonly string[];
    priceCents?: number;
  } | null;
};

export type BookingSide = { userId: number; profileId: number; city: string | null };
export type DescribedBooking = Omit<MailedBooking, "city"> & {
  sides: Record<ProfileType, BookingSide | null>;
};

/** With the names of proposed pets, and where the two live, as strangers may know it. */
export async function describeBooking(db: Db, bookingId: number): Promise<DescribedBooking | null> {
  const facts = await findBookingFacts(db, bookingId);
  if (!facts) return null;
  const { proposal, people, profileIds, period, priceCents, isPriceAgreed } = facts;
  // Of an owner who has left they stay with the booking, and go nowhere from there.
  const petNames = profileIds.pet_owner === null ? [] : facts.petNames;
  const { kind, serviceType, place } = facts;
  const cities = await findCities(
    db,
    Object.values(people).flatMap((person) => person?.id ?? []),
  );
  const sideOf = (side: ProfileType): BookingSide | null => {
    const [userId, profileId] = [people[side]?.id, profileIds[side]];
    if (userId === undefined || profileId === null) return null;
    return { userId, profileId, city: cities.get(userId) ?? null };
  };
  return {
    kind,
    serviceType,
    petNames,
    period,
    place,
    priceCents,
    isPriceAgreed,
    proposal: proposal && {
      kind: proposal.kind,
      ...(proposal.period ? { period: proposal.period } : {}),
      ...(proposal.petIds ? { petNames: await petNamesOf(db, proposal.petIds) } : {}),
      ...(proposal.agreedPrice === undefined ? {} : { priceCents: proposal.agreedPrice }),
    },
    sides: { pet_owner: sideOf("pet_owner"), pet_sitter: sideOf("pet_sitter") },
  };
}

async function petNamesOf(db: Db, petIds: readonly number[]): Promise<string[]> {
  return (await findPetCopies(db, petIds)).map(({ name }) => name);
}

/** Which place each of these users lives in, as strangers may know it. */
export function findCitiesOf(
  db: Db,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  return findCities(db, userIds);
}

export function whatInWords(
  { kind, serviceType }: Pick<MailedBooking, "kind" | "serviceType">,
  locale: Locale,
): string {
  return kind === "booking" && serviceType
    ? care(locale, `services.${serviceType}.name`)
    : text(locale, "facts.introduction");
}

type PlacedBooking = {
  locale: Locale;
  side: ProfileType;
  name: string | null;
  booking: Pick<MailedBooking, "place" | "city">;
};

/** As the reader would say it; a place that somebody typed may be an address, and stays out. */
export function placeInWords({ locale, booking, side, name }: PlacedBooking): string {
  const { place, city } = booking;
  if (place === "elsewhere" || place === "video_call") return text(locale, `where.${place}`);
  if (place === (side === "pet_owner" ? "owner_home" : "sitter_home")) {
    return text(locale, "where.own");
  }
  if (!name) return text(locale, "where.elsewhere");
  return city
    ? text(locale, "where.theirsIn", { name, city })
    : text(locale, "where.theirs", { name });
}
