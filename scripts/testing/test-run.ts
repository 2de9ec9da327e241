/** What `npm test` and `npm run test:all` are made of: parts with a report, one after the other. */
import { readFileSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { hashInputs } from "../building/build-inputs.ts";
import {
  nodeStep,
  packageCommand,
  root,
  runNode,
  runSteps,
  type Step,
  type StepResult,
  seconds,
} from "../steps.ts";
import { type Counts, closingLine, countReport, listFailures, sumCounts } from "./test-counts.ts";

/** Steps that may run side by side; a report is what a runner wrote, to be counted. */
export type TestPart = { steps: (Step & { report?: string })[]; atOnce?: number };

export const reportFolder = join(root, ".cache/reports");
const reportOf = (name: string) => join(reportFolder, `${name}.json`);
export const partsFile = reportOf("parts");

export type PartTime = { name: string; ms: number };
export type RunTimes = { parts: PartTime[]; ms: number; stolen: number };

export function vitestPart(
  name: string,
  { file, args, env = {} }: { file: string; args: string[]; env?: NodeJS.ProcessEnv },
): TestPart {
  const report = reportOf(file);
  const own = ["--reporter=dot", "--reporter=json", `--outputFile.json=${report}`];
  const step = nodeStep(name, [packageCommand("vitest"), "run", ...own, ...args], env);
  return { steps: [{ ...step, report }] };
}

export function journeysPart(
  name: string,
  { file, args, env = {} }: { file: string; args: string[]; env?: NodeJS.ProcessEnv },
): TestPart {
  const report = reportOf(file);
  const command = [packageCommand("@playwright/test", "playwright"), "test"];
  const all = [...command, "--reporter=line,json", ...args];
  const run = async () => {
    // What axe has found in order in this build, the second circle need not look at again.
    const checked = join(reportFolder, "checked-screens", hashInputs("web"));
    await mkdir(checked, { recursive: true });
    const own = { PLAYWRIGHT_JSON_OUTPUT_FILE: report, CHECKED_SCREENS: checked };
    await runNode(all, { ...env, ...own });
  };
  return { steps: [{ name, run, report }] };
}

/** Ends with the line 'N passed, N failed'. The first part that fails is the last that runs. */
export async function runParts(parts: readonly TestPart[], { isFirst }: { isFirst: boolean }) {
  const start = performance.now();
  const before = processorTimes();
  if (isFirst) await rm(reportFolder, { recursive: true, force: true });
  await mkdir(reportFolder, { recursive: true });
  const results: StepResult[] = [];
  const counts: Counts[] = [];
  const failures: string[] = [];
  for (const { steps, atOnce = 1 } of parts) {
    const done = await runSteps(steps, { atOnce });
    results.push(...done);
    for (const result of done) counts.push(await countStep(result, steps));
    if (sumCounts(counts).failed === 0) continue;
    const reports = steps.flatMap(({ report }) => report ?? []);
    failures.push(...(await Promise.all(reports.map(listFailures))).flat());
    break;
  }
  const ms = performance.now() - start;
  const times: RunTimes = {
    parts: results.map(({ name, ms: each }) => ({ name, ms: each })),
    ms,
    stolen: stolenShare(before, processorTimes()),
  };
  await writeFile(isFirst ? partsFile : reportOf("parts-of-the-rest"), JSON.stringify(times));
  const failed = results.filter(({ failure }) => failure !== undefined).map(({ name }) => name);
  if (failures.length > 0) console.log(`\n${failures.join("\n\n")}`);
  if (failed.length > 0) console.log(`\nFailed: ${failed.join(", ")}. What follows was not run.`);
  console.log(`\nTook ${seconds(ms)}${describeStolen(times)}.`);
  console.log(closingLine(sumCounts(counts)));
  if (sumCounts(counts).failed > 0) process.exitCode = 1;
}

/** The tests a runner counted; a step without a report counts only when it failed. */
async function countStep({ name, failure }: StepResult, steps: TestPart["steps"]): Promise<Counts> {
  const report = steps.find((step) => step.name === name)?.report;
  const counts = report ? await countReport(report) : { passed: 0, failed: 0 };
  return failure !== undefined && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

type ProcessorTimes = { all: number; stolen: number };

/** Of all cores, since the machine started; only Linux tells, and elsewhere nothing is said of it. */
function processorTimes(): ProcessorTimes {
  try {
    const [line = ""] = readFileSync("/proc/stat", "utf8").split("\n");
    const [user = 0, nice = 0, system = 0, idle = 0, io = 0, irq = 0, soft = 0, stolen = 0] = line
      .split(/\s+/)
      .slice(1)
      .map(Number);
    return { all: user + nice + system + idle + io + irq + soft + stolen, stolen };
  } catch {
    return { all: 1, stolen: 0 };
  }
}

/** How much of the time a shared machine's other tenants had: without it, a slow run can't be judged. */
function stolenShare(before: ProcessorTimes, after: ProcessorTimes): number {
  return (after.stolen - before.stolen) / Math.max(1, after.all - before.all);
}

export const describeStolen = ({ stolen }: Pick<RunTimes, "stolen">) =>
  stolen < 0.01 ? "" : `, ${Math.round(stolen * 100)} % of the processors' time taken by others`;
