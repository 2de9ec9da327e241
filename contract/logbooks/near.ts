/** How near to the address somebody checked in: all that a sitter is told of it. */
export const nearness = ["at_home", "close", "far"] as const;
export type Near = (typeof nearness)[number];

export const atHomeMeters = 150;
/** Farther away than this is said, not forbidden. */
export const closeMeters = 500;

export function nearOf(meters: number): Near {
  if (meters <= atHomeMeters) return "at_home";
  return meters <= closeMeters ? "close" : "far";
}
