/**
 * A day as people here write it, `31-12-2026`, in both languages: where no script runs, a browser's own
 * field for a date would speak the browser's language and not the site's.
 */
export function writtenDay(on: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(on) ?? [];
  return year ? `${day}-${month}-${year}` : on;
}

/** As the product writes it, `2026-12-31`. What can't be read stays as it is, and is complained about. */
export function readWrittenDay(text: string): string {
  const [, day, month, year] = /^(\d{1,2})[-./ ](\d{1,2})[-./ ](\d{4})$/.exec(text.trim()) ?? [];
  if (!day || !month || !year) return text.trim();
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}
