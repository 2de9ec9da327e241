import { useRevalidator } from "react-router";
import type { Booking } from "#contract/bookings.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { bookingUpdates } from "#web/lib/live/channels.ts";
import { useChannel } from "#web/lib/live/use-channel.ts";
import { useUser } from "#web/lib/session/user.ts";
import { useNow } from "#web/lib/time/now.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { HeadingWithLink } from "#web/ui/page/heading-with-link.tsx";
import { BookingRow } from "./booking-row.tsx";
import { RunningCard } from "./running-card.tsx";

export type BookingsOverviewProps = {
  running: readonly Booking[];
  awaiting: readonly Booking[];
  next: readonly Booking[];
  /** When the page was made. */
  now: string;
};

/** On the first page of who lives here: what goes on, what waits for them, and what comes. */
export function BookingsOverview({ running, awaiting, next, now: madeAt }: BookingsOverviewProps) {
  const { t } = useTranslation("bookings");
  const urls = useUrls();
  const now = useNow(madeAt);
  const today = dayInAmsterdam(now);
  useFreshBookings();
  if (running.length + awaiting.length + next.length === 0) return null;
  const toOf = ({ id }: Booking) => urls.booking(id);
  return (
    <section aria-labelledby="own-bookings">
      <HeadingWithLink
        id="own-bookings"
        heading={t("overview.title")}
        link={{ to: urls.bookings(), label: t("overview.all") }}
        prefetch
        headingClassName="text-xl"
      />
      <div className="mt-4 grid gap-3">
        <RunningCard bookings={running} now={now} toOf={toOf} />
        {awaiting.map((booking) => (
          <div key={booking.id} className="rounded-card border-2 border-accent bg-surface">
            <BookingRow booking={booking} today={today} to={toOf(booking)} inset />
          </div>
        ))}
        {next.length > 0 && (
          <ul className="grid rounded-card bg-surface py-1">
            {next.map((booking) => (
              <li key={booking.id}>
                <BookingRow booking={booking} today={today} to={toOf(booking)} inset />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

/** The page is asked for again when something happened, and when something may have been missed. */
function useFreshBookings(): void {
  const user = useUser();
  const { revalidate } = useRevalidator();
  useChannel(bookingUpdates, user && { userId: user.id }, {
    "booking-updates": () => void revalidate(),
    onReady(isAfterBreak) {
      if (isAfterBreak) void revalidate();
    },
  });
}
