import { banAppealsEndpoints } from "#contract/trust/ban-appeals.ts";
import type { DomainEntries } from "#server/platform/domain.ts";
import { appealBan, getBan } from "./ban-appeals.service.ts";

/** What somebody who is banned can still do here. */
export function bindBanAppeals({ bind }: DomainEntries<object>): void {
  bind(banAppealsEndpoints.getBan, async (ctx, { query }) => ({
    data: await getBan(ctx, { token: query.t }),
  }));
  bind(banAppealsEndpoints.appeal, (ctx, { body }) => appealBan(ctx, body));
}
