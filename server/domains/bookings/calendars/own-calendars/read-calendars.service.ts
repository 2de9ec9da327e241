import type { CalendarProblem } from "#contract/bookings/calendars.ts";
import { lockProfileRefs } from "#server/domains/profiles/profile-refs.service.ts";
import type { Context, Outside } from "#server/platform/context.ts";
import { OutgoingProblem } from "#server/platform/outgoing/outgoing.ts";
import { uidEnding } from "../calendar-events.rules.ts";
import { mergeBusyTimes } from "./busy-days.rules.ts";
import type { CalendarReader } from "./calendar-reader.ts";
import * as repository from "./own-calendars.repository.ts";
import { aYearAhead, mustBeReadInFull, nextReadAfter } from "./own-calendars.rules.ts";
import { offerOtherDays, queueRead } from "./own-calendars.service.ts";

type JobContext = Outside<Context<"outgoing" | "config" | "jobs">>;

const mostBytes = 5 * 1024 * 1024;
const mostDueAtOnce = 2_000;

/** Those that were not read within the hour, each by a job of its own. */
export async function queueDueCalendars(ctx: JobContext): Promise<void> {
  for (const calendarId of await repository.listDue(ctx.db, ctx.now, mostDueAtOnce)) {
    await ctx.inTransaction((step) => queueRead(step, { calendarId }));
  }
}

/** Reads one calendar over the network, and then writes down what came of it. */
export async function readOwnCalendar(
  ctx: JobContext & { calendarReader: CalendarReader },
  { calendarId }: { calendarId: number },
): Promise<void> {
  const calendar = await repository.findCalendar(ctx.db, calendarId);
  if (!calendar) return;
  const change = await changeOf(ctx, calendar);
  await ctx.inTransaction(async (step) => {
    // It may have been removed meanwhile, with the profile or by itself.
    const [sitter] = await lockProfileRefs(step.db, [calendar.profileId]);
    if (!sitter) return;
    const all = await repository.lockOfProfile(step.db, sitter.id);
    if (!all.some(({ id }) => id === calendarId)) return;
    const { now } = step;
    const failures = change.problem ? calendar.failures + 1 : 0;
    const nextReadAt = nextReadAfter(now, { failures });
    const timed = { ...change, failures, lastTriedAt: now, nextReadAt };
    await repository.changeCalendar(step.db, calendarId, timed);
    const calendars = all.map((each) => (each.id === calendarId ? { ...each, ...timed } : each));
    await offerOtherDays(step, { profileId: sitter.id, userId: sitter.userId, calendars });
  });
}

/** What is known of it now. One that can't be read stays as it was, and says why. */
async function changeOf(
  ctx: JobContext & { calendarReader: CalendarReader },
  calendar: repository.OwnCalendarRow,
): Promise<repository.OwnCalendarChange> {
  const { now } = ctx;
  const { url, etag, lastModified, readInFullAt } = calendar;
  try {
    const file = await ctx.outgoing.getText(url, {
      maxBytes: mostBytes,
      accept: "text/calendar, text/plain;q=0.5",
      ...(mustBeReadInFull(readInFullAt, now) ? {} : { version: { etag, lastModified } }),
    });
    if (file.isSame) return { problem: null, lastReadAt: now };
    const busyTimes = await ctx.calendarReader.read({
      text: file.text,
      from: now.toISOString(),
      until: aYearAhead(now).toISOString(),
      ownEvents: uidEnding(ctx.config.appUrl),
      // Those that took too long before wait for each other, and nobody waits for them.
      isDoubtful: calendar.failures > 0,
    });
    if (!busyTimes) return { problem: "notACalendar" };
    const kept = { busyTimes: mergeBusyTimes(busyTimes), ...file.version };
    return { ...kept, problem: null, lastReadAt: now, readInFullAt: now };
  } catch (error) {
    if (!(error instanceof OutgoingProblem)) throw error;
    return { problem: error.kind satisfies CalendarProblem };
  }
}
