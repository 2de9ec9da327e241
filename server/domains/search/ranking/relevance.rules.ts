import { hourMs } from "#contract/shared/durations.ts";

/**
 * Which sitter comes first when nobody asks for a particular order: near, well spoken of, here
 * lately, and quick to answer, each for its part.
 */
export const weights = { nearness: 0.4, rating: 0.3, recency: 0.2, response: 0.1 } as const;

/** As good as the average sitter, as if so many had said so: one five-star review is not forty. */
export const priorRating = 4.4;
export const priorReviews = 8;

/** Half of the points for being near are left at this distance. */
export const halfwayKm = 5;
/** Half of those for having been here lately after two weeks. */
export const halfwayHours = 14 * 24;
/** Who has not been asked anything yet is neither quick nor slow. */
export const unknownResponse = 0.5;

export function bayesianRating({ sum, count }: { sum: number; count: number }): number {
  return (sum + priorRating * priorReviews) / (count + priorReviews);
}

/** What doesn't depend on who asks, where and when. */
export function standingOf(sitter: { rating: number; responseRate: number | null }): number {
  const { rating, responseRate } = sitter;
  return (weights.rating * (rating - 1)) / 4 + weights.response * (responseRate ?? unknownResponse);
}

/** What is most of a search's arithmetic divides once: 0.4 / (1 + km² / 25) is 10 / (25 + km²). */
const squaredHalfway = halfwayKm ** 2;
const nearnessScale = weights.nearness * squaredHalfway;
const recencyScale = weights.recency * halfwayHours;

/** By the square of the km in a straight line, which is what the search has; endless: nowhere. */
export function nearnessOf(squaredKm: number): number {
  return nearnessScale / (squaredHalfway + squaredKm);
}

/** Endless: never seen here. */
export function recencyOf(hoursSinceActive: number): number {
  return recencyScale / (halfwayHours + Math.max(0, hoursSinceActive));
}

export type Relevance = {
  standing: number;
  /** Absent when nobody said where. */
  km: number | null;
  /** Absent: never seen here. */
  hoursSinceActive: number | null;
};

export function relevanceOf({ standing, km, hoursSinceActive }: Relevance): number {
  const endless = Number.POSITIVE_INFINITY;
  return standing + nearnessOf((km ?? endless) ** 2) + recencyOf(hoursSinceActive ?? endless);
}

/** As in `sitter_search.active_hour`. */
export function hourOf(instant: Date): number {
  return Math.floor(instant.getTime() / hourMs);
}
