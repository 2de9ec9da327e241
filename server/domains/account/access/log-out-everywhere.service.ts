import type { Context } from "#server/platform/context.ts";
import { notFound } from "#server/platform/http/problem.ts";
import { lockUser } from "../account.repository.ts";
import { endTokens } from "./end-tokens.service.ts";

/** Part of an admin's doing, for who fears that somebody else is in: nobody is, and no old link lets in. */
export async function logOutEverywhere(
  ctx: Context<"outbox">,
  { userId }: { userId: number },
): Promise<{ sessionsEnded: number }> {
  if (!(await lockUser(ctx.db, userId))) throw notFound();
  // Who was in may have copied the calendar's address too: all goes that a new password would end.
  return { sessionsEnded: await endTokens(ctx, { userId, by: "passwordReset" }) };
}
