import { type FuzzFigures, fuzzServer } from "./http-fuzz.ts";
import type { Soak } from "./soak.ts";

const requests = 20_000;
const mostGrowth = 1.3;
const mostWait = 10;

/** Whether anything that a visitor sends can hurt the server, or make others wait. */
export const soak: Soak<FuzzFigures> = {
  title: "200,000 requests from the schemas, hostile and nearly right, by everybody",
  rounds: 10,
  async round(nr) {
    const figures = await fuzzServer({ seed: nr, requests, warmUp: 4_000, visits: 300 });
    if (figures.broken.length > 0) throw new Error(figures.broken.slice(0, 20).join("\n"));
    return figures;
  },
  summary(rounds) {
    const worst = (of: (figures: FuzzFigures) => number) => Math.max(...rounds.map(of));
    const growth = worst(({ megabytesBefore, megabytesAfter }) => megabytesAfter / megabytesBefore);
    const slowdown = worst(({ quietP99Ms, busyP99Ms }) => busyP99Ms / quietP99Ms);
    const sum = (of: (figures: FuzzFigures) => number) =>
      rounds.reduce((total, figures) => total + of(figures), 0);
    const rows = [
      ["requests", sum((figures) => figures.requests), ""],
      ["unexpected 5xx", sum(({ broken }) => broken.length), "0"],
      ["503 with Retry-After (pictures, posters)", sum(({ busy }) => busy), "allowed"],
      ["resident memory, after / before", growth.toFixed(2), `≤ ${mostGrowth}`],
      ["another visitor's p99, during / alone", slowdown.toFixed(1), `≤ ${mostWait}`],
    ];
    return {
      markdown: [
        "| what | worst round, or all | asked |",
        "| --- | --- | --- |",
        ...rows.map((row) => `| ${row.join(" | ")} |`),
      ].join("\n"),
      isMet: growth <= mostGrowth && slowdown <= mostWait,
    };
  },
};
