import type { IntakePart } from "#contract/intake-forms.ts";

/** A part as it stands in an address: `house`, `pet-12`. */
export function partId({ section, petId }: Pick<IntakePart, "section" | "petId">): string {
  return petId === undefined ? section : `${section}-${petId}`;
}

/** The part that an address asks for; null where it asks for none, or for one that isn't there. */
export function askedPart(parts: readonly IntakePart[], asked: string | null): IntakePart | null {
  return parts.find((part) => partId(part) === asked) ?? null;
}

/** Where to begin. */
export function firstOpenPart(parts: readonly IntakePart[]): IntakePart | null {
  return parts.find(({ isDone }) => !isDone) ?? null;
}

/** Where saving a part leads: to the next that is not done, from the top again; null when all are. */
export function partAfter(parts: readonly IntakePart[], saved: string): IntakePart | null {
  const at = parts.findIndex((part) => partId(part) === saved);
  const others = [...parts.slice(at + 1), ...parts.slice(0, Math.max(at, 0))];
  return others.find(({ isDone }) => !isDone) ?? null;
}

/** The one above it in the list, for going back. */
export function partBefore(parts: readonly IntakePart[], id: string): IntakePart | null {
  const at = parts.findIndex((part) => partId(part) === id);
  return parts[at - 1] ?? null;
}
