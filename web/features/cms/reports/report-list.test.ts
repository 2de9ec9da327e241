import { describe, expect, it } from "vitest";
import type { AdminReport } from "#contract/trust/admin.ts";
import { isOld } from "./report-list.tsx";

const now = new Date("2026-11-17T12:00:00Z");
const report = (changed: Partial<AdminReport>): AdminReport => ({
  id: 1,
  subjectType: "message",
  subjectId: 2,
  reason: "scam",
  evidence: {},
  status: "open",
  createdAt: "2026-11-15T11:00:00Z",
  ...changed,
});

describe("a report is old", () => {
  it.each([
    ["open for two days and an hour", {}, true],
    ["open for two days to the minute", { createdAt: "2026-11-15T12:00:00Z" }, false],
    ["decided long ago", { status: "decided", createdAt: "2026-01-01T00:00:00Z" }, false],
    ["appealed yesterday", { status: "appealed", appealedAt: "2026-11-16T12:00:00Z" }, false],
    ["appealed last week", { status: "appealed", appealedAt: "2026-11-10T12:00:00Z" }, true],
  ] as const)("%s: %o", (_name, changed, expected) => {
    expect(isOld(report(changed), now)).toBe(expected);
  });
});
