import { describe, expect, it } from "vitest";
import { type ReportRows, type ReportVisit, reportFacts } from "./report-facts.rules.ts";

const nothing: ReportRows = { visits: [], walks: [], images: [] };
const visit = (from: string | null, until: string | null = null, more = {}): ReportVisit => ({
  day: from?.slice(0, 10) ?? "2026-12-19",
  checkInAt: from ? new Date(from) : null,
  checkOutAt: until ? new Date(until) : null,
  isCheckOutAssumed: false,
  ...more,
});
const day = (date: string, more = {}) => ({
  date,
  checkIns: [],
  minutes: 0,
  walkedM: 0,
  images: 0,
  ...more,
});

describe("the days of a stay", () => {
  it.each<[string, ReportVisit[], ReturnType<typeof day>[]]>([
    ["none", [], []],
    [
      "two visits, in the order of the day whichever came first",
      [
        visit("2026-12-19T17:02:00Z", "2026-12-19T17:40:00Z"),
        visit("2026-12-19T07:04:00Z", "2026-12-19T07:40:00Z"),
      ],
      [day("2026-12-19", { checkIns: ["08:04", "18:02"], minutes: 74 })],
    ],
    [
      "a visit that nobody came for",
      [visit(null), visit("2026-12-20T07:00:00Z", "2026-12-20T07:30:00Z")],
      [day("2026-12-19"), day("2026-12-20", { checkIns: ["08:00"], minutes: 30 })],
    ],
    [
      "a visit that was never ended, or whose end nobody said",
      [
        visit("2026-12-19T07:00:00Z"),
        visit("2026-12-20T07:00:00Z", "2026-12-20T17:00:00Z", { isCheckOutAssumed: true }),
      ],
      [day("2026-12-19", { checkIns: ["08:00"] }), day("2026-12-20", { checkIns: ["08:00"] })],
    ],
    [
      "a stay of two nights, cut at Amsterdam's midnight",
      [visit("2026-12-19T17:00:00Z", "2026-12-21T08:30:00Z")],
      [
        day("2026-12-19", { checkIns: ["18:00"], minutes: 6 * 60 }),
        day("2026-12-20", { minutes: 24 * 60 }),
        day("2026-12-21", { minutes: 9 * 60 + 30 }),
      ],
    ],
    [
      "a night in which the clock is put forward",
      [visit("2027-03-27T23:30:00Z", "2027-03-28T22:00:00Z", { day: "2027-03-28" })],
      [day("2027-03-28", { checkIns: ["00:30"], minutes: 22 * 60 + 30 })],
    ],
    [
      "a visit after midnight in Amsterdam, which is the day before in London",
      [visit("2026-12-19T23:10:00Z", "2026-12-19T23:40:00Z", { day: "2026-12-20" })],
      [day("2026-12-20", { checkIns: ["00:10"], minutes: 30 })],
    ],
  ])("%s", (_case, visits, days) => {
    expect(reportFacts({ ...nothing, visits }).days).toEqual(days);
  });

  it("have the walks and pictures of their own day, and add up to the whole", () => {
    const facts = reportFacts({
      visits: [
        visit("2026-12-19T07:00:00Z", "2026-12-19T07:20:20Z"),
        visit("2026-12-20T07:00:00Z", "2026-12-20T07:20:20Z"),
        visit("2026-12-21T07:00:00Z", "2026-12-21T07:20:20Z"),
      ],
      walks: [
        walk(1, "2026-12-19T07:05:00Z", 1_200),
        walk(2, "2026-12-19T07:15:00Z", 1_200),
        walk(3, "2026-12-21T07:05:00Z", 900),
      ],
      images: [image(1, "2026-12-20T07:10:00Z"), image(2, "2026-12-20T23:30:00Z")],
    });
    expect(facts.days.map(({ walkedM }) => walkedM)).toEqual([2_400, 0, 900]);
    expect(facts.days.map((each) => each.images)).toEqual([0, 1, 1]);
    expect(facts.totals).toEqual({ visits: 3, minutes: 60, walkedM: 3_300, images: 2 });
  });
});

const walk = (id: number, startedAt: string, distanceM: number, isOver = true) => ({
  id,
  startedAt: new Date(startedAt),
  endedAt: isOver ? new Date(startedAt) : null,
  distanceM,
});
const image = (id: number, takenAt: string, isHearted = false) => ({
  id,
  takenAt: new Date(takenAt),
  heartedAt: isHearted ? new Date(takenAt) : null,
});

describe("the longest walk", () => {
  const at = "2026-12-19T07:00:00Z";
  it.each([
    ["is none where nobody walked", [], null],
    ["is none of no length", [walk(1, at, 0)], null],
    ["is the longest, the first of two", [walk(1, at, 5), walk(2, at, 9), walk(3, at, 9)], 2],
    ["is none that still goes on", [walk(1, at, 5), walk(2, at, 9, false)], 1],
  ])("%s", (_case, walks, longest) => {
    expect(reportFacts({ ...nothing, walks }).longestWalkId).toBe(longest);
  });
});

describe("the pictures that are shown", () => {
  const taken = (id: number) => `2026-12-${10 + id}T07:00:00Z`;
  const plain = (...ids: number[]) => ids.map((id) => image(id, taken(id)));
  const loved = (...ids: number[]) => ids.map((id) => image(id, taken(id), true));
  it.each([
    ["are none of none", [], []],
    ["are all of a few, in their order", plain(3, 1, 2), [1, 2, 3]],
    ["have those with a heart first", [...plain(1, 2), ...loved(4, 3)], [3, 4, 1, 2]],
    ["come from all along when there are many", plain(1, 2, 3, 4, 5, 6, 7, 8, 9), [1, 3, 5, 7, 9]],
    [
      "are loved ones alone when those are many",
      [...plain(1), ...loved(2, 3, 4, 5, 6, 7)],
      [2, 3, 5, 6, 7],
    ],
    ["leave room for one other", [...loved(1, 2, 3, 4), ...plain(5, 6, 7)], [1, 2, 3, 4, 5]],
  ])("%s", (_case, images, shown) => {
    expect(reportFacts({ ...nothing, images }).imageIds).toEqual(shown);
  });
});
