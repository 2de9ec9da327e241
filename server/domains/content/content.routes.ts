import { type AppData, contentEndpoints } from "#contract/content.ts";
import type { DomainEntries } from "#server/platform/domain.ts";
import { getAppData } from "./content.service.ts";
import { getLegalPage } from "./legal-pages.service.ts";
import type { ShortMemory } from "./short-memory.ts";

export function bindContent({ bind }: DomainEntries<{ appData: ShortMemory<AppData> }>): void {
  bind(contentEndpoints.website, async (ctx, { params }) => ({ data: getLegalPage(ctx, params) }));

  bind(contentEndpoints.appData, (ctx) => ctx.appData.get("all", () => getAppData(ctx)));
}
