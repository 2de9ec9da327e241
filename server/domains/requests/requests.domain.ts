import {
  userBanned,
  userLeaving,
  userStaying,
  userUnbanned,
} from "#server/domains/account/account.events.ts";
import { petLeft } from "#server/domains/pets/pets.events.ts";
import { profileRemoved } from "#server/domains/profiles/profiles.events.ts";
import { openDomain } from "#server/platform/domain.ts";
import { writeMails } from "#server/platform/mail/mailer.ts";
import type { Platform } from "#server/platform/platform.ts";
import { requestNotices, subscribeRequestNotices } from "./notices/requests.notices.ts";
import { hideRequestsOf } from "./reported-requests.service.ts";
import { registerRequestJobs } from "./requests.jobs.ts";
import { bindPublicRequests, bindRequests } from "./requests.routes.ts";
import { dropAnimal, forgetRequest } from "./requests.service.ts";

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
