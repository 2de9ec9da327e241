import { contentEndpoints } from "#contract/content.ts";
import type { Platform } from "#server/platform/platform.ts";
import { getAppData } from "./content.service.ts";
import { getLegalPage, tellWhatIsMissing } from "./legal-pages.service.ts";
import { createShortMemory } from "./short-memory.ts";

const minute = 60_000;

export function bindContent(platform: Platform): void {
  const { bind, clock, db } = platform;
  const memory = createShortMemory<Awaited<ReturnType<typeof getAppData>>>({
    clock,
    keepMs: 2 * minute,
    most: 1,
  });

  tellWhatIsMissing(platform);
  bind(contentEndpoints.website, async ({ params, locale }) => ({
    data: getLegalPage(platform.config, params.id, locale),
  }));

  bind(contentEndpoints.appData, () => memory.get("all", () => getAppData(platform, db)));
}
