export const locales = ["nl", "en"] as const;
export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = "nl";

/** What `Intl`, react-aria and the `lang` attribute want. */
export const localeTags = { nl: "nl-NL", en: "en-US" } as const satisfies Record<Locale, string>;

/** How numbers and amounts are written, in both languages alike: a dot for thousands, 1.450,50. */
export const numberTag = "nl-NL";

export const localeCookie = { name: "locale", maxAgeDays: 365 } as const;

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/** `nl`, `nl-NL` and `NL_be` all mean Dutch; anything that we don't speak gives null. */
export function parseLocale(value: string | null | undefined): Locale | null {
  const language = value?.trim().toLowerCase().split(/[-_]/)[0];
  return isLocale(language) ? language : null;
}

/** Reads an `Accept-Language` header: the best-weighted language that we speak, else Dutch. */
export function localeFromHeader(header: string | null | undefined): Locale {
  const wishes = (header ?? "")
    .split(",")
    .map((part) => {
      const [tag, ...parameters] = part.trim().split(";");
      const weight = parameters.find((parameter) => parameter.trim().startsWith("q="));
      return { locale: parseLocale(tag), weight: weight ? Number(weight.trim().slice(2)) : 1 };
    })
    .filter((wish) => wish.weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return wishes.find((wish) => wish.locale)?.locale ?? defaultLocale;
}
