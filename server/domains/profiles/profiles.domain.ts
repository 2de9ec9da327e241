import { userDeleted } from "#server/domains/account/account.events.ts";
import { signedUpSocially } from "#server/domains/account/social-sign-in/social-sign-in.events.ts";
import { type DomainEntries, openDomain } from "#server/platform/domain.ts";
import { defineJob } from "#server/platform/jobs/jobs.ts";
import type { Platform } from "#server/platform/platform.ts";
import {
  mayLookAtCertificate,
  subscribeCertificateNotices,
} from "./certificates/certificate-decisions.service.ts";
import { forgetCertificates } from "./certificates/certificates.service.ts";
import { profileRemoved } from "./profiles.events.ts";
import type { ProfilesPorts } from "./profiles.ports.ts";
import {
  bindAddresses,
  bindCatalogue,
  bindCertificates,
  bindProfiles,
  bindSitters,
} from "./profiles.routes.ts";
import {
  bringBackSitters,
  forgetProfiles,
  makeSocialProfile,
  sittersBack,
} from "./profiles.service.ts";

export function registerProfiles(platform: Platform, ports: ProfilesPorts): void {
  const profiles = openDomain(platform, { ports });
  bindProfiles(profiles);
  bindSitters(profiles);
  bindAddresses(profiles);
  bindCatalogue(profiles);
  bindCertificates(profiles);
  registerProfileJobs(profiles);
  platform.privateFiles.allow((viewer, key) => mayLookAtCertificate(platform, viewer, key));
  profiles.onPublish(userDeleted, forgetProfiles);
  profiles.onPublish(profileRemoved, forgetCertificates);
  profiles.onPublish(signedUpSocially, makeSocialProfile);
  subscribeCertificateNotices(profiles);
}

export const bringBackJob = defineJob<Record<string, never>>("profiles.bring-back");

function registerProfileJobs({ work, again }: DomainEntries<object>): void {
  again(sittersBack);
  // Due a little after midnight; every hour, so that a night without a server costs nobody a day.
  work(bringBackJob, bringBackSitters, "5 * * * *");
}
