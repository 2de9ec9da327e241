import { catalogueEndpoints } from "#contract/catalogue.ts";
import type { DomainEntries } from "#server/platform/domain.ts";
import { getCatalogue } from "./catalogue.service.ts";

export function bindCatalogue({ bind }: DomainEntries<object>): void {
  bind(catalogueEndpoints.get, async (ctx) => getCatalogue(ctx));
}
