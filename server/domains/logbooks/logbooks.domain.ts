import { logbooksEndpoints } from "#contract/logbooks.ts";
import { profileRemoved } from "#server/domains/profiles/profiles.events.ts";
import { type DomainEntries, openDomain } from "#server/platform/domain.ts";
import { defineJob } from "#server/platform/jobs/jobs.ts";
import { writeMails } from "#server/platform/mail/mailer.ts";
import type { Platform } from "#server/platform/platform.ts";
import { removeProfileFromLogbooks } from "./deletion/logbook-deletion.service.ts";
import { mayLookAtLogbookImage } from "./images/logbook-image-files.service.ts";
import { bindLogbookImages } from "./images/logbook-images.routes.ts";
import { bindLogbooks } from "./logbooks.routes.ts";
import { allowLogbookChannels, subscribeLogbooks } from "./logbooks.subscribers.ts";
import { logbookNotices, subscribeLogbookNotices } from "./notices/logbooks.notices.ts";
import { bindReports } from "./report/report.routes.ts";
import { eraseOldRoutes, track } from "./walks/walks.service.ts";

export function registerLogbooks(platform: Platform): void {
  const logbooks = openDomain(platform, {});
  bindLogbooks(logbooks);
  registerWalks(logbooks);
  bindLogbookImages(logbooks);
  bindReports(logbooks);
  subscribeLogbooks(logbooks);
  logbooks.onPublish(profileRemoved, removeProfileFromLogbooks);
  allowLogbookChannels(platform);
  platform.privateFiles.allow((viewer, key) => mayLookAtLogbookImage(platform.db, viewer, key));
  subscribeLogbookNotices(logbooks);
  writeMails(platform, logbookNotices.mail, async (mail) =>
    (await import("./notices/logbook.emails.tsx")).logbookMail(mail),
  );
}

const eraseRoutesJob = defineJob<Record<string, never>>("logbooks.erase-routes");

function registerWalks({ bind, work }: DomainEntries<object>): void {
  bind(logbooksEndpoints.track, async (ctx, { params, body }) => ({
    data: await track(ctx, { logbookId: params.id, form: body }),
  }));
  work(eraseRoutesJob, (ctx) => eraseOldRoutes(ctx), "50 3 * * *");
}
