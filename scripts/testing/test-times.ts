/**
 * `npm run test:times`: where the time of the last run went, by part, by cause, by folder and by file.
 * With `--write` the times of the longest files are stored, so that fresh clones begin with those.
 */
import { globSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { knownTimesFile } from "#tests/setup/running/longest-first.ts";
import {
  journeyTimes,
  type Part,
  type PlaywrightReport,
  readReport,
  sums,
  type VitestReport,
  vitestFiles,
  vitestParts,
} from "./test-parts.ts";
import { describeStolen, type RunTimes, reportFolder } from "./test-run.ts";

const longestShown = 12;
/** A file that takes longer keeps the other worker waiting at the end. */
const tooLongMs = 30_000;
/** Shorter ones come out even by themselves. */
const worthKnowingMs = 2_000;

const reportsOf = async <Report>(names: string[]): Promise<Report[]> => {
  const all = await Promise.all(
    names.map((name) => readReport<Report>(join(reportFolder, `${name}.json`))),
  );
  return all.filter((report) => report !== undefined) as Report[];
};

function list(title: string, parts: Part[], shown = parts.length): string {
  const lines = parts
    .slice(0, shown)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(8)} s  ${name}`);
  return [`\n${title}`, ...lines].join("\n");
}

type Spent = { of: string; cause: string; ms: number };
const spent = globSync("spent/*.jsonl", { cwd: reportFolder })
  .flatMap((file) => readFileSync(join(reportFolder, file), "utf8").trim().split("\n"))
  .map((line) => JSON.parse(line) as Spent);

const runs = await reportsOf<RunTimes>(["parts", "parts-of-the-rest"]);
if (runs.length === 0) {
  console.log("There is no run to tell of yet: npm test, or npm run test:all.");
  process.exit(1);
}
const vitest = await reportsOf<VitestReport>(["vitest", "vitest-whole", "vitest-postgres"]);
const journeys = await reportsOf<PlaywrightReport>(["journeys", "journeys-rest"]);
const files = vitest.map((report) => vitestFiles(report));

for (const run of runs) {
  console.log(list(`By part: ${(run.ms / 1000).toFixed(0)} s${describeStolen(run)}`, run.parts));
}
const causes = sums(spent.map(({ cause, ms }) => ({ name: cause, ms })));
console.log(
  list("By cause, besides what a test is about; two workers, so half of it by the clock", causes),
);
console.log(list("By folder", sums(vitest.flatMap((report) => vitestParts(report))), longestShown));
console.log(list("The longest files", sums(files.flat()), longestShown));
console.log(list("The longest journeys", journeys.flatMap(journeyTimes), longestShown));
const tooLong = (files[0] ?? []).filter(({ ms }) => ms > tooLongMs);
if (tooLong.length > 0) console.log(list("Too long for npm test", tooLong));

if (process.argv.includes("--write")) {
  const known = sums(files.flat()).filter(({ ms }) => ms >= worthKnowingMs);
  const times = Object.fromEntries(known.map(({ name, ms }) => [name, Math.round(ms / 1000)]));
  await writeFile(knownTimesFile, `${JSON.stringify(times, null, 2)}\n`);
}
