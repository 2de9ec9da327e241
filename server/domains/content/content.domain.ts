import type { AppData } from "#contract/content.ts";
import { createShortMemory } from "#server/platform/caching/short-memory.ts";
import { openDomain } from "#server/platform/domain.ts";
import type { Platform } from "#server/platform/platform.ts";
import { writeContactMails } from "./contact-messages/contact-messages.service.ts";
import { bindContent } from "./content.routes.ts";
import { serveContentFiles } from "./content-files.routes.ts";
import { tellWhatIsMissing } from "./legal-pages.service.ts";
import type { RenderedText } from "./markdown.ts";
import { createSharePictures } from "./share-pictures.service.ts";
import { listScheduledMoments } from "./texts/editing/editing.repository.ts";
import { loadFirstTexts } from "./texts/first-texts.service.ts";
import { registerTextJobs } from "./texts/texts.jobs.ts";
import { subscribeToTexts } from "./texts/texts.subscribers.ts";

const minute = 60_000;

export async function registerContent(platform: Platform): Promise<void> {
  const { clock, db, storage, pageChanges } = platform;
  const content = openDomain(platform, {
    appData: createShortMemory<AppData>({ clock, cacheMs: 2 * minute, most: 1 }),
    renderedTexts: createShortMemory<RenderedText>({ clock, cacheMs: 60 * minute, most: 500 }),
    sitemaps: createShortMemory<Buffer>({ clock, cacheMs: 10 * minute, most: 60 }),
    sharePictures: createSharePictures({
      storage,
      memory: createShortMemory({ clock, cacheMs: 60 * minute, most: 100 }),
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
