import { listSittersAfter } from "#server/domains/profiles/profile-facts.service.ts";
import type { Context, Outside } from "#server/platform/context.ts";
import type { DomainEntries } from "#server/platform/domain.ts";
import { defineJob } from "#server/platform/jobs/jobs.ts";
import { type TableWalk, walkTable } from "#server/platform/jobs/table-walk.ts";
import { earnBadges } from "./earn-badges.service.ts";

export const countBadgesJob = defineJob<Record<string, never>>("badges.count-all");

export function registerBadgeJobs({ work, again }: DomainEntries<object>): void {
  again(allSitters);
  work(countBadgesJob, countAllBadges, "20 4 * * *");
}

type CountContext = Context<"outbox" | "jobs" | "log">;

/** What time alone changes, such as a year of being here, no event tells of. */
export async function countAllBadges(ctx: Outside<CountContext>): Promise<void> {
  await walkTable(ctx, allSitters);
}

const allSitters: TableWalk<CountContext> = {
  name: "badges.count-all",
  list: ({ db }, page) => listSittersAfter(db, page),
  act: (ctx, profileId) =>
    ctx.inTransaction((step) => earnBadges(step, { profileIds: [profileId] })),
};
