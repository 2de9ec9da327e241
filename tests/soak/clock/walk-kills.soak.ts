import type { Soak } from "#tests/soak/soak.ts";
import { onServer } from "../on-server.ts";
import { soakWalkKills, type WalkKills } from "./walk-kills.ts";

/** Whether what the clock does to everybody is done once, though a row is broken and processes die. */
export const soak: Soak<WalkKills> = {
  title: "what is due for 100,000 people, two processes that are killed, PostgreSQL",
  rounds: 1,
  round: (seed) =>
    onServer((serverUrl) =>
      soakWalkKills({ people: 100_000, oneIn: 40, kills: 5, seed, serverUrl }),
    ),
  summary(rounds) {
    const names: Record<keyof WalkKills, string> = {
      due: "rows due",
      kills: "kills",
      seconds: "longest walk, s",
      doneTwice: "done twice",
      notDone: "not done",
      toldOf: "told of",
      leftOver: "left over",
      longestQueue: "longest queue",
    };
    const keys = Object.keys(names) as (keyof WalkKills)[];
    const row = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;
    const lines = rounds.map((figures) => row(keys.map((key) => figures[key])));
    return {
      markdown: [row(Object.values(names)), row(keys.map(() => "---")), ...lines].join("\n"),
      isMet: rounds.every(
        ({ doneTwice, notDone, leftOver, longestQueue }) =>
          doneTwice + notDone + leftOver === 0 && longestQueue < 100,
      ),
    };
  },
};
