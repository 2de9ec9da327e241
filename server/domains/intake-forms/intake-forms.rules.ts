import type { SharedPart } from "#contract/bookings/what-is-shared.ts";
import type { BookingPlace, Progress } from "#contract/bookings.ts";
import type { StaySection } from "#contract/intake-forms/intake-sections.ts";
import { standingFormYears } from "#contract/intake-forms.ts";

/**
 * An intake form has one part for each thing a sitter needs to know, and one for each pet. A part that was
 * saved is done; the form is complete, by itself, once all of its parts are. An owner has a standing form,
 * from which that of a new booking is filled. If that makes it complete, nobody has to do anything. If the
 * standing form is older than a year, what it says stands in the fields, and each part has to be saved
 * again before it counts and before the sitter sees it.
 */

/** A part as it is stored: of a pet with the pet's number. */
export type SectionKey = StaySection | `pet:${number}`;

export function petSection(petId: number): SectionKey {
  return `pet:${petId}`;
}

/** Null for a part that is not about a pet. */
export function petIdOf(section: SectionKey): number | null {
  return section.startsWith("pet:") ? Number(section.slice("pet:".length)) : null;
}

/** Nobody has to tell how to get into their house while their pets are elsewhere. */
function isHouseAsked(place: BookingPlace | null): boolean {
  return place === null || place === "owner_home" || place === "elsewhere";
}

/** The parts in the order in which they are asked; a standing form has no place, and asks for all. */
export function partsOf(about: {
  petIds: readonly number[];
  place: BookingPlace | null;
}): SectionKey[] {
  return [
    "away",
    "emergency",
    "vet",
    ...(isHouseAsked(about.place) ? (["house"] as const) : []),
    ...about.petIds.map(petSection),
    "agreements",
    "remarks",
  ];
}

/** As what of a booking a part is shared; a pet's is about its care. */
export function sharedPartOf(section: SectionKey): SharedPart {
  return petIdOf(section) === null ? partsShared[section as StaySection] : "care";
}

const partsShared: Record<StaySection, SharedPart> = {
  away: "contacts",
  emergency: "contacts",
  vet: "contacts",
  house: "house",
  agreements: "agreements",
  remarks: "agreements",
};

export type SavedPart = { section: SectionKey; isConfirmed: boolean };

export function countDone(parts: readonly SectionKey[], saved: readonly SavedPart[]): number {
  const confirmed = new Set(saved.filter((part) => part.isConfirmed).map((part) => part.section));
  return parts.filter((part) => confirmed.has(part)).length;
}

export function progressOf({ parts, partsDone }: { parts: number; partsDone: number }): Progress {
  if (partsDone === 0) return "not_started";
  return partsDone < parts ? "in_progress" : "completed";
}

export function isTooOld(updatedAt: Date, now: Date): boolean {
  const until = new Date(updatedAt);
  until.setUTCFullYear(until.getUTCFullYear() + standingFormYears);
  return now >= until;
}

/** What a new booking's form takes over: the parts that it has, in doubt when they are too old. */
export function takenOver<Part extends SavedPart>(
  parts: readonly SectionKey[],
  standing: { updatedAt: Date; saved: readonly Part[] } | null,
  now: Date,
): Part[] {
  if (!standing) return [];
  const isOld = isTooOld(standing.updatedAt, now);
  return standing.saved
    .filter(({ section }) => parts.includes(section))
    .map((part) => ({ ...part, isConfirmed: part.isConfirmed && !isOld }));
}

/** How the one who has to know is told: it was filled for them, or they have to. */
export function messageOnAcceptance(progress: Progress) {
  return progress === "completed" ? "INTAKE_FORM_DATA_IMPORTED" : "INTAKE_FORM_DATA_MUST_BE_FILLED";
}
