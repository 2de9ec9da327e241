import {
  type BadgeName,
  isBadgeName,
  pointsOf,
  stageOf,
} from "#contract/badges/badge-catalogue.ts";
import type { EarnedBadge, OwnBadges } from "#contract/badges.ts";
import type { OwnProfile } from "#contract/profiles.ts";
import { tellOfUpdate } from "#server/domains/account/account.service.ts";
import { lockSitters } from "#server/domains/profiles/profile-facts.service.ts";
import { findProfileRef } from "#server/domains/profiles/profile-refs.service.ts";
import { getSitterProfile } from "#server/domains/profiles/profiles.service.ts";
import { isSitterShown } from "#server/domains/profiles/sitters/faces.service.ts";
import { hasGivenFeedback } from "#server/domains/reviews/product-reviews/product-reviews.service.ts";
import type { Context, ViewerContext } from "#server/platform/context.ts";
import { conflict, notFound } from "#server/platform/http/problem.ts";
import { type Counted, countFacts } from "./badge-facts.service.ts";
import type { BadgesEarned } from "./badges.events.ts";
import { countToObtain, presentEarned, presentProgress } from "./badges.presenter.ts";
import * as repository from "./badges.repository.ts";
import { allProgressOf, isClaimable, toldOf } from "./badges.rules.ts";
import { earnBadges, giveBadges } from "./earn-badges.service.ts";

/** Counted at this moment; 404 for who has no sitter profile. */
export async function getOwnBadges(ctx: ViewerContext): Promise<OwnBadges> {
  const { db, viewer } = ctx;
  const { id: profileId } = await getSitterProfile(db, viewer);
  const { facts, earned } = await countOne(ctx, profileId);
  const rows = await repository.listEarned(db, [profileId]);
  const points = pointsOf([...earned]);
  return {
    badges: rows.map(presentEarned),
    badgesProgress: presentProgress(allProgressOf(facts), earned),
    badgesToObtainCount: countToObtain(earned),
    points,
    stage: stageOf(points),
  };
}

type OnProfile = Pick<OwnProfile, "badgesProgress" | "badgesToObtainCount" | "badgesToCelebrate">;

/** Part of every look at one's own profile, so by what was last counted: two rows by their keys. */
export async function findOwnBadges(ctx: Context, profileId: number): Promise<OnProfile> {
  const { db } = ctx;
  const progress =
    (await repository.findProgress(db, profileId)) ??
    allProgressOf((await countOne(ctx, profileId)).facts);
  const rows = await repository.listEarned(db, [profileId]);
  const earned = new Set(rows.map(({ name }) => name));
  return {
    badgesProgress: presentProgress(progress, earned),
    badgesToObtainCount: countToObtain(earned),
    badgesToCelebrate: rows.flatMap(({ name, celebratedAt }) => (celebratedAt ? [] : name)),
  };
}

async function countOne(ctx: Context, profileId: number): Promise<Counted> {
  const counted = (await countFacts(ctx, [profileId])).get(profileId);
  // The profile was removed between two questions.
  if (!counted) throw notFound();
  return counted;
}

/**
 * What only the user can tell of is checked as far as can be; the others are counted at once, for who
 * doesn't want to wait. 409 for what isn't earned, 404 for what is no badge. A second time changes nothing.
 */
export async function claimBadge(
  ctx: ViewerContext<"outbox">,
  { name }: { name: string },
): Promise<EarnedBadge> {
  const { db, viewer } = ctx;
  const { id: profileId } = await getSitterProfile(db, viewer);
  if (!isBadgeName(name)) throw notFound();
  if (isClaimable(name)) await giveClaimed(ctx, { profileId, name });
  else await earnBadges(ctx, { profileIds: [profileId] });
  const rows = await repository.listEarned(db, [profileId]);
  const earned = rows.find((row) => row.name === name);
  if (!earned) throw conflict("notEarned");
  return presentEarned(earned);
}

const claims: Record<
  "poster" | "feedback",
  (ctx: ViewerContext, profileId: number) => Promise<boolean>
> = {
  // A poster leads to a page: nobody hangs up one that leads nowhere.
  poster: ({ db }, profileId) => isSitterShown(db, profileId),
  feedback: (ctx) => hasGivenFeedback(ctx, ctx.viewer),
};

async function giveClaimed(
  ctx: ViewerContext<"outbox">,
  { profileId, name }: { profileId: number; name: "poster" | "feedback" },
): Promise<void> {
  await lockSitters(ctx.db, [profileId]);
  if (await claims[name](ctx, profileId)) await giveBadges(ctx, { profileId, names: [name] });
}

/** Their other screens need not make something of it any more. */
export async function celebrateBadges(
  ctx: ViewerContext<"outbox">,
  { names }: { names: readonly BadgeName[] },
): Promise<void> {
  const { db, now, viewer } = ctx;
  const { id: profileId } = await getSitterProfile(db, viewer);
  const marked = await repository.markCelebrated(db, { profileId, names, now });
  if (marked > 0) await tellOfUpdate(ctx, viewer);
}

/** What of new badges is told beyond the screen, to whom, and what all of theirs are worth. */
export async function findNewBadges(
  { db }: Context,
  { profileId, names }: BadgesEarned,
): Promise<{ userId: number; names: BadgeName[]; total: number } | null> {
  const profile = await findProfileRef(db, profileId);
  if (!profile) return null;
  const earned = await repository.listEarned(db, [profileId]);
  const total = pointsOf(earned.map(({ name }) => name));
  return { userId: profile.userId, names: toldOf(names), total };
}
