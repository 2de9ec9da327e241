import { defineJob } from "../jobs/jobs.ts";

/** Waits that double from 20 seconds on: most of a day before it gives up. */
export const sendMailJob = defineJob<{ mailId: number }>("mail.send", {
  retries: 12,
  firstWaitSeconds: 20,
  // Somebody sits and waits for the link in it.
  pollSeconds: 1,
});

/** Every night: mails that are no longer needed are thrown away. */
export const forgetMailsJob = defineJob<Record<string, never>>("mail.forget");
