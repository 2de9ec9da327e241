import { allBadges, badgesEndpoints } from "#contract/badges.ts";
import type { DomainEntries } from "#server/platform/domain.ts";
import { celebrateBadges, claimBadge, getOwnBadges } from "./badges.service.ts";

export function bindBadges({ bind }: DomainEntries<object>): void {
  bind(badgesEndpoints.catalogue, async () => allBadges);
  bind(badgesEndpoints.listOwn, (ctx) => getOwnBadges(ctx));
  bind(badgesEndpoints.claim, async (ctx, { params }) => ({ data: await claimBadge(ctx, params) }));
  bind(badgesEndpoints.celebrate, (ctx, { body }) => celebrateBadges(ctx, body));
}
