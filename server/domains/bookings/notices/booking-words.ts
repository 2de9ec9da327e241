import * as z from "zod";
import { bookingKind } from "#contract/bookings.ts";
import type { BookingNotificationType } from "#contract/notifications.ts";
import type { Locale } from "#contract/shared/locale.ts";
import en from "#messages/en/booking-notices.json" with { type: "json" };
import nl from "#messages/nl/booking-notices.json" with { type: "json" };
import type { NoticeWords, StoredNotice } from "#server/platform/notices.ts";
import { createTexts } from "#server/platform/texts.ts";
import { daysInWords, listInWords, moneyInWords } from "#server/platform/words/in-words.ts";

const text = createTexts({ nl, en });

/** What is stored of a booking for the words about it. */
const bookingNoticeParams = z.object({
  bookingId: z.int(),
  bookingKind,
  startOn: z.iso.date(),
  endOn: z.iso.date(),
  /** Their names, one a line: readers join them in their own language. */
  pets: z.string(),
  priceCents: z.int().optional(),
});
export type BookingNoticeParams = z.infer<typeof bookingNoticeParams>;

/** Nobody proposes pets or a price for an introduction, fills in a form, or has animals to bring home. */
const onlyOfBookings = [
  "booking_pets_proposed",
  "booking_price_proposed",
  "booking_ended_early",
  "booking_said_home",
  "intake_asked",
  "intake_filled",
  "intake_changed",
] as const satisfies readonly BookingNotificationType[];
type OnlyOfBookings = (typeof onlyOfBookings)[number];

function isOnlyOfBookings(type: BookingNotificationType): type is OnlyOfBookings {
  return onlyOfBookings.some((only) => only === type);
}

/** What happened to a booking or its form, and what is up to the reader. */
export function bookingWordsOf(
  { type, params, name }: StoredNotice<BookingNotificationType>,
  locale: Locale,
  today: string,
): NoticeWords {
  const { bookingKind: kind, startOn, endOn, pets, priceCents } = bookingNoticeParams.parse(params);
  const words = {
    name: name ?? text(locale, "somebody"),
    days: daysInWords({ startOn, endOn }, locale, today),
    pets: listInWords(pets.split("\n"), locale),
    price: moneyInWords(priceCents ?? 0),
  };
  const key = isOnlyOfBookings(type) ? (`booking.${type}` as const) : (`${kind}.${type}` as const);
  return { title: text(locale, `${key}.title`, words), text: text(locale, `${key}.text`, words) };
}
