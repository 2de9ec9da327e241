import type { BookingMessageParams } from "#contract/bookings/booking-messages.ts";
import type { ProfileType } from "#contract/profiles.ts";
import type { Locale } from "#contract/shared/locale.ts";
import type { TextKey, Translate } from "#web/lib/i18n/text-keys.ts";
import { formatMoney, formatWeekday } from "#web/lib/text/formatting.ts";
import { joinWords } from "#web/lib/text/join-words.ts";
import { dayOfMonthInWords, periodInWords } from "#web/lib/time/day-words.ts";
import { listOf } from "./booking-params.ts";

/** Who reads, in which language, with whom, and on which day. */
export type CardWords = {
  t: Translate<"booking-cards", "chat" | "logbook-cards">;
  locale: Locale;
  side: ProfileType;
  name: string;
  today: string;
};

type Said = BookingMessageParams;
type Days = Pick<Said, "startDate" | "endDate">;

type WithoutOwn<Key> = Key extends `${infer Text}.own` ? Text : never;
/** Texts that exist for one's own doing and for the other's. */
export type DoubleText = WithoutOwn<TextKey<"booking-cards">>;

/** 'Jij zei ja', or the same with the other's name. */
export function said(
  text: DoubleText,
  who: ProfileType | undefined,
  { t, side, name }: CardWords,
): string {
  return t(`${text}.${who === side ? "own" : "other"}`, { name });
}

export function petsInWords(names: string | undefined, { t }: Pick<CardWords, "t">): string {
  return joinWords(listOf(names), t("and"));
}

/** 'Bezoek aan Moos en Minoes'. */
export function whatInWords({ kind, serviceType, petNames }: Said, words: CardWords): string {
  const { t } = words;
  const pets = petsInWords(petNames, words);
  if (kind === "introduction")
    return pets ? t("what.introductionWith", { pets }) : t("what.introduction");
  return serviceType && pets ? t(`what.${serviceType}`, { pets }) : t("what.booking");
}

/** 'za 19 t/m za 26 december'. */
export function daysInWords({ startDate, endDate }: Days, words: CardWords): string {
  const { t, locale, today } = words;
  const last = `${formatWeekday(endDate, locale)} ${dayOfMonthInWords(endDate, locale, today)}`;
  if (startDate === endDate) return last;
  const { from, to } = periodInWords({ startDate, endDate }, locale, today);
  return t("dates.range", {
    from: `${formatWeekday(startDate, locale)} ${from}`,
    to: `${formatWeekday(endDate, locale)} ${to}`,
  });
}

/** '08:00 en 18:00, elke dag', '09:00 tot 17:00', 'vanaf 15:00, tot 11:00'; null when none were given. */
export function timesInWords(booking: Said, { t }: Pick<CardWords, "t">): string | null {
  const { startDate, endDate, time: from, endTime: to } = booking;
  const isOneDay = startDate === endDate;
  const visits = listOf(booking.visits);
  if (visits.length > 0) {
    const times = joinWords(visits, t("and"));
    return isOneDay ? times : t("dates.aDay", { times });
  }
  if (!from || !to) return from ?? null;
  return t(isOneDay ? "dates.hours" : "dates.stay", { from, to });
}

/** From where the reader stands: at their own home, or at the other's. */
export function placeInWords({ place, placeText }: Said, words: CardWords): string | null {
  const { t, side, name } = words;
  switch (place) {
    case undefined:
      return null;
    case "owner_home":
      return t(side === "pet_owner" ? "places.own" : "places.other", { name });
    case "sitter_home":
      return t(side === "pet_sitter" ? "places.own" : "places.other", { name });
    default:
      return placeText || t(`places.${place}`);
  }
}

/** What it was and what it would be; null where the message doesn't say. */
export function changeInWords(booking: Said, words: CardWords): { was: string; is: string } | null {
  const { newStartDate, newEndDate, newPriceCents, newPetNames, priceCents } = booking;
  const { t } = words;
  if (newStartDate !== undefined && newEndDate !== undefined) {
    const later = laterOf(booking);
    const withTimes = !hasOtherDays(booking);
    return {
      was: whenInWords(booking, words, withTimes),
      is: whenInWords(later, words, withTimes),
    };
  }
  if (newPriceCents !== undefined) {
    const was = priceCents === undefined ? t("noPrice") : formatMoney(priceCents);
    return { was, is: formatMoney(newPriceCents) };
  }
  if (newPetNames !== undefined) {
    const inWords = (names: string | undefined) => petsInWords(names, words) || t("noPets");
    return { was: inWords(booking.petNames), is: inWords(newPetNames) };
  }
  return null;
}

function whenInWords(booking: Said, words: CardWords, withTimes: boolean): string {
  const times = withTimes ? timesInWords(booking, words) : null;
  const days = daysInWords(booking, words);
  return times ? `${days}, ${times}` : days;
}

function hasOtherDays({ startDate, endDate, newStartDate, newEndDate }: Said): boolean {
  return newStartDate !== startDate || newEndDate !== endDate;
}

/** The booking as it would be, or is once that was agreed. */
export function laterOf(booking: Said): Said {
  const { newStartDate, newEndDate, newTime, newEndTime, newVisits } = booking;
  const { newPetNames, newPriceCents } = booking;
  return {
    ...booking,
    startDate: newStartDate ?? booking.startDate,
    endDate: newEndDate ?? booking.endDate,
    time: newTime ?? booking.time,
    endTime: newEndTime ?? booking.endTime,
    visits: newStartDate === undefined ? booking.visits : newVisits,
    petNames: newPetNames ?? booking.petNames,
    priceCents: newPriceCents ?? booking.priceCents,
  };
}

/** Whether it asks for something else than there was, and not for the booking itself. */
export function isProposal({ about }: Said): boolean {
  return about === "dates" || about === "pets" || about === "price";
}

/** Whether a no ends the booking, and not only what was proposed. */
export function endsByNo({ about, isAgreed }: Said): boolean {
  return !isAgreed && about !== "pets" && about !== "price";
}

export function whoAsked(booking: Said, words: CardWords): string {
  const { about, kind, by } = booking;
  if (about === "dates" && !hasOtherDays(booking)) return said("asked.times", by, words);
  if (about === "dates" || about === "pets" || about === "price")
    return said(`asked.${about}`, by, words);
  return said(`asked.${kind}`, by, words);
}

/** What became of a question. */
export function whoAnswered(booking: Said, words: CardWords): string {
  const { answer, awaiting } = booking;
  switch (answer) {
    case undefined:
      return whoAsked(booking, words);
    case "accepted":
      return said("answered.accepted", awaiting, words);
    case "declined":
      return said(endsByNo(booking) ? "answered.declined" : "answered.kept", awaiting, words);
    default:
      return words.t(`answered.${answer}`);
  }
}

export function whoTold({ status = "detailsChanged", by }: Said, words: CardWords): string {
  return said(`told.${status}`, by, words);
}

/** With the animals in somebody's house: whom to call, and where the numbers are. */
export function callInWords(booking: Said, words: CardWords): string {
  const pets = petsInWords(booking.petNames, words);
  return words.t(pets ? "early.call" : "early.callNoNames", { name: words.name, pets });
}

export function whoCancelled({ by, isEarly }: Said, words: CardWords): string {
  if (isEarly) return by ? said("early.ended", by, words) : words.t("early.nobody");
  return by ? said("cancelled", by, words) : words.t("cancelled.nobody");
}
