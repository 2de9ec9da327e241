import { readFile } from "node:fs/promises";
import { relative } from "node:path";
import { root } from "../steps.ts";

/** What a part of the product costs in tests, so that one that grows is seen. */
export type Part = { name: string; ms: number };

export type VitestReport = {
  testResults: { name: string; startTime: number; endTime: number }[];
};
export type PlaywrightSuite = {
  title: string;
  file: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    tests: {
      projectName: string;
      status: string;
      results: { duration: number; error?: { message?: string } }[];
    }[];
  }[];
};
export type PlaywrightReport = { suites: PlaywrightSuite[] };

/** By folder, three deep: `server/domains/chat`. */
export function vitestParts({ testResults }: VitestReport, from = root): Part[] {
  return sums(
    testResults.map(({ name, startTime, endTime }) => ({
      name: relative(from, name).split("/").slice(0, -1).slice(0, 3).join("/"),
      ms: endTime - startTime,
    })),
  );
}

/** Every file by itself; what comes before its first test is not in it. */
export function vitestFiles({ testResults }: VitestReport, from = root): Part[] {
  return sums(
    testResults.map(({ name, startTime, endTime }) => ({
      name: relative(from, name),
      ms: endTime - startTime,
    })),
  );
}

/** By journey's file. */
export function playwrightParts({ suites }: PlaywrightReport): Part[] {
  return sums(
    specsOf(suites).flatMap(({ file, tests }) =>
      tests.flatMap(({ results }) => results.map(({ duration }) => ({ name: file, ms: duration }))),
    ),
  );
}

export function journeyTimes({ suites }: PlaywrightReport): Part[] {
  return sums(
    specsOf(suites).flatMap(({ file, title, tests }) =>
      tests.flatMap(({ projectName, results }) =>
        results.map(({ duration }) => ({
          name: `${file}: ${title} (${projectName})`,
          ms: duration,
        })),
      ),
    ),
  );
}

export function specsOf(suites: PlaywrightSuite[]): PlaywrightSuite["specs"] {
  return suites.flatMap((suite) => [...suite.specs, ...specsOf(suite.suites ?? [])]);
}

export function sums(parts: Part[]): Part[] {
  const byName = new Map<string, number>();
  for (const { name, ms } of parts) byName.set(name, (byName.get(name) ?? 0) + ms);
  return [...byName].map(([name, ms]) => ({ name, ms })).sort((a, b) => b.ms - a.ms);
}

/** The report of a run that broke off before it wrote one has no parts. */
export async function readReport<Report>(file: string): Promise<Report | undefined> {
  const text = await readFile(file, "utf8").catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as Report);
}
