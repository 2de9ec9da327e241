import type { AnimalCategory } from "#contract/shared/animals.ts";

/** What is asked of every animal of a kind; whoever has more to say adds a line. */
export const usualRules = {
  dog: ["couch", "bed", "offLeash", "treats"],
  cat: ["couch", "bed", "outside", "treats"],
  rabbit: ["loose", "outside", "treats"],
  rodent: ["loose", "treats"],
  bird: ["loose", "treats"],
  fish: ["treats"],
  reptile: ["loose"],
  horse: ["outside", "treats"],
  farm: ["outside", "treats"],
} as const satisfies Record<AnimalCategory, readonly string[]>;

/** Who is taken out. */
export const walked: readonly AnimalCategory[] = ["dog", "cat", "horse", "rabbit", "farm"];
