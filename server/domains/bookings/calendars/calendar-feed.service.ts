import { createHash, createHmac, randomBytes } from "node:crypto";
import type { CalendarFeed } from "#contract/bookings/calendars.ts";
import { toInstant } from "#contract/shared/dates.ts";
import { dayMs } from "#contract/shared/durations.ts";
import { urls } from "#contract/urls/urls.ts";
import { lockOwnUser } from "#server/domains/account/account.service.ts";
import type { Context, ViewerContext } from "#server/platform/context.ts";
import { hashSecret, secretMatches } from "#server/platform/sessions/token.ts";
import { describeEntries } from "./calendar-entries.service.ts";
import * as repository from "./calendar-feed.repository.ts";
import { writeCalendar } from "./calendar-file.ts";
import { feedName } from "./event-words.ts";

type FeedContext = ViewerContext<"config" | "appKey">;

export async function getFeed(ctx: FeedContext): Promise<CalendarFeed> {
  return present(ctx, await repository.findFeed(ctx.db, ctx.viewer.userId));
}

/** Makes the feed, or gives it another address. */
export async function renewFeed(ctx: FeedContext): Promise<CalendarFeed> {
  const { userId } = ctx.viewer;
  await lockOwnUser(ctx.db, userId);
  const salt = randomBytes(16).toString("base64url");
  const tokenHash = hashSecret(tokenOf(ctx, { userId, salt }));
  const row = { userId, salt, tokenHash, createdAt: ctx.now };
  return present(ctx, await repository.replaceFeed(ctx.db, row));
}

export async function revokeFeed({ db, viewer }: ViewerContext): Promise<void> {
  await repository.deleteFeed(db, viewer.userId);
}

export type FeedFile = { userId: number; text: string; etag: string };

/** What a calendar program gets for the token in its address; null when it opens nothing. */
export async function readFeed(
  ctx: Context<"config">,
  { token }: { token: string },
): Promise<FeedFile | null> {
  const { db, now } = ctx;
  const feed = await repository.findFeedByHash(db, hashSecret(token));
  if (!feed || !secretMatches(token, feed.tokenHash)) return null;
  const { userId, locale } = feed;
  const reach = { ...feedReachesFrom(now), limit: mostInFeed };
  const rows = await repository.listFeedBookings(db, userId, reach);
  const entries = await describeEntries(ctx, { rows, locale });
  const text = writeCalendar({ entries, name: feedName(locale) });
  await repository.noteRead(db, userId, now);
  return { userId, text, etag: `"${createHash("sha256").update(text).digest("base64url")}"` };
}

/**
 * Made from the server's secret, so that it needs to be kept nowhere and can still be shown to its
 * owner: a copy of the database opens no calendar.
 */
function tokenOf(
  { appKey }: Pick<FeedContext, "appKey">,
  { userId, salt }: { userId: number; salt: string },
): string {
  return createHmac("sha256", appKey).update(`calendar-feed:${userId}:${salt}`).digest("base64url");
}

function present(ctx: FeedContext, row: repository.FeedRow | null): CalendarFeed {
  if (!row) return { isOn: false };
  const token = tokenOf(ctx, row);
  return {
    isOn: true,
    // After the server's secret was changed the address can't be told any more; it works on.
    url: secretMatches(token, row.tokenHash)
      ? `${ctx.config.appUrl}${urls.calendarFeed(token)}`
      : undefined,
    createdAt: toInstant(row.createdAt),
    lastReadAt: row.lastReadAt ? toInstant(row.lastReadAt) : undefined,
  };
}

/** How long what is over stays in the feed, and what was cancelled, for calendars to take it out. */
const daysOfThePast = 90;
const daysOfCancelled = 30;
/** More than anybody has in a season. */
const mostInFeed = 1_000;

function feedReachesFrom(now: Date): { endedAfter: Date; cancelledAfter: Date } {
  return {
    endedAfter: new Date(now.getTime() - daysOfThePast * dayMs),
    cancelledAfter: new Date(now.getTime() - daysOfCancelled * dayMs),
  };
}
