import type { Context, Outside } from "#server/platform/context.ts";
import { defineJob } from "#server/platform/jobs/jobs.ts";
import { listAwaited } from "./missed-visits.repository.ts";
import { missedBetween } from "./missed-visits.rules.ts";
import { tellMissedVisit } from "./missed-visits.service.ts";

export const missedVisitsJob = defineJob<Record<string, never>>("logbooks.missed-visits", {
  // Every minute there is one.
  pollSeconds: 10,
});

/** In one go; more are taken a minute later. */
const mostAtOnce = 200;

/** Every minute: whose visit nobody came for is told so, each in a transaction of its own, and once. */
export async function tellMissedVisits(ctx: Outside<Context<"outbox">>): Promise<void> {
  for (const awaited of await listAwaited(ctx.db, missedBetween(ctx.now), mostAtOnce)) {
    await ctx.inTransaction((step) => tellMissedVisit(step, awaited));
  }
}
