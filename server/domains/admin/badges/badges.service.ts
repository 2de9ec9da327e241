import type * as z from "zod";
import type { BadgeHolderDetails, takeBackForm } from "#contract/admin/badges.ts";
import {
  getBadgeHolder,
  recountBadges,
  takeBackBadge,
} from "#server/domains/badges/badge-holders.service.ts";
import type { ViewerContext } from "#server/platform/context.ts";
import { writeAudit } from "../audit.service.ts";

type OfSitter = { profileId: number };

export async function recount(
  ctx: ViewerContext<"outbox">,
  { profileId }: OfSitter,
): Promise<BadgeHolderDetails> {
  const { points } = await getBadgeHolder(ctx, { profileId });
  const result = await recountBadges(ctx, { profileId });
  await writeAudit(ctx, {
    adminUserId: ctx.viewer.userId,
    action: "badge.recount",
    subjectType: "profile",
    subjectId: profileId,
    before: { points },
    after: { points: result.points },
  });
  return result;
}

export async function takeBack(
  ctx: ViewerContext<"outbox">,
  { profileId, name, reason }: OfSitter & z.output<typeof takeBackForm>,
): Promise<BadgeHolderDetails> {
  const { points } = await getBadgeHolder(ctx, { profileId });
  const result = await takeBackBadge(ctx, { profileId, name });
  await writeAudit(ctx, {
    adminUserId: ctx.viewer.userId,
    action: "badge.takeBack",
    subjectType: "profile",
    subjectId: profileId,
    before: { points },
    after: { points: result.points, name, reason },
  });
  return result;
}
