import type { Context } from "#server/platform/context.ts";
import { notFound } from "#server/platform/http/problem.ts";
import { endSessions } from "#server/platform/sessions/sessions.ts";
import { lockUser } from "../account.repository.ts";
import { endWaysIn } from "./account-links.service.ts";

/** Part of an admin's doing, for who fears that somebody else is in: nobody is, and no old link lets in. */
export async function logOutEverywhere(
  ctx: Context<"outbox">,
  { userId }: { userId: number },
): Promise<{ sessionsEnded: number }> {
  if (!(await lockUser(ctx.db, userId))) throw notFound();
  await endWaysIn(ctx, { userId });
  return { sessionsEnded: await endSessions(ctx, { userId }) };
}
