import { type BadgeName, badgeNames, badgePoints } from "#contract/badges/badge-catalogue.ts";
import type { BadgeProgress } from "#contract/badges/badge-entities.ts";
import type { EarnedBadge } from "#contract/badges.ts";
import { toInstant } from "#contract/shared/dates.ts";
import type { EarnedRow } from "./badges.repository.ts";
import { type AllProgress, stateOf } from "./badges.rules.ts";

export function presentEarned({ name, earnedAt }: EarnedRow): EarnedBadge {
  return { name, points: badgePoints[name], earnedAt: toInstant(earnedAt) };
}

export function presentProgress(
  progress: AllProgress,
  earned: ReadonlySet<BadgeName>,
): BadgeProgress[] {
  return badgeNames.map((name) => ({
    name,
    points: badgePoints[name],
    // One that came after this was counted.
    ...stateOf(progress[name] ?? { done: 0, of: 1 }, earned.has(name)),
  }));
}

export function countToObtain(earned: ReadonlySet<BadgeName>): number {
  return badgeNames.length - earned.size;
}
