import { type BusyDay, mostCalendars, type OwnCalendar } from "#contract/bookings/calendars.ts";
import { daysOf } from "#contract/bookings/price-estimate.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { toInstant } from "#contract/shared/dates.ts";
import { ruleText } from "#contract/shared/validation/validation.ts";
import { lockOwnUser } from "#server/domains/account/account.service.ts";
import { findActingProfile } from "#server/domains/profiles/profile-refs.service.ts";
import { listAwayDays } from "#server/domains/profiles/sitters/sitters.service.ts";
import { setBusyDays } from "#server/domains/search/search-rows.service.ts";
import type { Context, ViewerContext } from "#server/platform/context.ts";
import { conflict, invalid, notFound } from "#server/platform/http/problem.ts";
import { refuseAddress } from "#server/platform/outgoing/public-address.ts";
import { busyDaysOf, describeBusyDays } from "./busy-days.rules.ts";
import * as repository from "./own-calendars.repository.ts";
import { nextReadAfter, toHttps } from "./own-calendars.rules.ts";
import { readCalendarJob } from "./read-calendar.job.ts";

export async function listOwnCalendars({
  db,
  viewer,
}: ViewerContext): Promise<{ data: OwnCalendar[]; isSitter: boolean; isFull: boolean }> {
  const { userId } = viewer;
  const rows = await repository.listOfUser(db, userId);
  return {
    data: rows.map(presentCalendar),
    isSitter: (await repository.findSitterProfileId(db, userId)) !== null,
    isFull: rows.length >= mostCalendars,
  };
}

/** As many as a month shows, and some more. */
const mostDays = 62;

/** Of the profile in use; an owner's days are nobody's to book. */
export async function listBusyDays(
  { db, viewer }: ViewerContext,
  { date, until }: { date: string; until: string },
): Promise<BusyDay[]> {
  const own = await findActingProfile(db, viewer.userId);
  if (own?.profileType !== "pet_sitter" || until < date) return [];
  const calendars = await repository.listOfUser(db, viewer.userId);
  const times = calendars.flatMap(({ busyTimes }) => busyTimes);
  const away = await listAwayDays(db, own.id);
  return describeBusyDays(daysOf(date, until).slice(0, mostDays), { away, times });
}

/** The same address again is read again: somebody wants to know whether it works by now. */
export async function addCalendar(
  ctx: ViewerContext<"jobs">,
  { url }: { url: string },
): Promise<OwnCalendar> {
  const { db, now, viewer } = ctx;
  const address = publicAddressOf(ctx, url);
  // Two at once would both find room for the last one.
  await lockOwnUser(db, viewer.userId);
  const profileId = await repository.findSitterProfileId(db, viewer.userId);
  if (profileId === null) throw notFound();
  const all = await repository.lockOfProfile(db, profileId);
  const known = all.find((each) => each.url === address);
  if (!known && all.length >= mostCalendars) throw conflict("tooManyCalendars");
  const nextReadAt = nextReadAfter(now);
  const calendar =
    known ??
    (await repository.insertCalendar(db, { profileId, url: address, nextReadAt, createdAt: now }));
  await queueRead(ctx, { calendarId: calendar.id });
  return presentCalendar(calendar);
}

export async function removeCalendar(ctx: ViewerContext, { url }: { url: string }): Promise<void> {
  const { db, viewer } = ctx;
  const { userId } = viewer;
  await lockOwnUser(db, userId);
  const profileId = await repository.findSitterProfileId(db, userId);
  if (profileId === null) throw notFound();
  const all = await repository.lockOfProfile(db, profileId);
  const calendar = all.find((each) => each.url === toHttps(url));
  if (!calendar) throw notFound();
  await repository.deleteCalendar(db, calendar.id);
  const left = all.filter(({ id }) => id !== calendar.id);
  await offerOtherDays(ctx, { profileId, userId, calendars: left });
}

/** Part of what changes a sitter's calendars: who searches isn't offered the days that they take. */
export async function offerOtherDays(
  ctx: Context,
  { profileId, userId, calendars }: CalendarsOfSitter,
): Promise<void> {
  const times = calendars.flatMap(({ busyTimes }) => busyTimes);
  const days = busyDaysOf(times, dayInAmsterdam(ctx.now));
  await setBusyDays(ctx, { profileId, userId, source: "calendar", days });
}

type CalendarsOfSitter = {
  profileId: number;
  userId: number;
  calendars: readonly Pick<repository.OwnCalendarRow, "busyTimes">[];
};

/** One job for a calendar, however many ask for it. */
export async function queueRead(
  { db, jobs }: Context<"jobs">,
  { calendarId }: { calendarId: number },
): Promise<void> {
  await jobs.send(db, readCalendarJob, { calendarId }, { key: `calendar:${calendarId}` });
}

/** What can be told from the address alone is told at once; names are looked up when it is read. */
function publicAddressOf({ locale }: ViewerContext, url: string): string {
  const address = toHttps(url);
  if (address === null || refuseAddress(address, { allowLoopback: false }) !== null) {
    throw invalid({ url: [ruleText("calendarAddress", locale)] });
  }
  return address;
}

function presentCalendar(row: repository.OwnCalendarRow): OwnCalendar {
  const { id, url, lastReadAt, lastTriedAt, problem, busyTimes } = row;
  return {
    id,
    url,
    host: new URL(url).hostname,
    lastReadAt: lastReadAt ? toInstant(lastReadAt) : undefined,
    lastTriedAt: lastTriedAt ? toInstant(lastTriedAt) : undefined,
    problem: problem ?? undefined,
    busyTimes: busyTimes.length,
  };
}
