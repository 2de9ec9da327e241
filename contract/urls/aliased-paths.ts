import type { Locale } from "../shared/locale.ts";

/**
 * The places that have an English address beside the Dutch one. routes.ts registers both, urls.ts
 * builds either, and an English one decides the language of a visitor who has no cookie yet.
 */
export const aliasedPaths = {
  login: { nl: "inloggen", en: "login" },
  search: { nl: "zoeken", en: "search" },
  signup: { nl: "aanmelden", en: "signup" },
  sitterWork: { nl: "oppaswerk", en: "sitterwork" },
  createRequest: { nl: "oproep/aanmaken", en: "request/create" },
  request: { nl: "werk", en: "work" },
  references: { nl: "referenties", en: "references" },
  payments: { nl: "betalingen", en: "payments" },
  // The bare words are Dutch as well as English, and were Dutch first: English gets words of its own.
  terms: { nl: "voorwaarden", en: "terms" },
  privacy: { nl: "privacy", en: "privacy-statement" },
  cookies: { nl: "cookies", en: "cookie-statement" },
} as const satisfies Record<string, Record<Locale, string>>;

export type AliasedPath = keyof typeof aliasedPaths;

/** The same page in each language. */
export function alternatesOf(path: AliasedPath): Record<Locale, string> {
  return { nl: `/${aliasedPaths[path].nl}`, en: `/${aliasedPaths[path].en}` };
}

/** Further addresses of the same places that are English too. */
const otherEnglishPaths = ["register"];

const headOf = (path: string) => path.split("/")[0];

const englishHeads = new Set([
  ...Object.values(aliasedPaths).map((path) => headOf(path.en)),
  ...otherEnglishPaths,
]);

export function isEnglishPath(pathname: string): boolean {
  // React Router asks for a page's data at the same address with `.data` behind it.
  const head = pathname.split("/")[1]?.replace(/\.data$/, "") ?? "";
  return englishHeads.has(head);
}
