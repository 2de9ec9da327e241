import type { BookingPet, BookingProfile } from "#contract/bookings/booking-parts.ts";
import type { Booking } from "#contract/bookings.ts";
import type { ProfileType } from "#contract/profiles.ts";
import type { ServiceType } from "#contract/shared/care.ts";
import type { Translate } from "#web/lib/i18n/text-keys.ts";
import { joinWords } from "#web/lib/text/join-words.ts";

/** The viewer's own side of a booking. */
export function ownSideOf({ profiles }: Pick<Booking, "profiles">): ProfileType {
  return profiles.find(({ isOwn }) => isOwn)?.profileType ?? "pet_owner";
}

/** The one it is with. */
export function otherOf({ profiles }: Pick<Booking, "profiles">): BookingProfile | null {
  return profiles.find(({ isOwn }) => !isOwn) ?? null;
}

/** A profile's picture in the size of a face. */
export type BookingState =
  | "pending"
  | "accepted"
  | "declined"
  | "cancelled"
  | "expired"
  | "completed";

/** What became of it, in one word; a closed one is what closed it. */
export function stateOf({ status, closedReason }: Pick<Booking, "status" | "closedReason">) {
  return status === "closed"
    ? (closedReason ?? "cancelled")
    : (status satisfies Exclude<BookingState, "cancelled" | "expired" | "completed">);
}

/** It was called off, or never agreed on: nothing takes place. */
export function isCalledOff(booking: Pick<Booking, "status" | "closedReason">): boolean {
  return ["declined", "cancelled", "expired"].includes(stateOf(booking));
}

export function awaitsMe(booking: Pick<Booking, "awaiting" | "profiles">): boolean {
  return booking.awaiting === ownSideOf(booking);
}

/** Day for day, and home at night: these fill the days they are on. */
const servicesByDay: readonly ServiceType[] = [
  "dog_walking_service",
  "daycare_at_sitter_home",
  "sitter_at_owner_home",
];
const stays: readonly ServiceType[] = [
  "day_and_night_care_at_owner_home",
  "day_and_night_at_sitter_home",
];

export function isByDay({ serviceType }: Pick<Booking, "serviceType">): boolean {
  return serviceType === undefined || servicesByDay.includes(serviceType);
}

export type BookingLook = "stay" | "visit" | "meet" | "asked" | "past";

/** How its paper looks: solid, soft, yellow, an outline, or sunken. */
export function lookOf(booking: Booking): BookingLook {
  if (booking.phase === "past" || booking.status === "closed") return "past";
  if (booking.status === "pending") return "asked";
  if (booking.kind === "introduction") return "meet";
  return booking.serviceType && stays.includes(booking.serviceType) ? "stay" : "visit";
}

type Words = Translate<"bookings">;

export function nameOf(profile: Pick<BookingProfile, "firstName"> | null, t: Words): string {
  return profile?.firstName ?? t("deletedUser");
}

export function petsInWords(pets: readonly Pick<BookingPet, "name">[], t: Words): string {
  if (pets.length === 0) return t("somePets");
  return joinWords(
    pets.map(({ name }) => name),
    t("and"),
  );
}

/** From where this reader stands: at their own home, or at the other's. */
export function placeInWords(
  booking: Pick<Booking, "profiles" | "place" | "placeText">,
  name: string,
  t: Words,
): string {
  const { place, placeText } = booking;
  return place === "owner_home" || place === "sitter_home"
    ? t(`places.${place}.${ownSideOf(booking)}`, { name })
    : placeText || t(`places.${place}`);
}

/** What it is, as a heading for this reader. */
export function titleOf(booking: Booking, t: Words): string {
  const name = nameOf(otherOf(booking), t);
  if (booking.kind === "introduction") return t("title.introduction", { name });
  const state = stateOf(booking);
  const tense = isCalledOff(booking)
    ? "off"
    : state === "pending" || state === "completed"
      ? state
      : "accepted";
  const pets = petsInWords(booking.pets, t);
  return t(`title.${ownSideOf(booking)}.${tense}`, { name, pets });
}

/** The same in a few words, for rows and ribbons. */
export function shortTitleOf(booking: Booking, t: Words): string {
  const name = nameOf(otherOf(booking), t);
  if (booking.kind === "introduction") return t("short.introduction", { name });
  const { serviceType = "house_visit", pets } = booking;
  return t(`short.${serviceType}`, { pets: petsInWords(pets, t), count: pets.length });
}
