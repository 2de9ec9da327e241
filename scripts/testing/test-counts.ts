import { readFile } from "node:fs/promises";

export type Counts = { passed: number; failed: number };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
};

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
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
