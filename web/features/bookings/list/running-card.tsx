import { Link } from "react-router";
import type { Booking } from "#contract/bookings.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatMoment } from "#web/lib/text/formatting.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { BookingFaces } from "../booking-faces.tsx";
import { shortTitleOf } from "../booking-words.ts";

export type RunningCardProps = {
  bookings: readonly Booking[];
  now: Date;
  toOf: (booking: Booking) => string;
};

/** What goes on at this moment: the one deep green card, above every view. */
export function RunningCard({ bookings, now, toOf }: RunningCardProps) {
  const { t } = useTranslation("bookings");
  const locale = useLocale();
  const urls = useUrls();
  if (bookings.length === 0) return null;
  return (
    <section
      aria-labelledby="running"
      className="rounded-card bg-deep px-4 py-4 text-on-deep dark:border dark:border-edge"
    >
      <h2
        id="running"
        className="flex items-center gap-2 font-text text-sm font-semibold tracking-normal"
      >
        <span className="size-2.5 rounded-full bg-high-five" />
        {t("list.running")}
      </h2>
      <ul className="mt-2 divide-y divide-on-deep-soft/25">
        {bookings.map((booking) => (
          <li key={booking.id} className="flex items-center gap-3 py-2.5 last:pb-0">
            <BookingFaces booking={booking} size="size-11" ring="ring-cream" most={2} />
            <span className="min-w-0 flex-1">
              <Link
                to={toOf(booking)}
                prefetch="intent"
                className="block font-semibold leading-snug text-on-deep no-underline hover:underline"
              >
                {shortTitleOf(booking, t)}
              </Link>
              <span className="block text-sm text-on-deep-soft">
                {t("list.until", { when: formatMoment(booking.endDate, locale, now) })}
              </span>
            </span>
            <LinkButton
              to={booking.logbook ? urls.logbook(booking.logbook.id) : toOf(booking)}
              prefetch="intent"
              variant="cream"
              size="sm"
              aria-label={`${t(booking.logbook ? "list.logbook" : "list.open")}: ${shortTitleOf(booking, t)}`}
            >
              {t(booking.logbook ? "list.logbook" : "list.open")}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
