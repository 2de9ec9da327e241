import { userDeleted } from "#server/domains/account/account.events.ts";
import { signedUpSocially } from "#server/domains/account/social-sign-in/social-sign-in.events.ts";
import { openDomain } from "#server/platform/domain.ts";
import type { Platform } from "#server/platform/platform.ts";
import {
  mayLookAtCertificate,
  subscribeCertificateNotices,
} from "./certificates/certificate-decisions.service.ts";
import { forgetCertificates } from "./certificates/certificates.service.ts";
import { profileRemoved } from "./profiles.events.ts";
import { registerProfileJobs } from "./profiles.jobs.ts";
import type { ProfilesPorts } from "./profiles.ports.ts";
import {
  bindAddresses,
  bindCatalogue,
  bindCertificates,
  bindProfiles,
  bindSitters,
} from "./profiles.routes.ts";
import { forgetProfiles, makeSocialProfile } from "./profiles.service.ts";

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
