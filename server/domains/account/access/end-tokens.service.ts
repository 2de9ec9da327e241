import { isEndedBy, type TokenEvent } from "#contract/privacy/tokens.ts";
import { tokenPurposes } from "#server/db/schema/one-time-tokens.ts";
import type { Context } from "#server/platform/context.ts";
import { notFound } from "#server/platform/http/problem.ts";
import { endSessions } from "#server/platform/sessions/sessions.ts";
import { tokensEnded } from "../account.events.ts";
import { lockUser } from "../account.repository.ts";
import { spendLinkRequests } from "../social-sign-in/social-sign-in.repository.ts";
import { spendLinks } from "./one-time-links.repository.ts";

type Ending = {
  userId: number;
  by: TokenEvent;
  /** The session of who does it, where it is the user. */
  except?: number;
};

/**
 * Part of an action after which what was handed out before opens nothing any more: what that is, the table
 * says. Later domains end theirs in the same transaction. Gives how many sessions there were.
 */
export async function endTokens(
  ctx: Context<"outbox">,
  { userId, by, except }: Ending,
): Promise<number> {
  const { db, now, outbox } = ctx;
  const purposes = tokenPurposes.filter((purpose) => isEndedBy(purpose, by));
  await spendLinks(db, { userId, purposes }, now);
  if (isEndedBy("social_link", by)) await spendLinkRequests(db, userId, now);
  const which = except === undefined ? { userId } : { userId, except };
  const sessions = isEndedBy("session", by) ? await endSessions(ctx, which) : 0;
  // With an account all that hangs on it goes anyhow.
  if (by !== "deletion") await outbox.publish(db, [tokensEnded({ userId, by })]);
  return sessions;
}

/** Part of an admin's doing, for who fears that somebody else is in: nobody is, and no old link lets in. */
export async function logOutEverywhere(
  ctx: Context<"outbox">,
  { userId }: { userId: number },
): Promise<{ sessionsEnded: number }> {
  if (!(await lockUser(ctx.db, userId))) throw notFound();
  // Who was in may have copied the calendar's address too: all goes that a new password would end.
  return { sessionsEnded: await endTokens(ctx, { userId, by: "passwordReset" }) };
}
