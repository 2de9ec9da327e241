import { profileRemoved } from "#server/domains/profiles/profiles.events.ts";
import { openDomain } from "#server/platform/domain.ts";
import { writeMails } from "#server/platform/mail/mailer.ts";
import type { Platform } from "#server/platform/platform.ts";
import { mayLookAtLogbookImage } from "./images/logbook-image-files.service.ts";
import { bindLogbookImages } from "./images/logbook-images.routes.ts";
import { leaveLogbooks } from "./leaving/logbook-leaving.service.ts";
import { bindLogbooks } from "./logbooks.routes.ts";
import { allowLogbookChannels, subscribeLogbooks } from "./logbooks.subscribers.ts";
import { logbookNotices, subscribeLogbookNotices } from "./notices/logbooks.notices.ts";
import { bindReports } from "./report/report.routes.ts";
import { subscribeTelling } from "./telling/telling.subscribers.ts";
import { registerWalks } from "./walks/walks.routes.ts";

export function registerLogbooks(platform: Platform): void {
  const logbooks = openDomain(platform, {});
  bindLogbooks(logbooks);
  registerWalks(logbooks);
  bindLogbookImages(logbooks);
  bindReports(logbooks);
  subscribeLogbooks(logbooks);
  logbooks.onPublish(profileRemoved, leaveLogbooks);
  subscribeTelling(logbooks);
  allowLogbookChannels(platform);
  platform.privateFiles.allow((viewer, key) => mayLookAtLogbookImage(platform.db, viewer, key));
  subscribeLogbookNotices(logbooks);
  writeMails(platform, logbookNotices.mail, async (mail) =>
    (await import("./notices/logbook.emails.tsx")).logbookMail(mail),
  );
}
