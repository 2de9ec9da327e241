import { readFile } from "node:fs/promises";
import { stripVTControlCharacters } from "node:util";
import { type PlaywrightSuite, specsOf } from "./test-parts.ts";

export type Counts = { passed: number; failed: number };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
};

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
};

/** A file that broke before its first test has no failed test to count: it counts as one. */
export function vitestCounts(report: VitestReport): Counts {
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((test) => test.status === "failed"),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
  };
}

export function playwrightCounts({ stats, errors }: PlaywrightReport): Counts {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

const shownLines = 12;
const failure = (name: string, message = "") =>
  [name, ...stripVTControlCharacters(message).split("\n").slice(0, shownLines)].join("\n  ");

export function vitestFailures({ testResults }: Pick<VitestReport, "testResults">): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === "failed");
    if (status === "failed" && failed.length === 0) return [failure(name, message)];
    return failed.map(({ fullName, failureMessages = [] }) =>
      failure(`${name}: ${fullName}`, failureMessages[0]),
    );
  });
}

export function playwrightFailures({
  suites,
  errors,
}: Pick<PlaywrightReport, "suites" | "errors">): string[] {
  const journeys = specsOf(suites).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected")
      .map(({ projectName, results }) =>
        failure(`${file}: ${title} (${projectName})`, results.at(-1)?.error?.message),
      ),
  );
  return [...journeys, ...errors.map(({ message }) => failure("outside any journey", message))];
}

/** What failed, with the beginning of why: the last thing a run says, where everybody looks first. */
export async function listFailures(path: string): Promise<string[]> {
  const text = await readFile(path, "utf8").catch(() => undefined);
  if (text === undefined) return [];
  const report = JSON.parse(text) as VitestReport | PlaywrightReport;
  return "stats" in report ? playwrightFailures(report) : vitestFailures(report);
}

/** Counts a JSON report of either runner; one that was never written is a run that failed. */
export async function countReport(path: string): Promise<Counts> {
  const text = await readFile(path, "utf8").catch(() => undefined);
  if (text === undefined) return { passed: 0, failed: 1 };
  const report = JSON.parse(text) as VitestReport | PlaywrightReport;
  return "stats" in report ? playwrightCounts(report) : vitestCounts(report);
}

export function sumCounts(counts: Counts[]): Counts {
  return counts.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    { passed: 0, failed: 0 },
  );
}

export function closingLine({ passed, failed }: Counts): string {
  return `${passed} passed, ${failed} failed`;
}

if (import.meta.main) {
  const counts = sumCounts(await Promise.all(process.argv.slice(2).map(countReport)));
  console.log(closingLine(counts));
}
