import {
  type BadgeName,
  type BadgeStage,
  badgePoints,
  pointsOf,
  stageOf,
} from "#contract/badges/badge-catalogue.ts";
import type { BadgeProgress } from "#contract/badges/badge-entities.ts";

/** What is made of new badges on the screen. */
export type Celebrated = {
  /** The one in the middle: the one that is worth most. */
  first: BadgeName;
  others: BadgeName[];
  /** Those that stand at its sides, if there are any. */
  neighbours: BadgeProgress[];
  points: number;
  added: number;
  houses: number;
  of: number;
  /** From which stage to which, where the new ones lead to another. */
  stages: { from: BadgeStage; to: BadgeStage } | null;
};

export function celebratedOf(
  names: readonly BadgeName[],
  progress: readonly BadgeProgress[],
): Celebrated | null {
  const [first, ...others] = names.toSorted((one, other) => badgePoints[other] - badgePoints[one]);
  if (!first) return null;
  const earned = progress.filter(({ state }) => state === "completed").map(({ name }) => name);
  const all = [...new Set([...earned, ...names])];
  const points = pointsOf(all);
  const added = pointsOf(names);
  const [from, to] = [stageOf(points - added), stageOf(points)];
  const at = progress.findIndex(({ name }) => name === first);
  const neighbours = [progress[at - 1], progress[at + 1]].flatMap((each) => each ?? []);
  const stages = from === to ? null : { from, to };
  return {
    ...{ first, others, neighbours, points, added, stages },
    houses: all.length,
    of: progress.length,
  };
}
