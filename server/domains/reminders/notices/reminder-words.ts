import * as z from "zod";
import { bookingKind } from "#contract/bookings.ts";
import type { ReminderNotificationType } from "#contract/notifications.ts";
import { profileType } from "#contract/profiles.ts";
import { askAfterDays } from "#contract/requests.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import type { Locale } from "#contract/shared/locale.ts";
import en from "#messages/en/reminder-notices.json" with { type: "json" };
import nl from "#messages/nl/reminder-notices.json" with { type: "json" };
import type { NoticeWords, StoredNotice } from "#server/platform/notices.ts";
import { createTexts } from "#server/platform/texts.ts";
import {
  capitalised,
  dayInWords,
  listInWords,
  timeInWords,
} from "#server/platform/words/in-words.ts";

const text = createTexts({ nl, en });

/** What is stored of a reminder for the words of it; each type has some of it. */
const reminderNoticeParams = z.object({
  side: profileType,
  bookingKind: bookingKind.optional(),
  /** Their names, one a line: readers join them in their own language. */
  pets: z.string().optional(),
  /** When it begins, or was to. */
  at: z.iso.datetime().optional(),
  /** '08:00,18:00': of a day. */
  times: z.string().optional(),
  /** A booking was agreed on while the request was shown. */
  isAfterYes: z.boolean().optional(),
});
export type ReminderNoticeParams = z.infer<typeof reminderNoticeParams>;

/** What somebody is reminded of, in their language; days as they are when it is read. */
export function reminderWordsOf(
  { type, params, name }: StoredNotice<ReminderNotificationType>,
  locale: Locale,
  today: string,
): NoticeWords {
  const reminded = reminderNoticeParams.parse(params);
  const { side, bookingKind: kind = "booking", at, times = "", isAfterYes } = reminded;
  const clocks = times.split(",");
  const words = {
    name: name ?? text(locale, "somebody"),
    pets: petsInWords(reminded, locale),
    time: at ? timeInWords(at) : "",
    day: at ? dayOf(at, locale, today) : "",
  };
  switch (type) {
    case "reminder_24h":
    case "reminder_1h":
      return {
        title: capitalised(text(locale, `${type}.${kind}.title`, words)),
        text: text(locale, `${type}.${kind}.${side}`, words),
      };
    case "reminder_5am":
      return {
        title: capitalised(text(locale, `${type}.title`, { ...words, count: clocks.length })),
        text: text(locale, `${type}.text`, { times: listInWords(clocks, locale) }),
      };
    case "reminder_introduction":
      return {
        title: text(locale, `${type}.title`, words),
        text: text(locale, `${type}.${side}`, words),
      };
    case "reminder_deactivate_request":
      return {
        title: text(locale, `${type}.title`),
        text: isAfterYes
          ? text(locale, `${type}.afterYes`, words)
          : text(locale, `${type}.afterMonth`, { count: askAfterDays }),
      };
    default:
      return {
        title: text(locale, `${type}.title`, words),
        text: text(locale, `${type}.text`, words),
      };
  }
}

export function petsInWords(
  { pets = "", side }: Pick<ReminderNoticeParams, "pets" | "side">,
  locale: Locale,
): string {
  if (pets !== "") return listInWords(pets.split("\n"), locale);
  return text(locale, side === "pet_owner" ? "yourPets" : "theirPets");
}

const dayMs = 24 * 60 * 60 * 1000;

function dayOf(at: string, locale: Locale, today: string): string {
  const day = dayInAmsterdam(new Date(at));
  if (day === today) return text(locale, "days.today");
  const isTomorrow = Date.parse(day) - Date.parse(today) === dayMs;
  return isTomorrow ? text(locale, "days.tomorrow") : dayInWords(day, locale, today);
}
