import { defineJob } from "../jobs/jobs.ts";

/** Tries for about half a day before it gives up. */
export const sendMailJob = defineJob<{ mailId: number }>("mail.send", {
  retries: 12,
  firstWaitSeconds: 20,
});
