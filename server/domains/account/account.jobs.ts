import { defineJob } from "#server/platform/jobs/jobs.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { AccountPorts } from "./account.ports.ts";
import { forgetOldTraces, forgetUnconfirmed } from "./leaving/account-retention.service.ts";
import { sendLink } from "./mails/account-mails.service.ts";
import { takeStoppedHalfway } from "./registration/account-registration.repository.ts";
import { reminderWindow } from "./registration/account-registration.rules.ts";

export const remindHalfwayJob = defineJob<Record<string, never>>("account.remind-halfway");

/** Every hour; so many people don't stop halfway in one hour, and the next one takes the rest. */
const mostAtOnce = 200;

type Parts = Pick<Platform, "db" | "clock" | "mailer">;

export const forgetTracesJob = defineJob<Record<string, never>>("account.forget-traces");
/** Thousands of accounts may have been left half made in a busy week. */
export const forgetUnconfirmedJob = defineJob<Record<string, never>>("account.forget-unconfirmed", {
  expireSeconds: 3_600,
});

export function registerAccountJobs(platform: Platform, ports: AccountPorts): void {
  const timeZone = "Europe/Amsterdam";
  platform.jobs.work(forgetTracesJob, () => forgetOldTraces(platform), {
    cron: "35 3 * * *",
    timeZone,
  });
  platform.jobs.work(forgetUnconfirmedJob, () => forgetUnconfirmed(platform, ports), {
    cron: "45 3 * * *",
    timeZone,
  });
  platform.jobs.work(remindHalfwayJob, () => remindHalfway(platform), {
    cron: "15 * * * *",
    timeZone,
  });
}

/** Mails a link to go on to everybody who stopped signing up about a day ago; each once, ever. */
export async function remindHalfway(parts: Parts): Promise<void> {
  const { db, clock } = parts;
  const now = clock.now();
  await db.transaction(async (tx) => {
    for (const user of await takeStoppedHalfway(tx, reminderWindow(now), now, mostAtOnce)) {
      await sendLink(parts, tx, user, { purpose: "continue", key: `continue:${user.id}` });
    }
  });
}
