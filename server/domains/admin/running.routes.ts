import { adminQueueEndpoints } from "#contract/admin/queue.ts";
import type { DomainEntries } from "#server/platform/domain.ts";
import { getQueue } from "./queue/queue.service.ts";

/** Running the place: what waits, and what goes wrong by itself. */
export function bindRunning({ bind }: DomainEntries<object>): void {
  bind(adminQueueEndpoints.get, async (ctx) => ({ data: await getQueue(ctx) }));
}
