/**
 * Everything: the checks, the build, the tests of rules and routes, the script budget and the
 * journeys in a browser. The last line counts the tests of both runners and every step that failed.
 */
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { listStaleParts } from "./build-inputs.ts";
import { checkSteps } from "./check.ts";
import {
  failedSteps,
  nodeStep,
  packageCommand,
  root,
  runNode,
  runSteps,
  type Step,
  type StepResult,
  seconds,
} from "./steps.ts";
import { type Counts, closingLine, countReport, sumCounts } from "./test-counts.ts";
import { describeParts } from "./test-parts.ts";

const reports = join(root, ".cache/reports");
const vitestReport = join(reports, "vitest.json");
const playwrightReport = join(reports, "playwright.json");

const build: Step = {
  name: "build",
  run: async () => {
    const stale = listStaleParts();
    if (stale.length > 0) await runNode(["scripts/build.ts", ...stale]);
  },
};

const vitest = nodeStep("rules, routes and budget", [
  packageCommand("vitest"),
  "run",
  // CI runs these by themselves afterwards, with PostgreSQL and Redis.
  ...(process.env.CI ? ["--project=!cluster"] : []),
  "--reporter=dot",
  "--reporter=json",
  `--outputFile.json=${vitestReport}`,
]);

const playwright = nodeStep(
  "journeys",
  [
    packageCommand("@playwright/test", "playwright"),
    "test",
    "--reporter=line,json",
    // What is proven at all is proven on the phone; CI looks at wide windows as well.
    ...(process.env.CI ? [] : ["--project=phone"]),
  ],
  { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
);

const testers = new Map([
  [vitest.name, vitestReport],
  [playwright.name, playwrightReport],
]);

/** The tests a runner counted; a step without a report counts only when it failed. */
async function countStep({ name, failure }: StepResult): Promise<Counts> {
  const report = testers.get(name);
  const counts = report ? await countReport(report) : { passed: 0, failed: 0 };
  return failure !== undefined && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

const start = performance.now();
await rm(reports, { recursive: true, force: true });
await mkdir(reports, { recursive: true });

const results: StepResult[] = [];
const run = async (steps: Step[], atOnce?: number) =>
  results.push(...(await runSteps(steps, { atOnce })));

await run(checkSteps);
await run([build], 1);
await run([vitest], 1);
await run([playwright], 1);

console.log(`\n${await describeParts({ vitest: vitestReport, playwright: playwrightReport })}`);
const failed = failedSteps(results);
if (failed.length > 0) console.log(`\nFailed: ${failed.join(", ")}.`);
console.log(`\nTook ${seconds(performance.now() - start)}.`);

const counts = sumCounts(await Promise.all(results.map(countStep)));
console.log(closingLine(counts));
if (counts.failed > 0) process.exitCode = 1;
