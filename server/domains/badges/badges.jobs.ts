import { listSittersAfter } from "#server/domains/profiles/profile-facts.service.ts";
import type { Context, Outside } from "#server/platform/context.ts";
import type { DomainEntries } from "#server/platform/domain.ts";
import { defineJob } from "#server/platform/jobs/jobs.ts";
import { earnBadges } from "./earn-badges.service.ts";

export const countBadgesJob = defineJob<Record<string, never>>("badges.count-all");

export function registerBadgeJobs({ work }: DomainEntries<object>): void {
  work(countBadgesJob, countAllBadges, { cron: "20 4 * * *", timeZone: "Europe/Amsterdam" });
}

/** Their rows are locked while they are counted, which takes some milliseconds. */
const atOnce = 50;

/** What time alone changes, such as a year of being here, no event tells of. */
export async function countAllBadges(ctx: Outside<Context<"outbox">>): Promise<void> {
  let after = 0;
  for (;;) {
    const profileIds = await listSittersAfter(ctx.db, { after, most: atOnce });
    const last = profileIds.at(-1);
    if (last === undefined) return;
    await ctx.inTransaction((step) => earnBadges(step, { profileIds }));
    after = last;
  }
}
