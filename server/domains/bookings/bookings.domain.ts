import { openDomain } from "#server/platform/domain.ts";
import { writeMails } from "#server/platform/mail/mailer.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { BookingPorts } from "./bookings.ports.ts";
import { bindBookings } from "./bookings.routes.ts";
import { allowBookingChannel, subscribeBookings } from "./bookings.subscribers.ts";
import { registerCalendars } from "./calendars/calendar-feed.routes.ts";
import { registerBookingJobs } from "./clock/booking-clock.jobs.ts";
import { bookingNotices, subscribeBookingNotices } from "./notices/bookings.notices.ts";

export function registerBookings(platform: Platform, ports: BookingPorts): void {
  const bookings = openDomain(platform, { ports });
  bindBookings(bookings);
  subscribeBookings(bookings);
  allowBookingChannel(platform);
  registerBookingJobs(bookings);
  registerCalendars(bookings);
  subscribeBookingNotices(bookings);
  writeMails(platform, bookingNotices.mail, async (mail) =>
    (await import("./notices/booking.emails.tsx")).bookingMail(mail),
  );
}
