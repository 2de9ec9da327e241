import type { TypedWishes } from "../address/search.ts";

/** What was chosen in the field for a place. */
export type PlacePick =
  | { slug: string; postalCode?: string; text: string; wishes?: TypedWishes }
  /** Where the visitor is, about. */
  | { latitude: number; longitude: number; text: string };

export type FoundPlace = { slug: string; name: string; province: string };

export type PlaceSuggestion = { pick: Extract<PlacePick, { slug: string }>; hint: string };

/** The places that fit a text, as they are shown: a postal code that was typed stays in view. */
export function placeSuggestions(
  text: string,
  found: readonly FoundPlace[],
  /** What was typed beside it. */
  wishes: TypedWishes = {},
): PlaceSuggestion[] {
  const [, digits, letters = ""] = /^\s*([1-9]\d{3})\s*([a-z]{2})?\s*$/i.exec(text) ?? [];
  const code = digits && [digits, letters.toUpperCase()].filter(Boolean).join(" ");
  return found.map(({ slug, name, province }) => ({
    pick: {
      slug,
      ...(code ? { postalCode: code.replace(" ", "") } : {}),
      text: code ? `${code}, ${name}` : name,
      ...(Object.keys(wishes).length > 0 ? { wishes } : {}),
    },
    hint: province,
  }));
}

/** About a kilometre: an address that is shared must not lead to somebody's door. */
export function roughly(degrees: number): number {
  return Math.round(degrees * 100) / 100;
}
