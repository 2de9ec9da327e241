import type { BookingAddress } from "#contract/bookings/booking-parts.ts";
import type { ProfileType } from "#contract/profiles.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { urlsFor } from "#contract/urls/urls.ts";
import en from "#messages/en/calendar-events.json" with { type: "json" };
import careEn from "#messages/en/care.json" with { type: "json" };
import nl from "#messages/nl/calendar-events.json" with { type: "json" };
import careNl from "#messages/nl/care.json" with { type: "json" };
import { createTexts } from "#server/platform/texts.ts";
import type { BookingRow } from "../bookings.repository.ts";
import type { EventWords } from "./calendar-file.ts";

const text = createTexts({ nl, en });
const careText = createTexts({
  nl: { services: careNl.services },
  en: { services: careEn.services },
});

export function feedName(locale: Locale): string {
  return text(locale, "feedName");
}

export type WordedBooking = Pick<
  BookingRow,
  "id" | "kind" | "serviceType" | "place" | "placeText"
> & {
  /** Which side the other one is on. */
  otherSide: ProfileType;
  /** Absent when the account is gone. */
  otherName: string | undefined;
  petNames: readonly string[];
  /** Only while it is shared between the two. */
  address: BookingAddress | undefined;
  isCancelled: boolean;
};

/**
 * Calendars are shared with partners, colleagues and companies: nothing of what the two wrote to each
 * other, no phone, and nothing of the house but where it is.
 */
export function eventWords(
  booking: WordedBooking,
  { locale, appUrl }: { locale: Locale; appUrl: string },
): EventWords {
  const { otherSide, otherName, petNames, isCancelled } = booking;
  const url = `${appUrl}${urlsFor(locale).booking(booking.id)}`;
  const pets = namesOf(petNames, locale);
  const name = otherName ?? text(locale, "somebody");
  const summary = summaryOf(booking, { locale, name, pets });
  const location = locationOf(booking, locale);
  return {
    summary: isCancelled ? text(locale, "cancelled", { summary }) : summary,
    description: [
      ...(isCancelled ? [text(locale, "isCancelled")] : []),
      text(locale, `with.${otherSide}`, { name }),
      ...(pets ? [text(locale, "pets", { pets })] : []),
      text(locale, "more", { url }),
    ].join("\n"),
    ...(location ? { location } : {}),
    url,
  };
}

function summaryOf(
  { kind, serviceType, otherName }: WordedBooking,
  { locale, name, pets }: { locale: Locale; name: string; pets: string },
): string {
  if (kind === "introduction" || !serviceType) {
    return otherName ? text(locale, "introduction", { name }) : text(locale, "introductionAlone");
  }
  const service = careText(locale, `services.${serviceType}.name`);
  return pets
    ? text(locale, "bookingOf", { service, pets, name })
    : text(locale, "booking", { service, name });
}

function locationOf(
  { place, placeText, address, isCancelled }: WordedBooking,
  locale: Locale,
): string | undefined {
  if (isCancelled) return undefined;
  if (place === "video_call") return text(locale, "videoCall");
  if (place === "elsewhere") return placeText ?? undefined;
  if (!address) return text(locale, `places.${place}`);
  const { street, houseNumber, postalCode, city } = address;
  return `${street} ${houseNumber}, ${postalCode} ${city}`;
}

const lists = {
  nl: new Intl.ListFormat("nl", { type: "conjunction" }),
  en: new Intl.ListFormat("en", { type: "conjunction" }),
};

function namesOf(names: readonly string[], locale: Locale): string {
  return lists[locale].format(names);
}
