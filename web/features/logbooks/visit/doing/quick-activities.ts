import type { BookingPet } from "#contract/bookings/booking-parts.ts";
import { isOpen } from "#contract/logbooks/edit-rule.ts";
import type {
  ActivityKind,
  LogbookActivity,
  LogbookEntry,
} from "#contract/logbooks/logbook-entries.ts";
import type { AnimalCategory } from "#contract/shared/animals.ts";
import { dayOf } from "../../logbook-words.ts";

/**
 * One tap, one activity: what is usually done for each kind of animal, four to a row. A walk has a card of
 * its own, for the dogs; everything else is behind 'something else'.
 */
const usual: Record<AnimalCategory, readonly ActivityKind[]> = {
  dog: ["fed", "water", "played", "cuddled"],
  cat: ["fed", "water", "litter_cleaned", "medication"],
  rabbit: ["fed", "water", "litter_cleaned", "cuddled"],
  rodent: ["fed", "water", "litter_cleaned", "cuddled"],
  bird: ["fed", "water", "litter_cleaned", "played"],
  fish: ["fed", "water", "litter_cleaned", "medication"],
  reptile: ["fed", "water", "litter_cleaned", "medication"],
  horse: ["fed", "water", "litter_cleaned", "walked"],
  farm: ["fed", "water", "litter_cleaned", "cuddled"],
};

/** Of the house; a note and something else stand beside them. */
export const houseKinds = ["plants", "post"] as const satisfies readonly ActivityKind[];

/** In the order of the row: everything that can be done for an animal. */
export const petKinds: readonly ActivityKind[] = [
  "fed",
  "water",
  "walked",
  "played",
  "cuddled",
  "litter_cleaned",
  "medication",
];

/** Animals that one walks with. */
const walkers: readonly AnimalCategory[] = ["dog"];

export function isWalked({ category }: Pick<BookingPet, "category">): boolean {
  return walkers.includes(category);
}

/** The usual, and what was done for this one before: whoever once got a pill has a button for it. */
export function quickKinds(
  pet: Pick<BookingPet, "id" | "category">,
  entries: readonly LogbookEntry[],
): ActivityKind[] {
  const before = new Set(
    entries.flatMap(({ activities }) =>
      activities
        .filter(({ petId }) => petId !== undefined && petId === pet.id)
        .map(({ kind }) => kind),
    ),
  );
  const kinds = usual[pet.category];
  // A walk is started on its own card, not here, whatever was done before.
  const more = petKinds.filter(
    (kind) => before.has(kind) && !kinds.includes(kind) && !(kind === "walked" && isWalked(pet)),
  );
  return [...kinds, ...more];
}

/**
 * What was done in the visit that goes on, and today: a stay of many nights is one visit, and every day the
 * animals eat again.
 */
export function doneNow(entries: readonly LogbookEntry[], today: string): LogbookActivity[] {
  const open = entries.find(isOpen);
  return (open?.activities ?? []).filter(({ doneAt }) => dayOf(doneAt) === today);
}

/** All times that this was done for this animal (or the house), the latest last. */
export function doneOf(
  done: readonly LogbookActivity[],
  kind: ActivityKind,
  petId: number | undefined,
): LogbookActivity[] {
  return done
    .filter((one) => one.kind === kind && one.petId === petId)
    .toSorted((a, b) => a.doneAt.localeCompare(b.doneAt));
}
