import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  closingLine,
  countReport,
  playwrightFailures,
  sumCounts,
  vitestFailures,
} from "../../scripts/testing/test-counts.ts";

const passedTest = { status: "passed" };
const failedTest = { status: "failed" };

const reports = [
  {
    name: "a Vitest run with one failure",
    report: {
      numPassedTests: 3,
      numFailedTests: 1,
      testResults: [
        { status: "passed", assertionResults: [passedTest, passedTest] },
        { status: "failed", assertionResults: [passedTest, failedTest] },
      ],
    },
    counts: { passed: 3, failed: 1 },
  },
  {
    name: "a Vitest file that broke before its first test",
    report: {
      numPassedTests: 2,
      numFailedTests: 0,
      testResults: [
        { status: "passed", assertionResults: [passedTest, passedTest] },
        { status: "failed", assertionResults: [] },
      ],
    },
    counts: { passed: 2, failed: 1 },
  },
  {
    name: "a Playwright run with a flaky and a failed test",
    report: { stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 }, errors: [] },
    counts: { passed: 6, failed: 1 },
  },
  {
    name: "a Playwright run whose server didn't start",
    report: {
      stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 },
      errors: [{ message: "no server" }],
    },
    counts: { passed: 0, failed: 1 },
  },
];

test.for(reports)("$name", async ({ report, counts }) => {
  const folder = await mkdtemp(join(tmpdir(), "kwispel-counts-"));
  const path = join(folder, "report.json");
  await writeFile(path, JSON.stringify(report));
  expect(await countReport(path)).toEqual(counts);
  await rm(folder, { recursive: true });
});

test("a report that was never written is a failure", async () => {
  expect(await countReport("/nowhere/report.json")).toEqual({ passed: 0, failed: 1 });
});

test("the closing line adds the runs up", () => {
  const runs = [
    { passed: 3, failed: 1 },
    { passed: 6, failed: 0 },
  ];
  expect(closingLine(sumCounts(runs))).toBe("9 passed, 1 failed");
});

test("what failed is named, with the beginning of why", () => {
  const test = {
    status: "failed",
    fullName: "a walk ends",
    failureMessages: ["late\n\u001b[31mby 3 s"],
  };
  const assertionResults = [{ status: "passed", fullName: "a walk begins" }, test];
  expect(
    vitestFailures({
      testResults: [
        { name: "walks.test.ts", status: "failed", assertionResults },
        { name: "pets.test.ts", status: "failed", message: "no such file", assertionResults: [] },
        { name: "chat.test.ts", status: "passed", assertionResults: [] },
      ],
    }),
  ).toEqual(["walks.test.ts: a walk ends\n  late\n  by 3 s", "pets.test.ts\n  no such file"]);
  const specs = ["unexpected", "expected"].map((status) => ({
    title: `a journey that was ${status}`,
    file: "walks.spec.ts",
    tests: [
      { projectName: "phone", status, results: [{ duration: 1, error: { message: "no map" } }] },
    ],
  }));
  expect(
    playwrightFailures({
      suites: [{ title: "walks", file: "walks.spec.ts", specs }],
      errors: [{ message: "no server" }],
    }),
  ).toEqual([
    "walks.spec.ts: a journey that was unexpected (phone)\n  no map",
    "outside any journey\n  no server",
  ]);
});
