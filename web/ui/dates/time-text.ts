/**
 * A time of day as people type it: '8', '830', '8.30', '08:30'. Null for nothing, undefined for what
 * is no time. A text box and not the browser's own: that one says AM and PM to who set their browser
 * to English, whatever the language of the page.
 */
export function parseTime(text: string): string | null | undefined {
  const typed = text.trim();
  if (typed === "") return null;
  const found = /^(\d{1,2})(?:[:.](\d{2}))?$/.exec(typed) ?? /^(\d{1,2})(\d{2})$/.exec(typed);
  if (!found) return undefined;
  const [hour, minute] = [Number(found[1]), Number(found[2] ?? 0)];
  if (hour > 23 || minute > 59) return undefined;
  return `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
}
