import { catalogueEndpoints } from "#contract/catalogue.ts";
import type { Platform } from "#server/platform/platform.ts";
import { getCatalogue } from "./catalogue.service.ts";

export function bindCatalogue({ bind }: Platform): void {
  bind(catalogueEndpoints.get, async ({ locale }) => getCatalogue(locale));
}
