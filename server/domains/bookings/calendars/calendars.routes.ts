import { calendarsEndpoints } from "#contract/bookings/calendars.ts";
import type { DomainEntries } from "#server/platform/domain.ts";
import { makeCalendarEvent } from "./calendar-entries.service.ts";
import { serveCalendarFeed } from "./calendar-feed.routes.ts";
import { getFeed, renewFeed, revokeFeed } from "./calendar-feed.service.ts";
import { createCalendarReader } from "./own-calendars/calendar-reader.ts";
import {
  addCalendar,
  listBusyDays,
  listOwnCalendars,
  removeCalendar,
} from "./own-calendars/own-calendars.service.ts";
import { calendarsDueJob, readCalendarJob } from "./own-calendars/read-calendar.job.ts";
import { queueDueCalendars, readOwnCalendar } from "./own-calendars/read-calendars.service.ts";

/** Part of putting the bookings together: the file, the feed, and calendars that are brought in. */
export function registerCalendars(entries: DomainEntries<object>): void {
  const { bind, work } = entries;
  bind(calendarsEndpoints.downloadEvent, (ctx, { params }) =>
    makeCalendarEvent(ctx, { bookingId: params.id }),
  );
  bind(calendarsEndpoints.getFeed, async (ctx) => ({ data: await getFeed(ctx) }));
  bind(calendarsEndpoints.renewFeed, async (ctx) => ({ data: await renewFeed(ctx) }));
  bind(calendarsEndpoints.revokeFeed, revokeFeed);
  serveCalendarFeed(entries);

  bind(calendarsEndpoints.listBusy, async (ctx, { query }) => ({
    data: await listBusyDays(ctx, query),
  }));
  bind(calendarsEndpoints.listCalendars, listOwnCalendars);
  bind(calendarsEndpoints.addCalendar, async (ctx, { body }) => ({
    data: await addCalendar(ctx, body),
  }));
  bind(calendarsEndpoints.removeCalendar, (ctx, { body }) => removeCalendar(ctx, body));

  const calendarReader = createCalendarReader();
  work(readCalendarJob, (ctx, data) => readOwnCalendar({ ...ctx, calendarReader }, data));
  work(calendarsDueJob, queueDueCalendars, "*/5 * * * *");
}
