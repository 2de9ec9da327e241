import { safetyEndpoints } from "#contract/safety.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { SafetyPorts } from "./safety.ports.ts";
import { blockUser, report, unblockUser } from "./safety.service.ts";

export function bindSafety(platform: Platform, ports: SafetyPorts): void {
  const { bind } = platform;

  bind(safetyEndpoints.report, async ({ viewer, body, db }) => ({
    data: await report({ ...platform, db }, ports, viewer, body),
  }));

  bind(safetyEndpoints.block, async ({ viewer, params }) =>
    blockUser(platform, viewer, params.userId),
  );

  bind(safetyEndpoints.unblock, async ({ viewer, params }) =>
    unblockUser(platform, viewer, params.userId),
  );
}
