import type { BookingProfile } from "#contract/bookings/booking-parts.ts";
import type { Booking } from "#contract/bookings.ts";
import type { ProfileType } from "#contract/profiles.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { joinWords } from "#web/lib/text/join-words.ts";
import { periodInWords } from "#web/lib/time/day-words.ts";

/** One of the two; a booking has both. */
export function sideOf({ profiles }: Booking, side: ProfileType): BookingProfile | undefined {
  return profiles.find(({ profileType }) => profileType === side);
}

/** '19 t/m 26 december, Moos en Minoes'. */
export function BookingLine({ booking, now }: { booking: Booking; now?: Date }) {
  const { t } = useTranslation("intake-forms");
  const locale = useLocale();
  const days = { startDate: booking.startDate.slice(0, 10), endDate: booking.endDate.slice(0, 10) };
  const today = now ? dayInAmsterdam(now) : days.startDate;
  const { from, to } = periodInWords(days, locale, today);
  const period = days.startDate === days.endDate ? to : t("period", { from, to });
  const pets = joinWords(
    booking.pets.map(({ name }) => name),
    t("and"),
  );
  return <p className="text-ink-soft wrap-anywhere">{[period, pets].filter(Boolean).join(", ")}</p>;
}
