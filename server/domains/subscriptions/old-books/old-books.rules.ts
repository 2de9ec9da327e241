/**
 * Books are kept for seven years after the year that they are of (article 52 of the general act on state
 * taxes, AWR), and no longer: what is of an earlier year than this goes.
 */
const yearsKept = 7;

/** The first day of the oldest year whose books are still kept. `today` is a day in Amsterdam. */
export function booksKeptFrom(today: string): string {
  return `${Number(today.slice(0, 4)) - yearsKept}-01-01`;
}
