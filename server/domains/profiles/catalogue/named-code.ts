/**
 * A word of the trade: its code, which is kept in rows and never changes, its Dutch and English
 * names, and what else people call it in either language. Codes are unique across all lists of breeds.
 */
export type NamedCode = readonly [
  code: string,
  nl: string,
  en: string,
  otherNames?: readonly string[],
];
