/**
 * A word of the trade: its code, which is kept in rows and never changes, and its Dutch and English
 * names. Codes are unique across all lists of breeds.
 */
export type NamedCode = readonly [code: string, nl: string, en: string];
