import type { Context, Outside } from "#server/platform/context.ts";
import type { DomainEntries } from "#server/platform/domain.ts";
import { defineJob } from "#server/platform/jobs/jobs.ts";
import type { WithPorts } from "./account.ports.ts";
import { eraseOldAppeals, forgetUnconfirmed } from "./leaving/account-retention.service.ts";
import { eraseLeaving } from "./leaving/leaving.service.ts";
import { sendLink } from "./mails/account-mails.service.ts";
import { takeStoppedHalfway } from "./registration/account-registration.repository.ts";
import { reminderWindow } from "./registration/account-registration.rules.ts";

export const remindHalfwayJob = defineJob<Record<string, never>>("account.remind-halfway");

/** Every hour; so many people don't stop halfway in one hour, and the next one takes the rest. */
const mostAtOnce = 200;

export const eraseAppealsJob = defineJob<Record<string, never>>("account.erase-appeals");
/** Thousands of accounts may have been left half made in a busy week. */
export const forgetUnconfirmedJob = defineJob<Record<string, never>>("account.forget-unconfirmed", {
  expireSeconds: 3_600,
});

export const eraseLeavingJob = defineJob<Record<string, never>>("account.erase-leaving");

export function registerAccountJobs({ work }: DomainEntries<WithPorts>): void {
  const timeZone = "Europe/Amsterdam";
  work(eraseAppealsJob, eraseOldAppeals, { cron: "35 3 * * *", timeZone });
  work(forgetUnconfirmedJob, (ctx) => forgetUnconfirmed(ctx), { cron: "45 3 * * *", timeZone });
  work(eraseLeavingJob, (ctx) => eraseLeaving(ctx), { cron: "55 * * * *", timeZone });
  work(remindHalfwayJob, remindHalfway, { cron: "15 * * * *", timeZone });
}

/** Mails a link to go on to everybody who stopped signing up about a day ago; each once, ever. */
export async function remindHalfway(ctx: Outside<Context<"mailer">>): Promise<void> {
  await ctx.inTransaction(async (inside) => {
    const { db, now } = inside;
    for (const user of await takeStoppedHalfway(db, reminderWindow(now), now, mostAtOnce)) {
      await sendLink(inside, { user, purpose: "continue", key: `continue:${user.id}` });
    }
  });
}
