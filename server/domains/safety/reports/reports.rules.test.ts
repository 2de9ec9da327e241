import { describe, expect, it } from "vitest";
import type { ReportDecision, ReportSide } from "#contract/trust/reports.ts";
import {
  appealObstacleAt,
  appealUntil,
  decidedAgainst,
  endsBan,
  eraseEvidenceBefore,
  type ReportState,
  statusAfter,
} from "./reports.rules.ts";

const decidedAt = new Date("2026-08-31T10:00:00Z");
const decided = (decision: ReportDecision): ReportState => ({
  status: "decided",
  decision,
  decidedAt,
  appealDecidedAt: null,
});
const open: ReportState = {
  status: "open",
  decision: null,
  decidedAt: null,
  appealDecidedAt: null,
};

describe("a decision", () => {
  it.each<[ReportDecision | null, ReportSide | null]>([
    [null, null],
    ["dismissed", "reporter"],
    ["warned", "author"],
    ["removed", "author"],
    ["banned", "author"],
  ])("%s goes against %s", (decision, side) => {
    expect(decidedAgainst({ decision })).toBe(side);
  });

  it("can be appealed for six months, to the end of a shorter month", () => {
    expect(appealUntil(decided("warned"), "author")).toEqual(new Date("2027-02-28T10:00:00Z"));
    expect(appealUntil(decided("warned"), "reporter")).toBeNull();
    expect(appealUntil(open, "reporter")).toBeNull();
  });

  it.each<[string, ReportState, ReportSide, string, string | null]>([
    ["nothing was decided", open, "reporter", "2026-09-01", "notAppealable"],
    ["it was for them", decided("warned"), "reporter", "2026-09-01", "notAppealable"],
    ["it was against them", decided("warned"), "author", "2026-09-01", null],
    ["the last moment", decided("warned"), "author", "2027-02-28T09:59:59Z", null],
    ["too late", decided("warned"), "author", "2027-02-28T10:00:00Z", "appealPeriodOver"],
    [
      "once is enough",
      { ...decided("dismissed"), status: "appealed" },
      "reporter",
      "2026-09-01",
      "alreadyAppealed",
    ],
    [
      "the end of it",
      { ...decided("dismissed"), status: "closed" },
      "reporter",
      "2026-09-01",
      "alreadyAppealed",
    ],
  ])("an appeal: %s", (_when, report, side, now, obstacle) => {
    expect(appealObstacleAt(report, side, new Date(now))).toBe(obstacle);
  });

  it("is made once, appealed once, and looked at again once", () => {
    expect(statusAfter("open", "decide")).toBe("decided");
    expect(statusAfter("decided", "decide")).toBeNull();
    expect(statusAfter("decided", "appeal")).toBe("appealed");
    expect(statusAfter("open", "appeal")).toBeNull();
    expect(statusAfter("appealed", "decideAppeal")).toBe("closed");
    expect(statusAfter("closed", "appeal")).toBeNull();
    expect(statusAfter("decided", "decideAppeal")).toBeNull();
  });

  it("that banned somebody is undone by an appeal that takes it back", () => {
    expect(endsBan("banned", "reversed")).toBe(true);
    expect(endsBan("banned", "upheld")).toBe(false);
    expect(endsBan("warned", "reversed")).toBe(false);
  });

  it("keeps its evidence for six months", () => {
    expect(eraseEvidenceBefore(new Date("2026-08-31T10:00:00Z"))).toEqual(
      new Date("2026-02-28T10:00:00Z"),
    );
  });
});
