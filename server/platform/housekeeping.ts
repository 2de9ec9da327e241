import { lt } from "drizzle-orm";
import { deleteInBatches } from "#server/db/delete-in-batches.ts";
import { outboxEvents } from "#server/db/schema/outbox.ts";
import type { Context } from "./context.ts";
import { openDomain } from "./domain.ts";
import { forgetOldAnswers } from "./http/idempotency.ts";
import { sweepUploads } from "./images/uploads.ts";
import { defineJob } from "./jobs/jobs.ts";
import type { Platform } from "./platform.ts";
import { forgetEndedSessions } from "./sessions/sessions.ts";

const day = 24 * 60 * 60 * 1000;
/** Long enough to find out what happened when somebody asks. */
const deliveredEventsKeptMs = 7 * day;

export const sweepUploadsJob = defineJob<Record<string, never>>("platform.sweep-uploads");
export const housekeepingJob = defineJob<Record<string, never>>("platform.housekeeping");

/** What only served the day is thrown away every night, files that belong to nobody much sooner. */
export function registerHousekeeping(platform: Platform): void {
  const { work } = openDomain(platform, {});
  const timeZone = "Europe/Amsterdam";
  work(sweepUploadsJob, sweepUploads, { cron: "*/5 * * * *", timeZone });
  work(housekeepingJob, forgetTheDay, { cron: "40 3 * * *", timeZone });
}

async function forgetTheDay({ db, now }: Context): Promise<void> {
  await forgetOldAnswers(db, now);
  const forgotten = new Date(now.getTime() - deliveredEventsKeptMs);
  await deleteInBatches(db, outboxEvents, lt(outboxEvents.deliveredAt, forgotten));
  await forgetEndedSessions(db, now);
}
