import { defineJob } from "#server/platform/jobs/jobs.ts";
import type { Platform } from "#server/platform/platform.ts";
import { sendLink } from "./account-mails.service.ts";
import { takeStoppedHalfway } from "./account-registration.repository.ts";
import { reminderWindow } from "./account-registration.rules.ts";

export const remindHalfwayJob = defineJob<Record<string, never>>("account.remind-halfway");

/** Every hour; so many people don't stop halfway in one hour, and the next one takes the rest. */
const mostAtOnce = 200;

type Parts = Pick<Platform, "db" | "clock" | "mailer">;

export function registerAccountJobs(platform: Platform): void {
  platform.jobs.work(remindHalfwayJob, () => remindHalfway(platform), {
    cron: "15 * * * *",
    timeZone: "Europe/Amsterdam",
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
