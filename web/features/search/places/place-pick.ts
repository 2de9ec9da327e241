/** What was chosen in the field for a place. */
export type PlacePick =
  | { slug: string; postalCode?: string; text: string }
  /** Where the visitor is, about. */
  | { latitude: number; longitude: number; text: string };

type FoundPlace = { slug: string; name: string; province: string };

/** The places that fit a text, as they are shown: a postal code that was typed stays in view. */
export function placeSuggestions(
  text: string,
  found: readonly FoundPlace[],
): { pick: { slug: string; postalCode?: string; text: string }; hint: string }[] {
  const [, digits, letters = ""] = /^\s*([1-9]\d{3})\s*([a-z]{2})?\s*$/i.exec(text) ?? [];
  const code = digits && [digits, letters.toUpperCase()].filter(Boolean).join(" ");
  return found.map(({ slug, name, province }) => ({
    pick: {
      slug,
      ...(code ? { postalCode: code.replace(" ", "") } : {}),
      text: code ? `${code}, ${name}` : name,
    },
    hint: province,
  }));
}

/** About a kilometre: an address that is shared must not lead to somebody's door. */
export function roughly(degrees: number): number {
  return Math.round(degrees * 100) / 100;
}
