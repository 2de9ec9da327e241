import type { Locale } from "#contract/shared/locale.ts";
import { formatDate } from "#web/lib/text/formatting.ts";

/** Below a plot: '15 nov'. */
export function shortDay(day: string, locale: Locale): string {
  return formatDate(day, locale).split(" ").slice(1, 3).join(" ");
}

/** '15 nov', or of several days '9 – 15 nov'. */
export function shortSpan({ from, until }: { from: string; until: string }, locale: Locale) {
  if (from === until) return shortDay(from, locale);
  return `${shortDay(from, locale)} – ${shortDay(until, locale)}`;
}
