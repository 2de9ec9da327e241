import { Link } from "react-router";
import type { BookingConflict } from "#contract/bookings/booking-periods.ts";
import type { Booking } from "#contract/bookings.ts";
import { useConflicts } from "#web/lib/bookings/use-conflicts.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { Banner } from "#web/ui/page/banner.tsx";
import { daysInWords, toPeriodForm, type When } from "../booking-dates.ts";
import { nameOf, otherOf } from "../booking-words.ts";

export type ConflictsProps = {
  booking: Booking;
  /** What would be agreed on; null: nothing about the days. */
  when: When | null;
  today: string;
};

/** Whoever is about to say yes learns what else there is in those days. */
export function Conflicts({ booking, when, today }: ConflictsProps) {
  const { t } = useTranslation("bookings");
  const otherProfileId = otherOf(booking)?.id;
  const { serviceType } = booking;
  const { conflicts, otherUnavailable } = useConflicts(
    when && otherProfileId !== undefined
      ? {
          ...toPeriodForm(when),
          otherProfileId,
          bookingId: booking.id,
          ...(serviceType ? { serviceType } : {}),
        }
      : null,
  );
  if (conflicts.length === 0 && !otherUnavailable) return null;
  return (
    <Banner
      tone="warn"
      title={t(conflicts.length > 0 ? "conflict.title" : "conflict.otherTitle")}
      live
    >
      <ul className="grid gap-1">
        {conflicts.map((conflict) => (
          <ConflictLine key={conflict.bookingId} conflict={conflict} today={today} />
        ))}
        {otherUnavailable && <li>{t("conflict.other", { name: nameOf(otherOf(booking), t) })}</li>}
      </ul>
    </Banner>
  );
}

function ConflictLine({ conflict, today }: { conflict: BookingConflict; today: string }) {
  const { t } = useTranslation("bookings");
  const locale = useLocale();
  const urls = useUrls();
  const { isExclusive, firstName, bookingId } = conflict;
  const when = daysInWords(
    { ...conflict, time: "", endTime: "", visits: [] },
    { t, locale, today },
  );
  const kind = isExclusive ? "exclusive" : "own";
  return (
    <li>
      {t(`conflict.${firstName ? kind : (`${kind}Unnamed` as const)}`, {
        name: firstName ?? "",
        when,
      })}{" "}
      <Link to={urls.booking(bookingId)} className="font-semibold">
        {t("conflict.show")}
      </Link>
    </li>
  );
}
