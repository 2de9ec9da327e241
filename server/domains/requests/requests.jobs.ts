import type { DomainEntries } from "#server/platform/domain.ts";
import { defineJob } from "#server/platform/jobs/jobs.ts";
import { forgetViewers } from "./public-requests.service.ts";
import { deactivatePastRequests, pastRequests } from "./requests.service.ts";

export const forgetViewersJob = defineJob<Record<string, never>>("requests.forget-viewers");
export const deactivatePastJob = defineJob<Record<string, never>>("requests.deactivate-past");

export function registerRequestJobs({ work, again }: DomainEntries<object>): void {
  again(pastRequests);
  // A little after midnight: by then yesterday has passed in Amsterdam.
  work(deactivatePastJob, deactivatePastRequests, "5 0 * * *");
  work(forgetViewersJob, forgetViewers, "15 0 * * *");
}
