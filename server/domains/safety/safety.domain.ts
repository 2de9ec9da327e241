import { openDomain } from "#server/platform/domain.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { SafetyPorts } from "./safety.ports.ts";
import { bindSafety } from "./safety.routes.ts";

export function registerSafety(platform: Platform, ports: SafetyPorts): void {
  bindSafety(openDomain(platform, { ports }));
}
