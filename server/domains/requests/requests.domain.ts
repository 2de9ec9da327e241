import {
  userBanned,
  userLeaving,
  userStaying,
  userUnbanned,
} from "#server/domains/account/account.events.ts";
import { petLeft } from "#server/domains/pets/pets.events.ts";
import { profileRemoved } from "#server/domains/profiles/profiles.events.ts";
import { type DomainEntries, openDomain } from "#server/platform/domain.ts";
import { defineJob } from "#server/platform/jobs/jobs.ts";
import { writeMails } from "#server/platform/mail/mailer.ts";
import type { Platform } from "#server/platform/platform.ts";
import { requestNotices, subscribeRequestNotices } from "./notices/requests.notices.ts";
import { forgetViewers } from "./public-requests.service.ts";
import { hideRequestsOf } from "./reported-requests.service.ts";
import { bindPublicRequests, bindRequests } from "./requests.routes.ts";
import {
  deactivatePastRequests,
  dropAnimal,
  forgetRequest,
  pastRequests,
} from "./requests.service.ts";

export function registerRequests(platform: Platform): void {
  const requests = openDomain(platform, {});
  bindRequests(requests);
  bindPublicRequests(requests);
  registerRequestJobs(requests);
  requests.onPublish(petLeft, dropAnimal);
  requests.onPublish(profileRemoved, forgetRequest);
  for (const event of [userBanned, userUnbanned, userLeaving, userStaying]) {
    requests.onPublish(event, hideRequestsOf);
  }
  subscribeRequestNotices(requests);
  writeMails(platform, requestNotices.mail, async (mail) =>
    (await import("./notices/request.emails.tsx")).requestMail(mail),
  );
}

const forgetViewersJob = defineJob<Record<string, never>>("requests.forget-viewers");
export const deactivatePastJob = defineJob<Record<string, never>>("requests.deactivate-past");

function registerRequestJobs({ work, again }: DomainEntries<object>): void {
  again(pastRequests);
  // A little after midnight: by then yesterday has passed in Amsterdam.
  work(deactivatePastJob, deactivatePastRequests, "5 0 * * *");
  work(forgetViewersJob, forgetViewers, "15 0 * * *");
}
