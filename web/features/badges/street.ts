import type { BadgeProgress } from "#contract/badges/badge-entities.ts";

/** What of a street is looked at. */
export const streetViews = ["all", "earned", "started", "open"] as const;
export type StreetView = (typeof streetViews)[number];

export function parseView(value: string | null): StreetView {
  return streetViews.find((view) => view === value) ?? "all";
}

const states = { earned: "completed", started: "in_progress", open: "not_started" } as const;

export function isIn(view: StreetView, { state }: BadgeProgress): boolean {
  return view === "all" || states[view] === state;
}

export function paintedPart({ state, done, of }: BadgeProgress): number {
  return state === "completed" ? 1 : done / of;
}

const order = ["completed", "in_progress", "not_started"] as const;

/** For sorting: what stands, what is being built, what is to come. */
export function builtFirst(one: BadgeProgress, other: BadgeProgress): number {
  return order.indexOf(one.state) - order.indexOf(other.state);
}

const mostAlmost = 3;
/** Less than this is no beginning that one would be reminded of. */
const leastPart = 0.3;

/** Those that take the least to be done, the nearest first. */
export function almostDone(
  progress: readonly BadgeProgress[],
  most: number = mostAlmost,
): BadgeProgress[] {
  return progress
    .filter((each) => each.state === "in_progress" && paintedPart(each) >= leastPart)
    .toSorted((one, other) => paintedPart(other) - paintedPart(one) || other.points - one.points)
    .slice(0, most);
}
