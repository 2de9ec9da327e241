import type { Message } from "#contract/messages.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { formatTime } from "#web/lib/text/formatting.ts";
import { joinWords } from "#web/lib/text/join-words.ts";
import { weekdayAndDayInWords } from "#web/lib/time/day-words.ts";
import { listOf } from "../booking-params.ts";
import { type CardWords, petsInWords } from "../booking-words.ts";
import { readReminderParams } from "./reminder-params.ts";

/** When, for whom: 'za 19 december om 18:00, Moos en Minoes'; null where there is nothing to say. */
export function whatIsAhead(message: Message, words: CardWords): string | null {
  const { petNames } = readReminderParams(message.params);
  const parts = [whenInWords(message, words), petsInWords(petNames, words)].filter(Boolean);
  return parts.length > 0 ? parts.join(", ") : null;
}

function whenInWords({ type, params }: Message, { t, locale, today }: CardWords): string {
  const { at, times } = readReminderParams(params);
  if (type === "REMINDER_5AM" && times)
    return t("chat:reminder.today", { times: joinWords(listOf(times), t("and")) });
  if (!at) return "";
  const time = formatTime(at);
  if (type === "REMINDER_CHECK_IN") return t("chat:reminder.began", { time });
  const day = weekdayAndDayInWords(dayInAmsterdam(new Date(at)), locale, today);
  return t("chat:reminder.at", { day, time });
}
