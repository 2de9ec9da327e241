import type { Soak } from "#tests/soak/soak.ts";
import { liveYears, type Years } from "./subscription-years.ts";

/** The last days of months, a leap day, and the days before the clocks change. */
export const startingDays = ["2027-01-31", "2028-02-29", "2027-03-27", "2027-10-30", "2026-12-31"];

/** Whether any order of events makes a day free, or paid for twice. */
export const soak: Soak<Years> = {
  title: `three years of 60 people who subscribe and change their minds, ${process.env.TEST_DATABASE_URL ? "PostgreSQL server" : "embedded database"}`,
  rounds: startingDays.length,
  round: (seed) =>
    liveYears({
      people: 12,
      days: 3 * 366,
      seed,
      startOn: startingDays[seed % startingDays.length] ?? "",
    }),
  summary(rounds) {
    const sum = (key: keyof Years) => rounds.reduce((total, round) => total + round[key], 0);
    const names: Record<keyof Years, string> = {
      people: "people",
      days: "days",
      acts: "things they did",
      bought: "bought",
      renewed: "renewed",
      givenUp: "given up",
      refunds: "refunds",
      chargebacks: "chargebacks",
      standstill: "days without jobs",
    };
    const keys = Object.keys(names) as (keyof Years)[];
    const row = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;
    return {
      // A broken rule ends the round at once, with its seed.
      markdown: [row(Object.values(names)), row(keys.map(() => "---")), row(keys.map(sum))].join(
        "\n",
      ),
      isMet: keys.every((key) => sum(key) > 0),
    };
  },
};
