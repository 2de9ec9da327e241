import { Link } from "react-router";
import type { BookingConflict } from "#contract/bookings/booking-periods.ts";
import type { Booking } from "#contract/bookings.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
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
};

/** Whoever is about to say yes learns what else there is in those days. */
export function Conflicts({ booking, when }: ConflictsProps) {
  const { t } = useTranslation("bookings");
  const otherProfileId = otherOf(booking)?.id;
  const { serviceType } = booking;
  const conflicts = useConflicts(
    when && otherProfileId !== undefined
      ? {
          ...toPeriodForm(when),
          otherProfileId,
          bookingId: booking.id,
          ...(serviceType ? { serviceType } : {}),
        }
      : null,
  );
  if (conflicts.length === 0) return null;
  return (
    <Banner tone="warn" title={t("conflict.title")} live>
      <ul className="grid gap-1">
        {conflicts.map((conflict) => (
          <ConflictLine
            key={`${conflict.whose} ${conflict.startDate} ${conflict.bookingId ?? ""}`}
            booking={booking}
            conflict={conflict}
          />
        ))}
      </ul>
    </Banner>
  );
}

type ConflictLineProps = { booking: Booking; conflict: BookingConflict };

function ConflictLine({ booking, conflict }: ConflictLineProps) {
  const { t } = useTranslation("bookings");
  const locale = useLocale();
  const urls = useUrls();
  const { whose, isExclusive, firstName, bookingId } = conflict;
  const today = dayInAmsterdam(new Date());
  const when = daysInWords(
    { ...conflict, time: "", endTime: "", visits: [] },
    { t, locale, today },
  );
  const kind = isExclusive ? "exclusive" : "own";
  return (
    <li>
      {whose === "other"
        ? t("conflict.other", { name: nameOf(otherOf(booking), t), when })
        : t(`conflict.${firstName ? kind : (`${kind}Unnamed` as const)}`, {
            name: firstName ?? "",
            when,
          })}{" "}
      {bookingId !== undefined && (
        <Link to={urls.booking(bookingId)} className="font-semibold">
          {t("conflict.show")}
        </Link>
      )}
    </li>
  );
}
