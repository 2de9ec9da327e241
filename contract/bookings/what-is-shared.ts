import type { BookingPlace } from "../bookings.ts";
import { type FactName, mayBeKnown, type Tie } from "../privacy/what-may-be-known.ts";

/**
 * What owner and sitter of a booking know of each other that nobody else does. From yes on all of it; for
 * a week after the end, in case something was left behind. A stay that ends before its time leaves the
 * animals in one of the two houses: what brings them home safely stays readable, what opens a house does
 * not. A block after the end leaves a day to bring them home, without address and codes.
 */
export const sharingStates = ["nothing", "agreed", "afterwards", "handover", "blocked"] as const;
export type SharingState = (typeof sharingStates)[number];

export const sharedParts = [
  /** The other's own number. */
  "phone",
  /** Of the home where it takes place. */
  "address",
  /** The owner's number while away, the vet, the emergency contact. */
  "contacts",
  /** What each animal eats, needs and is given. */
  "care",
  /** How to get in: codes, keys, alarm, wifi. */
  "house",
  /** What the two agreed on besides, and remarks. */
  "agreements",
] as const;
export type SharedPart = (typeof sharedParts)[number];

const tieIn: Record<SharingState, Tie> = {
  nothing: "ended",
  agreed: "running",
  afterwards: "endedLately",
  handover: "handover",
  blocked: "blockedLately",
};

const facts: Record<Exclude<SharedPart, "address">, FactName> = {
  phone: "phone",
  contacts: "emergency",
  care: "care",
  house: "codes",
  agreements: "agreements",
};

/** Whether the other side of a booking at this place may read this, by the table of what may be known. */
export function isShared(state: SharingState, part: SharedPart, place: BookingPlace): boolean {
  const fact = part === "address" ? addressAt(place) : facts[part];
  return fact !== null && mayBeKnown(fact, tieIn[state]) === "exact";
}

/** Only of a place that is somebody's home. */
function addressAt(place: BookingPlace): FactName | null {
  if (place === "owner_home") return "ownersAddress";
  return place === "sitter_home" ? "sittersAddress" : null;
}

/** So long after the end that was planned, when one of the two has blocked the other since. */
export const daysSharedAfterBlock = 1;
