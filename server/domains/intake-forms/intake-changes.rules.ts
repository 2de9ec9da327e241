import type { ChangedValue } from "#contract/intake-forms.ts";

/**
 * What a save changed, field by field, for the sitter to confirm one by one. Medicines and what is allowed
 * are told apart by their names, so that another dose is one change and not a new list.
 */
export type FieldChange = {
  field: string;
  /** The medicine, or what is allowed or not. */
  item?: string;
  /** What of it. */
  part?: string;
  old?: ChangedValue;
  new?: ChangedValue;
};

export type SectionValues = Readonly<Record<string, unknown>>;

/** A part that wasn't there before is one change, not one for each of its fields. */
export const wholeSection = "section";

/** By which field the items of a list are told apart. */
const namedBy: Readonly<Record<string, string>> = { medicines: "name", rules: "what" };

export function changesBetween(old: SectionValues | null, now: SectionValues): FieldChange[] {
  if (!old) return [{ field: wholeSection }];
  return keysOf(old, now).flatMap((field) => {
    const name = namedBy[field];
    if (name) return itemChanges(field, name, itemsOf(old[field]), itemsOf(now[field]));
    return isSame(old[field], now[field]) ? [] : [change({ field }, old[field], now[field])];
  });
}

function itemChanges(
  field: string,
  name: string,
  old: readonly SectionValues[],
  now: readonly SectionValues[],
): FieldChange[] {
  const before = byName(old, name);
  const after = byName(now, name);
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((item) => {
    const [was, is] = [before.get(item), after.get(item)];
    // One that came or went says so by its name alone.
    if (!was || !is) return [change({ field, item, part: name }, was?.[name], is?.[name])];
    return keysOf(was, is)
      .filter((part) => !isSame(was[part], is[part]))
      .map((part) => change({ field, item, part }, was[part], is[part]));
  });
}

/** Two of the same name are the first and the second. */
function byName(items: readonly SectionValues[], name: string): Map<string, SectionValues> {
  const found = new Map<string, SectionValues>();
  for (const item of items) {
    const bare = String(item[name]);
    let key = bare;
    for (let nr = 2; found.has(key); nr += 1) key = `${bare} (${nr})`;
    found.set(key, item);
  }
  return found;
}

function change(
  about: Pick<FieldChange, "field" | "item" | "part">,
  old: unknown,
  now: unknown,
): FieldChange {
  return {
    ...about,
    ...(old === undefined ? {} : { old: old as ChangedValue }),
    ...(now === undefined ? {} : { new: now as ChangedValue }),
  };
}

function keysOf(old: SectionValues, now: SectionValues): string[] {
  return [...new Set([...Object.keys(old), ...Object.keys(now)])];
}

function itemsOf(value: unknown): SectionValues[] {
  return Array.isArray(value) ? value : [];
}

function isSame(old: unknown, now: unknown): boolean {
  return JSON.stringify(old) === JSON.stringify(now);
}

/** What is kept of a part: nothing that is empty, times in their order. */
export function tidy(values: SectionValues): SectionValues {
  const kept = Object.entries(values).flatMap(([field, value]) => {
    if (value === null || value === undefined || value === "") return [];
    if (!Array.isArray(value)) return [[field, value] as const];
    if (value.length === 0) return [];
    return [[field, tidyList(field, value)] as const];
  });
  return Object.fromEntries(kept);
}

function tidyList(field: string, list: readonly unknown[]): unknown[] {
  if (list.every((item) => typeof item === "object")) {
    return list.map((item) => tidy(item as SectionValues));
  }
  const unique = [...new Set(list)];
  return /times$/i.test(field) ? unique.toSorted() : unique;
}
