import { openDomain } from "#server/platform/domain.ts";
import type { Platform } from "#server/platform/platform.ts";
import { bindReferences } from "./references.routes.ts";

export function registerReferences(platform: Platform): void {
  bindReferences(openDomain(platform, {}));
}
