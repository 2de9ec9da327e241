import { allBadges, badgesEndpoints } from "#contract/badges.ts";
import { listSittersAfter } from "#server/domains/profiles/profile-facts.service.ts";
import type { Context, Outside } from "#server/platform/context.ts";
import { type DomainEntries, openDomain } from "#server/platform/domain.ts";
import { defineJob } from "#server/platform/jobs/jobs.ts";
import { type TableWalk, walkTable } from "#server/platform/jobs/table-walk.ts";
import { writeMails } from "#server/platform/mail/mailer.ts";
import type { Platform } from "#server/platform/platform.ts";
import { celebrateBadges, claimBadge, getOwnBadges } from "./badges.service.ts";
import { subscribeBadges } from "./badges.subscribers.ts";
import { earnBadges } from "./earn-badges.service.ts";
import { badgeNotices, subscribeBadgeNotices } from "./notices/badges.notices.ts";

export function registerBadges(platform: Platform): void {
  const badges = openDomain(platform, {});
  bindBadges(badges);
  subscribeBadges(badges);
  registerBadgeJobs(badges);
  subscribeBadgeNotices(badges);
  writeMails(platform, badgeNotices.mail, async (mail) =>
    (await import("./notices/badge.emails.tsx")).badgeMail(mail),
  );
}

const countBadgesJob = defineJob<Record<string, never>>("badges.count-all");

function registerBadgeJobs({ work, again }: DomainEntries<object>): void {
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

function bindBadges({ bind }: DomainEntries<object>): void {
  bind(badgesEndpoints.catalogue, async () => allBadges);
  bind(badgesEndpoints.listOwn, (ctx) => getOwnBadges(ctx));
  bind(badgesEndpoints.claim, async (ctx, { params }) => ({ data: await claimBadge(ctx, params) }));
  bind(badgesEndpoints.celebrate, (ctx, { body }) => celebrateBadges(ctx, body));
}
