import type { Soak } from "#tests/soak/soak.ts";
import { onServer } from "../on-server.ts";
import { allPairs, namedPairs, type Pair } from "./raced-endpoints.ts";
import { type RacingMoves, raceMoves } from "./racing-moves.ts";

const timesEach = 10;
const timesNamed = 40;
const rounds = 5;

const isNamed = ([one, other]: Pair) =>
  namedPairs.some((pair) => pair.includes(one) && pair.includes(other) && one !== other);
const timesOf = (pair: Pair) => (isNamed(pair) ? timesNamed : timesEach) / rounds;

/** Whether any two things that people do with a booking at the same moment get in each other's way. */
export const soak: Soak<RacingMoves> = {
  title: `${allPairs().length} pairs of moves, ${timesEach} times each, named ones ${timesNamed} times, at two processes`,
  rounds,
  round: (seed) =>
    onServer((serverUrl) =>
      raceMoves({
        pairs: allPairs().map((pair) => [pair, timesOf(pair)] as const),
        atOnce: 6,
        processes: 2,
        seed,
        serverUrl,
      }),
    ),
  summary(all) {
    const sum = (of: (round: RacingMoves) => number) =>
      all.reduce((sum, round) => sum + of(round), 0);
    const count = (of: Record<string, number>) =>
      Object.values(of).reduce((sum, one) => sum + one, 0);
    const figures = {
      races: sum(({ races }) => races),
      "both yes": sum(({ both }) => both),
      "one yes": sum(({ one }) => one),
      neither: sum(({ neither }) => neither),
      "500": sum(({ failed }) => count(failed)),
      "lost moves": sum(({ lost }) => count(lost)),
      "double stays": sum(({ doubleStays }) => doubleStays),
      "deadlocks, ended and done again": sum(({ deadlocks }) => deadlocks),
    };
    const row = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;
    const names = Object.keys(figures);
    return {
      markdown: [row(names), row(names.map(() => "---")), row(Object.values(figures))].join("\n"),
      isMet: figures["500"] + figures["lost moves"] + figures["double stays"] === 0,
    };
  },
};
