import type { ActivityKind } from "#contract/logbooks/logbook-entries.ts";
import type { Logbook } from "#contract/logbooks.ts";
import type { Translate } from "#web/lib/i18n/text-keys.ts";
import { dayInWords, type LogbookWords } from "../logbook-words.ts";
import { dayOfStay } from "./visit-state.ts";

type Words = Translate<"logbook-visit">;

/** As large as on a watch: '26 min', '3 u 12 min', '2 dagen'. */
export function durationInShort(minutes: number, t: Words): string {
  if (minutes < 60) return t("duration.minutes", { count: minutes });
  if (minutes < 48 * 60) {
    return t("duration.hours", { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  }
  return t("duration.days", { count: Math.floor(minutes / (24 * 60)) });
}

/** In a sentence: 'na 39 minuten', 'na 2 uur en 5 minuten'. */
export function durationInWords(minutes: number, t: Words): string {
  if (minutes < 60) return t("duration.fullMinutes", { count: minutes });
  if (minutes >= 48 * 60) return t("duration.days", { count: Math.floor(minutes / (24 * 60)) });
  const hours = t("duration.wholeHours", { count: Math.floor(minutes / 60) });
  const rest = minutes % 60;
  if (rest === 0) return hours;
  return t("duration.fullHours", { hours, minutes: t("duration.fullMinutes", { count: rest }) });
}

export function ownerNameOf({ owner }: Pick<Logbook, "owner">, t: Words): string {
  return owner.firstName ?? t("someone");
}

/** 'Bij Tess thuis, dag 3 van 8'. */
export function placeAndDayInWords(logbook: Logbook, t: Words, words: LogbookWords): string {
  const { place, startDate, endDate } = logbook;
  const name = ownerNameOf(logbook, t);
  const where =
    place === "owner_home" || place === "sitter_home"
      ? t(`head.${place}`, { name })
      : t("head.elsewhere", { name });
  return `${where}, ${stayInWords({ startDate, endDate }, t, words)}`;
}

function stayInWords(
  stay: Pick<Logbook, "startDate" | "endDate">,
  t: Words,
  words: LogbookWords,
): string {
  const today = dayOfStay(stay, words.today);
  if (today) return t("head.day", today);
  return words.today < stay.startDate
    ? t("head.begins", { when: dayInWords(stay.startDate, words) })
    : t("head.ended", { when: dayInWords(stay.endDate, words) });
}

/** On its button; what a cat has in a box, a rabbit has in its hutch. */
export function kindInWords(
  kind: ActivityKind,
  category: Logbook["pets"][number]["category"] | undefined,
  t: Words,
): string {
  return kind === "litter_cleaned" && category ? t(`litter.${category}`) : t(`kinds.${kind}`);
}

/** How wrong a clock is, as one would say it: '7 minuten', '2 uur'. */
export function clockOffInWords(offsetMs: number, t: Words): string {
  const minutes = Math.round(Math.abs(offsetMs) / 60_000);
  // Of hours nobody wants to know the minutes: it is the time zone, or summer time.
  const rounded = minutes >= 60 && Math.abs(minutes - Math.round(minutes / 60) * 60) <= 2;
  return durationInWords(rounded ? Math.round(minutes / 60) * 60 : minutes, t);
}
