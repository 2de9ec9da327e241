import type { ActivityKind } from "#contract/logbooks/logbook-entries.ts";
import type { LogbookMessageParams } from "#contract/logbooks/logbook-messages.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { formatNumber, formatTime, formatWeekday } from "#web/lib/text/formatting.ts";
import { joinWords } from "#web/lib/text/join-words.ts";
import { addDays } from "#web/lib/time/calendar-days.ts";
import { dayOfMonthInWords } from "#web/lib/time/day-words.ts";
import { listOf } from "../booking-params.ts";
import type { CardWords } from "../booking-words.ts";

/** In the order in which they are told. */
const kinds: readonly ActivityKind[] = [
  "fed",
  "water",
  "walked",
  "played",
  "cuddled",
  "litter_cleaned",
  "medication",
  "plants",
  "post",
  "other",
];

export function petsInWords(
  { petNames }: Pick<LogbookMessageParams, "petNames">,
  { t }: CardWords,
): string {
  return joinWords(listOf(petNames), t("logbook-cards:and")) || t("logbook-cards:yourPets");
}

export function whoWrote(told: LogbookMessageParams, { t, name }: CardWords): string {
  const { visits = 0, images = 0, checkedOutAt, isLate } = told;
  if (visits > 0) return t(`logbook-cards:who.${isLate ? "lateCheckIn" : "checkIn"}`, { name });
  if (isLate) return t("logbook-cards:who.lateUpdate", { name });
  if (images > 0) return t("logbook-cards:who.image", { name, count: images });
  return t(`logbook-cards:who.${checkedOutAt ? "left" : "update"}`, { name });
}

/** The one thing that counts most: where the sitter is, or was. */
export function whatWasTold(told: LogbookMessageParams, words: CardWords): string {
  const { t } = words;
  const { visits = 0, checkedInAt, checkedOutAt, isBack, isLate, from, until } = told;
  const pets = petsInWords(told, words);
  if (isLate) return lateInWords(told, words);
  if (visits > 0) {
    return t("logbook-cards:what.checkIn", { pets, time: formatTime(checkedInAt ?? from) });
  }
  if (checkedOutAt) return leftInWords(told, words);
  if (isBack) return t("logbook-cards:what.back", { pets });
  if (isEmpty(told)) return t("logbook-cards:what.nothing");
  return until ? t("logbook-cards:what.with", { pets }) : "";
}

function leftInWords(
  { checkedOutAt = "", minutes = 0 }: LogbookMessageParams,
  { t }: CardWords,
): string {
  const time = formatTime(checkedOutAt);
  return minutes < 120
    ? t("logbook-cards:what.left", { time, minutes })
    : t("logbook-cards:what.leftLong", { time, hours: formatNumber(Math.round(minutes / 60)) });
}

function lateInWords(told: LogbookMessageParams, words: CardWords): string {
  const { t } = words;
  const { visits = 0, checkedInAt, checkedOutAt, from, until } = told;
  const pets = petsInWords(told, words);
  const day = dayInWords(checkedInAt ?? from, words);
  if (visits > 1) return t("logbook-cards:what.lateVisits", { pets, count: visits });
  const [start, end] = [formatTime(checkedInAt ?? from), formatTime(checkedOutAt ?? until)];
  if (visits === 1 && !checkedOutAt) {
    return t("logbook-cards:what.lateCheckIn", { day, pets, time: start });
  }
  const key = visits === 1 ? "lateVisit" : "late";
  return t(`logbook-cards:what.${key}`, { day, pets, from: start, to: end });
}

/** 'Vandaag', 'Gisteren', 'za 19 december'. */
function dayInWords(at: string, { t, locale, today }: CardWords): string {
  const day = dayInAmsterdam(new Date(at));
  if (day === today) return t("logbook-cards:days.today");
  if (day === addDays(today, -1)) return t("logbook-cards:days.yesterday");
  return `${formatWeekday(day, locale)} ${dayOfMonthInWords(day, locale, today)}`;
}

/** 'Gevoerd, gespeeld en 2,1 km gewandeld'; empty where the rest of the card says it all. */
export function doneInWords(told: LogbookMessageParams, { t, locale }: CardWords): string {
  const { walkedM = 0, tasks = 0, images = 0, visits = 0, hasNotes, isLate } = told;
  const known = listOf(told.kinds);
  const km = formatNumber(walkedM / 1000, 1);
  const parts = [
    ...kinds.filter((kind) => known.includes(kind)).map((kind) => t(`logbook-cards:kinds.${kind}`)),
    ...(walkedM > 0 ? [t("logbook-cards:parts.walked", { km: withPoint(km, locale) })] : []),
    ...(tasks > 0 ? [t("logbook-cards:parts.tasks", { count: tasks })] : []),
    ...(hasNotes ? [t("logbook-cards:parts.notes")] : []),
    // Otherwise who sent them says how many.
    ...(images > 0 && (isLate || visits > 0)
      ? [t("logbook-cards:parts.pictures", { count: images })]
      : []),
  ];
  const line = joinWords(parts, t("logbook-cards:and"));
  return line.charAt(0).toUpperCase() + line.slice(1);
}

function withPoint(km: string, locale: CardWords["locale"]): string {
  return locale === "en" ? km.replace(",", ".") : km;
}

function isEmpty(told: LogbookMessageParams): boolean {
  const { activities = 0, images = 0, walks = 0, tasks = 0, hasNotes } = told;
  return activities + images + walks + tasks === 0 && !hasNotes;
}

/** In the list of rooms. */
export function logbookLine(told: LogbookMessageParams, words: CardWords): string {
  const { t, name } = words;
  const { visits = 0, images = 0, isLate, checkedOutAt, isBack } = told;
  const pets = petsInWords(told, words);
  if (visits > 0)
    return t(`logbook-cards:line.${isLate ? "lateCheckIn" : "checkIn"}`, { name, pets });
  if (images > 0) return t("logbook-cards:line.image", { name, pets, count: images });
  const done = doneInWords(told, words);
  if (done) return t("logbook-cards:line.update", { what: decapitalised(done) });
  return checkedOutAt || isBack
    ? `${whoWrote(told, words)}. ${whatWasTold(told, words)}`
    : t("logbook-cards:line.nothing");
}

function decapitalised(line: string): string {
  return line.charAt(0).toLowerCase() + line.slice(1);
}
