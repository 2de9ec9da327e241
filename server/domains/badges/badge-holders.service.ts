import { and, eq, sql } from "drizzle-orm";
import type { BadgeFigures, BadgeHolder, BadgeHolderDetails } from "#contract/admin/badges.ts";
import {
  type BadgeName,
  badgeNames,
  badgePoints,
  badgeStages,
  pointsOf,
  stageOf,
} from "#contract/badges/badge-catalogue.ts";
import type { Db } from "#server/db/database.ts";
import { earnedBadges } from "#server/db/schema/trust/badges.ts";
import { lockSitters } from "#server/domains/profiles/profile-facts.service.ts";
import { updateStanding } from "#server/domains/profiles/profiles.service.ts";
import {
  countSittersByPoints,
  findSitterPoints,
  listSitterPoints,
  type SitterPoints,
} from "#server/domains/profiles/sitters/sitter-points.service.ts";
import type { Context } from "#server/platform/context.ts";
import { conflict, notFound } from "#server/platform/http/problem.ts";
import { countFacts } from "./badge-facts.service.ts";
import { presentEarned, presentProgress } from "./badges.presenter.ts";
import { listEarned } from "./badges.repository.ts";
import { allProgressOf, type BadgeFacts, earnedBy, inCatalogueOrder } from "./badges.rules.ts";
import { earnBadges } from "./earn-badges.service.ts";

/* What an admin sees of badges, and does about them. */

type OfSitter = { profileId: number };

export async function getBadgeFigures({ db }: Context): Promise<BadgeFigures> {
  const [byPoints, holders] = await Promise.all([countSittersByPoints(db), countHolders(db)]);
  const stages = badgeStages.map((name) => {
    const inStage = byPoints.filter(({ points }) => stageOf(points) === name);
    return { name, count: inStage.reduce((sum, { count }) => sum + count, 0) };
  });
  return {
    sitters: stages.reduce((sum, { count }) => sum + count, 0),
    stages,
    badges: badgeNames.map((name) => ({
      name,
      points: badgePoints[name],
      count: holders.get(name) ?? 0,
    })),
  };
}

export async function listBadgeHolders(
  { db }: Context,
  asked: { q: string | undefined; window: { offset: number; limit: number } },
): Promise<{ data: BadgeHolder[]; total: number }> {
  const { rows, total } = await listSitterPoints(db, asked);
  return { data: rows.map(present), total };
}

export async function getBadgeHolder(
  ctx: Context,
  { profileId }: OfSitter,
): Promise<BadgeHolderDetails> {
  const { db } = ctx;
  const sitter = await findSitterPoints(db, profileId);
  const counted = (await countFacts(ctx, [profileId])).get(profileId);
  if (!sitter || !counted) throw notFound();
  const { facts } = counted;
  const rows = await listEarned(db, [profileId]);
  return {
    ...present(sitter),
    badges: rows.map((row) => ({ ...presentEarned(row), isOutlived: isOutlived(row.name, facts) })),
    // As it is today, earned or not: what was earned may no longer be so.
    progress: presentProgress(allProgressOf(facts), new Set()),
  };
}

/** What holds no longer, or what nobody but the sitter knows of: a poster is known by its badge alone. */
function isOutlived(name: BadgeName, facts: BadgeFacts): boolean {
  const withoutClaims = { ...facts, hasPoster: false };
  return !earnedBy(withoutClaims).includes(name);
}

/** Part of an admin's doing: counts as every night does. */
export async function recountBadges(
  ctx: Context<"outbox">,
  { profileId }: OfSitter,
): Promise<BadgeHolderDetails> {
  await earnBadges(ctx, { profileIds: [profileId] });
  return getBadgeHolder(ctx, { profileId });
}

/**
 * Part of an admin's doing. 409 for what still holds: it would come back tonight. What was earned by a
 * review that was taken away, or claimed and never done, doesn't.
 */
export async function takeBackBadge(
  ctx: Context<"outbox">,
  { profileId, name }: OfSitter & { name: BadgeName },
): Promise<BadgeHolderDetails> {
  const { db } = ctx;
  await lockSitters(db, [profileId]);
  const counted = (await countFacts(ctx, [profileId])).get(profileId);
  if (!counted?.earned.has(name)) throw notFound();
  if (!isOutlived(name, counted.facts)) throw conflict("badgeStillEarned");
  await deleteEarned(db, { profileId, name });
  const badges = inCatalogueOrder([...counted.earned].filter((each) => each !== name));
  await updateStanding(ctx, { profileId, standing: { badges, badgePoints: pointsOf(badges) } });
  return getBadgeHolder(ctx, { profileId });
}

function present({ badges, points, ...sitter }: SitterPoints): BadgeHolder {
  return { ...sitter, points, stage: stageOf(points), badgesCount: badges.length };
}

async function countHolders(db: Db): Promise<ReadonlyMap<BadgeName, number>> {
  const rows = await db
    .select({ name: earnedBadges.name, count: sql<number>`count(*)::int` })
    .from(earnedBadges)
    .groupBy(earnedBadges.name);
  return new Map(rows.map(({ name, count }) => [name, count]));
}

/** False when they don't have it. */
async function deleteEarned(
  tx: Db,
  { profileId, name }: { profileId: number; name: BadgeName },
): Promise<boolean> {
  const rows = await tx
    .delete(earnedBadges)
    .where(and(eq(earnedBadges.profileId, profileId), eq(earnedBadges.name, name)))
    .returning({ name: earnedBadges.name });
  return rows.length > 0;
}
