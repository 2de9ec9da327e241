import { and, eq, sql } from "drizzle-orm";
import type { FigurePeriod, FiguresOfPeriod } from "#contract/admin/figures.ts";
import type { ProfileType } from "#contract/profiles.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import type { Db } from "#server/db/database.ts";
import { sharedProfiles } from "#server/db/views/profiles.ts";
import { countBookingsByDay } from "#server/domains/bookings/facts/booking-facts.service.ts";
import { countContactsByDay } from "#server/domains/chat/contact/contact-figures.service.ts";
import {
  countRunningSubscriptions,
  sumMoneyByDay,
} from "#server/domains/subscriptions/facts/money-figures.service.ts";
import { amsterdamDay, type ByDay, type Days, toByDay, within } from "#server/platform/by-day.ts";
import type { Context } from "#server/platform/context.ts";
import { countVisits } from "#server/platform/visits/visit-figures.ts";
import {
  type FiguresByDay,
  lastDayBefore,
  partsOf,
  type Span,
  sumOf,
  unitOf,
  wholeOf,
} from "./figures.rules.ts";

/** Of what there is: somebody who left is no longer in it, nor what was theirs alone. */
export async function getFigures(
  ctx: Context,
  { period }: { period: FigurePeriod },
): Promise<FiguresOfPeriod> {
  const parts = partsOf(period, dayInAmsterdam(ctx.now));
  const whole = wholeOf(parts);
  const before = wholeOf(partsOf(period, lastDayBefore(whole)));
  const ends = [...parts.map(({ until }) => until), before.until];
  const byDay = await readByDay(ctx, { from: before.from, until: whole.until }, ends);
  return {
    period,
    ...whole,
    unit: unitOf(period),
    parts: parts.map((part) => ({ ...part, ...sumOf(byDay, part) })),
    total: sumOf(byDay, whole),
    before: sumOf(byDay, before),
  };
}

async function readByDay(ctx: Context, days: Span, ends: readonly string[]): Promise<FiguresByDay> {
  const { db } = ctx;
  const [owners, sitters, contacts, bookings, money, running, searches, sitterViews] =
    await Promise.all([
      countSignUps(db, "pet_owner", days),
      countSignUps(db, "pet_sitter", days),
      countContactsByDay(ctx, days),
      countBookingsByDay(ctx, days),
      sumMoneyByDay(ctx, days),
      countRunningSubscriptions(ctx, { days: ends }),
      countVisits(db, "search", days),
      countVisits(db, "sitter", days),
    ]);
  return {
    signUpsOwners: owners,
    signUpsSitters: sitters,
    contactsBegun: contacts.begun,
    contactsAccepted: contacts.accepted,
    bookingsConfirmed: bookings.confirmed,
    bookingsCancelled: bookings.cancelled,
    paidMonthCents: money.paid.month,
    paidQuarterCents: money.paid.quarter,
    paidYearCents: money.paid.year,
    returnedCents: money.returned,
    activeSubscriptions: running,
    searches,
    sitterViews,
  };
}

/** Profiles that were begun; somebody with both counts in both. */
async function countSignUps(db: Db, type: ProfileType, days: Days): Promise<ByDay> {
  const day = amsterdamDay(sharedProfiles.createdAt);
  const rows = await db
    .select({ day, count: sql<number>`count(*)::int` })
    .from(sharedProfiles)
    .where(and(eq(sharedProfiles.profileType, type), within(sharedProfiles.createdAt, days)))
    .groupBy(day);
  return toByDay(rows);
}
