import { toInstant } from "#contract/shared/dates.ts";
import type { AdminUserDetails } from "#contract/trust/admin.ts";
import { logOutEverywhere } from "#server/domains/account/access/end-tokens.service.ts";
import { getUserWithAppeals } from "#server/domains/account/bans/ban-appeals.service.ts";
import {
  listProfileStandings,
  type ProfileStanding,
} from "#server/domains/profiles/profile-refs.service.ts";
import { countReportsOf } from "#server/domains/safety/reports/decisions.service.ts";
import { findProfileSubscription } from "#server/domains/subscriptions/own-subscription.service.ts";
import type { Context, ViewerContext } from "#server/platform/context.ts";
import { listSessions } from "#server/platform/sessions/sessions.ts";
import { writeAudit } from "../audit.service.ts";
import { countBookings, countContacts } from "./users.repository.ts";

type Whose = { userId: number };

/** What an admin needs to judge somebody by, and nothing of what they wrote. */
export async function getUserDetails(ctx: Context, { userId }: Whose): Promise<AdminUserDetails> {
  const { db, now } = ctx;
  const user = await getUserWithAppeals(ctx, { userId });
  const profiles = await listProfileStandings(ctx, { userId });
  const ids = profiles.map(({ id }) => id);
  const [presented, contactsCount, bookingsCount, reports, sessions] = await Promise.all([
    Promise.all(profiles.map((profile) => presentProfile(ctx, profile))),
    countContacts(db, ids),
    countBookings(db, ids),
    countReportsOf(ctx, { userId }),
    listSessions(db, userId, now),
  ]);
  return {
    ...user,
    profiles: presented,
    contactsCount,
    bookingsCount,
    reportsAboutCount: reports.about,
    reportsByCount: reports.by,
    sessionsCount: sessions.length,
  };
}

async function presentProfile(ctx: Context, { publishedAt, ...profile }: ProfileStanding) {
  const subscription = await findProfileSubscription(ctx, { profileId: profile.id });
  return {
    ...profile,
    publishedAt: publishedAt ? toInstant(publishedAt) : undefined,
    subscription: subscription ?? undefined,
  };
}

export async function logOutUser(
  ctx: ViewerContext<"outbox">,
  { userId }: Whose,
): Promise<{ sessionsEnded: number }> {
  const ended = await logOutEverywhere(ctx, { userId });
  await writeAudit(ctx, {
    adminUserId: ctx.viewer.userId,
    action: "user.logOut",
    subjectType: "user",
    subjectId: userId,
    before: {},
    after: ended,
  });
  return ended;
}
