import type { AppData } from "#contract/content.ts";
import { createAnswerCache } from "#server/platform/caching/answer-cache.ts";
import { type DomainEntries, openDomain } from "#server/platform/domain.ts";
import { defineJob } from "#server/platform/jobs/jobs.ts";
import type { Platform } from "#server/platform/platform.ts";
import { writeContactMails } from "./contact-messages/contact-messages.service.ts";
import { bindContent } from "./content.routes.ts";
import { serveContentFiles } from "./content-files.routes.ts";
import { tellWhatIsMissing } from "./legal-pages.service.ts";
import type { RenderedText } from "./markdown.ts";
import { createSharePictures } from "./share-pictures.service.ts";
import { listScheduledMoments } from "./texts/editing/editing.repository.ts";
import { loadFirstTexts } from "./texts/first-texts.service.ts";
import { removeUnusedPictures } from "./texts/pictures.service.ts";
import { textChanges } from "./texts/texts.events.ts";

const minute = 60_000;

export async function registerContent(platform: Platform): Promise<void> {
  const { clock, db, storage, pageChanges } = platform;
  const content = openDomain(platform, {
    appData: createAnswerCache<AppData>({ clock, cacheMs: 2 * minute, most: 1 }),
    renderedTexts: createAnswerCache<RenderedText>({ clock, cacheMs: 60 * minute, most: 500 }),
    sitemaps: createAnswerCache<Buffer>({ clock, cacheMs: 10 * minute, most: 60 }),
    sharePictures: createSharePictures({
      storage,
      cache: createAnswerCache({ clock, cacheMs: 60 * minute, most: 100 }),
    }),
  });
  tellWhatIsMissing(platform);
  await loadFirstTexts({ db, now: clock.now() });
  for (const at of await listScheduledMoments(db, clock.now())) pageChanges.changeAt(at);
  writeContactMails(platform);
  bindContent(content);
  serveContentFiles(content);
  subscribeToTexts(content);
  registerTextJobs(content);
}

const unusedPicturesJob = defineJob<Record<string, never>>("content.unused-pictures");

function registerTextJobs({ work }: DomainEntries<object>): void {
  work(unusedPicturesJob, ({ inTransaction }) => inTransaction(removeUnusedPictures), "55 3 * * *");
}

/**
 * Pages that guests share are made anew from the moment on that a text changes. Said twice: at once, for who
 * looks right after they have published, and again after the commit, for pages that were made in between.
 */
function subscribeToTexts({ on, onPublish }: DomainEntries<object>): void {
  onPublish(textChanges, async ({ pageChanges }, { at }) => pageChanges.changeAt(at));
  on(textChanges, "content.pages-change", async ({ pageChanges, now }, { at }) => {
    pageChanges.changeAt(new Date(Math.max(at.getTime(), now.getTime())));
  });
}
