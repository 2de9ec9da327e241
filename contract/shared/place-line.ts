import type { Locale } from "./locale.ts";

/** All of our addresses are in one country. */
const country: Record<Locale, string> = { nl: "Nederland", en: "Netherlands" };

export type ShownPlace = {
  neighborhood?: string | null | undefined;
  city: string;
  province?: string | undefined;
};

/**
 * Where somebody lives, as near as others may know: 'Wittevrouwen, Utrecht'. It always has two parts:
 * without a neighbourhood the wider one follows, and there is a town of the province's own name.
 */
export function placeLine({ neighborhood, city, province }: ShownPlace, locale: Locale): string {
  if (city === "") return "";
  if (neighborhood) return `${neighborhood}, ${city}`;
  return `${city}, ${province && province !== city ? province : country[locale]}`;
}
