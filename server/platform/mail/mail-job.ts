import { defineJob } from "../jobs/jobs.ts";

/** Every night: mails that are no longer needed are thrown away. */
export const forgetMailsJob = defineJob<Record<string, never>>("mail.forget");
