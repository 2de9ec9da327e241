import { safetyEndpoints } from "#contract/safety.ts";
import type { DomainEntries } from "#server/platform/domain.ts";
import type { SafetyPorts } from "./safety.ports.ts";
import { blockUser, report, unblockUser } from "./safety.service.ts";

export function bindSafety({ bind }: DomainEntries<{ ports: SafetyPorts }>): void {
  bind(safetyEndpoints.report, async (ctx, { body }) => ({ data: await report(ctx, body) }));

  bind(safetyEndpoints.block, (ctx, { params }) =>
    blockUser(ctx, { blockedUserId: params.userId }),
  );

  bind(safetyEndpoints.unblock, (ctx, { params }) =>
    unblockUser(ctx, { blockedUserId: params.userId }),
  );
}
