import { readFile } from "node:fs/promises";
import { relative } from "node:path";
import { root } from "./steps.ts";

/** What a part of the product costs in tests, so that one that grows is seen. */
export type Part = { name: string; ms: number };

type VitestReport = {
  testResults: { name: string; startTime: number; endTime: number }[];
};
type PlaywrightSuite = {
  title: string;
  file: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    tests: { projectName: string; status: string; results: { duration: number }[] }[];
  }[];
};
type PlaywrightReport = { suites: PlaywrightSuite[] };

/** By folder, three deep: `server/domains/chat`. */
export function vitestParts({ testResults }: VitestReport, from = root): Part[] {
  return sums(
    testResults.map(({ name, startTime, endTime }) => ({
      name: relative(from, name).split("/").slice(0, -1).slice(0, 3).join("/"),
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

/** Journeys that passed at a second try only: each is a defect of the journey or of the product. */
export function retriedJourneys({ suites }: PlaywrightReport): string[] {
  return specsOf(suites).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === "flaky")
      .map(({ projectName }) => `${file}: ${title} (${projectName})`),
  );
}

function specsOf(suites: PlaywrightSuite[]): PlaywrightSuite["specs"] {
  return suites.flatMap((suite) => [...suite.specs, ...specsOf(suite.suites ?? [])]);
}

function sums(parts: Part[]): Part[] {
  const byName = new Map<string, number>();
  for (const { name, ms } of parts) byName.set(name, (byName.get(name) ?? 0) + ms);
  return [...byName].map(([name, ms]) => ({ name, ms })).sort((a, b) => b.ms - a.ms);
}

/** The report of a run that broke off before it wrote one has no parts. */
export async function readReport<Report>(file: string): Promise<Report | undefined> {
  const text = await readFile(file, "utf8").catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as Report);
}

const shown = 8;

export async function describeParts(reports: {
  vitest: string;
  playwright: string;
}): Promise<string> {
  const vitest = await readReport<VitestReport>(reports.vitest);
  const playwright = await readReport<PlaywrightReport>(reports.playwright);
  const list = (title: string, parts: Part[]) => [
    `${title}, the longest of ${parts.length}:`,
    ...parts
      .slice(0, shown)
      .map(({ name, ms }) => `  ${(ms / 1000).toFixed(0).padStart(4)} s ${name}`),
  ];
  const retried = playwright ? retriedJourneys(playwright) : [];
  return [
    ...(vitest ? list("Tests by folder", vitestParts(vitest)) : []),
    ...(playwright ? list("Journeys by file", playwrightParts(playwright)) : []),
    ...(retried.length > 0
      ? ["Passed at a second try only, to be mended:", ...retried.map((name) => `  ${name}`)]
      : []),
  ].join("\n");
}
