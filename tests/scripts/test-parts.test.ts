import { describe, expect, it } from "vitest";
import {
  journeyTimes,
  playwrightParts,
  vitestFiles,
  vitestParts,
} from "../../scripts/testing/test-parts.ts";

const journeys = {
  suites: [
    {
      title: "chat.spec.ts",
      file: "chat.spec.ts",
      specs: [],
      suites: [
        {
          title: "two people",
          file: "chat.spec.ts",
          specs: [
            {
              title: "write to each other",
              file: "chat.spec.ts",
              tests: [
                {
                  projectName: "phone",
                  status: "flaky",
                  results: [{ duration: 3_000 }, { duration: 2_000 }],
                },
                { projectName: "desktop", status: "expected", results: [{ duration: 1_000 }] },
              ],
            },
          ],
        },
      ],
    },
    {
      title: "home.spec.ts",
      file: "home.spec.ts",
      specs: [
        {
          title: "opens",
          file: "home.spec.ts",
          tests: [{ projectName: "phone", status: "expected", results: [{ duration: 9_000 }] }],
        },
      ],
    },
  ],
};

describe("where the time of the tests goes", () => {
  it("is told by folder, the longest first", () => {
    const testResults = [
      { name: "/product/server/domains/chat/chat.rules.test.ts", startTime: 0, endTime: 10 },
      { name: "/product/server/domains/chat/messages/send.test.ts", startTime: 5, endTime: 25 },
      { name: "/product/web/lib/drafts.test.ts", startTime: 0, endTime: 40 },
    ];
    expect(vitestParts({ testResults }, "/product")).toEqual([
      { name: "web/lib", ms: 40 },
      { name: "server/domains/chat", ms: 30 },
    ]);
  });

  it("is told by journey, every try of it", () => {
    expect(playwrightParts(journeys)).toEqual([
      { name: "home.spec.ts", ms: 9_000 },
      { name: "chat.spec.ts", ms: 6_000 },
    ]);
  });
});

it("is told of each journey, by the width of its window", () => {
  expect(journeyTimes(journeys)).toEqual([
    { name: "home.spec.ts: opens (phone)", ms: 9_000 },
    { name: "chat.spec.ts: write to each other (phone)", ms: 5_000 },
    { name: "chat.spec.ts: write to each other (desktop)", ms: 1_000 },
  ]);
});

it("is told of each file", () => {
  const testResults = [
    { name: "/product/web/lib/drafts.test.ts", startTime: 10, endTime: 40 },
    { name: "/product/server/db/commit.test.ts", startTime: 0, endTime: 50 },
  ];
  expect(vitestFiles({ testResults }, "/product")).toEqual([
    { name: "server/db/commit.test.ts", ms: 50 },
    { name: "web/lib/drafts.test.ts", ms: 30 },
  ]);
});
