import { calendarsEndpoints } from "#contract/bookings/calendars.ts";
import type { DomainEntries } from "#server/platform/domain.ts";
import { notFound, tooManyRequests } from "#server/platform/http/problem.ts";
import { addressKey } from "#server/platform/limits/address-key.ts";
import type { RateLimits } from "#server/platform/limits/limits.ts";
import { makeCalendarEvent } from "./calendar-entries.service.ts";
import { getFeed, readFeed, renewFeed, revokeFeed } from "./calendar-feed.service.ts";
import { createCalendarReader } from "./own-calendars/calendar-reader.ts";
import {
  addCalendar,
  listBusyDays,
  listOwnCalendars,
  removeCalendar,
} from "./own-calendars/own-calendars.service.ts";
import { calendarsDueJob, readCalendarJob } from "./own-calendars/read-calendar.job.ts";
import { queueDueCalendars, readOwnCalendar } from "./own-calendars/read-calendars.service.ts";

const minute = 60_000;
/** Programs ask every few minutes at most; many of different people's come from one address. */
const readsOfAFeed = { max: 30, windowMs: minute };
const wrongTokens = { max: 20, windowMs: minute };

/** Where calendar programs get the feed, without logging in. */
function serveCalendarFeed({ serve }: DomainEntries<object>): void {
  serve("/calendar/:file", async (ctx, { request, reply }) => {
    const { file } = request.params as { file: string };
    const [, token] = /^([\w-]{43})\.ics$/.exec(file) ?? [];
    const address = `calendar-feed:address:${addressKey(request.ip)}`;
    const found = token ? await readFeed(ctx, { token }) : null;
    if (!found) {
      await count(ctx.limits, address, wrongTokens);
      throw notFound();
    }
    await count(ctx.limits, `calendar-feed:user:${found.userId}`, readsOfAFeed);
    reply
      // It is asked for again each time, and answered shortly while nothing has changed.
      .header("cache-control", "private, no-cache")
      .header("etag", found.etag)
      .header("x-robots-tag", "noindex, nofollow")
      .header("referrer-policy", "no-referrer");
    if (request.headers["if-none-match"]?.includes(found.etag)) return reply.status(304).send();
    return reply
      .header("content-disposition", 'inline; filename="kwispel.ics"')
      .type("text/calendar; charset=utf-8")
      .send(found.text);
  });
}

async function count(
  limits: RateLimits,
  key: string,
  rule: { max: number; windowMs: number },
): Promise<void> {
  const { allowed, retryAfterMs } = await limits.hit(key, rule);
  if (!allowed) throw tooManyRequests(retryAfterMs);
}

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
