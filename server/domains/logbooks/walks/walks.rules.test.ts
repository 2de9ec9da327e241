import { describe, expect, it } from "vitest";
import type { WayPoint } from "#contract/logbooks/walked-way.ts";
import {
  clockOf,
  endOf,
  eraseBefore,
  knownUntil,
  measureWalk,
  pointsWithin,
  startOf,
  walkedSeconds,
} from "./walks.rules.ts";

/** Minutes and seconds after eight in the morning. */
const clock = (time: string) => new Date(`2026-11-16T08:${time}Z`);
const text = (time: string) => clock(time).toISOString();

describe("the clock of a walk", () => {
  const now = clock("10:00");

  it.each([
    ["a phone that is right", "05:00", "10:00", "05:00"],
    ["half a minute ahead is as good as right", "05:00", "10:30", "05:00"],
    ["an hour would be wrong; two minutes are too", "07:00", "12:00", "05:00"],
    ["sent late, kept for a while", "01:00", "10:00", "01:00"],
  ])("%s", (_name, startedAt, sentAt, expected) => {
    expect(startOf({ now }, { startedAt: text(startedAt), sentAt: text(sentAt) })).toEqual(
      clock(expected),
    );
  });

  it("gives the same point the same moment, however long its batch was on its way", () => {
    const walk = { startedAt: clock("05:00.250") };
    const times = { startedAt: text("07:00") };
    expect(clockOf(walk, times)(text("07:10"))).toEqual(clock("05:10.250"));
  });

  it.each([
    ["when it was sent", "09:00", "09:00"],
    ["not so far ahead as somebody says", "59:00", "11:00"],
    ["without that, now", undefined, "10:00"],
  ])("knows of nothing later than %s", (_name, sentAt, expected) => {
    const times = { startedAt: text("05:00"), sentAt: sentAt && text(sentAt) };
    const asItIs = (time: string) => new Date(time);
    expect(knownUntil({ now }, times, asItIs)).toEqual(clock(expected));
  });
});

describe("endOf", () => {
  it.each<[string, string | null, string | undefined, string | null, string | null]>([
    ["goes on", null, undefined, null, null],
    ["ended by itself", null, "20:00", null, "20:00"],
    ["ended by leaving", null, undefined, "30:00", "30:00"],
    ["ended before leaving", null, "20:00", "30:00", "20:00"],
    ["did not go on after leaving", null, "31:00", "30:00", "30:00"],
    ["had ended before", "15:00", "20:00", null, "15:00"],
    ["is told late of an earlier end", "15:00", "12:00", null, "12:00"],
    ["can't end before it began", null, "02:00", null, "05:00"],
    ["can't end after it was told", null, "50:00", null, "40:00"],
  ])("%s", (_name, endedAt, ownEnd, checkOutAt, expected) => {
    const walk = { startedAt: clock("05:00"), endedAt: endedAt === null ? null : clock(endedAt) };
    const visit = { checkOutAt: checkOutAt === null ? null : clock(checkOutAt) };
    const end = endOf(walk, {
      ownEnd: ownEnd === undefined ? undefined : clock(ownEnd),
      visit,
      until: clock("40:00"),
    });
    expect(end).toEqual(expected === null ? null : clock(expected));
  });
});

it.each<[string, string | null, string[]]>([
  ["that goes on", null, ["05:00", "10:00", "20:00"]],
  ["that has ended", "10:00", ["05:00", "10:00"]],
])("cuts off what is not part of a walk %s", (_name, endedAt, expected) => {
  const points = ["04:59", "05:00", "10:00", "20:00", "20:01"].map((at) => ({ at: clock(at) }));
  const walk = { startedAt: clock("05:00"), endedAt: endedAt === null ? null : clock(endedAt) };
  const left = pointsWithin(points, { ...walk, until: clock("20:00") });
  expect(left.map(({ at }) => at)).toEqual(expected.map(clock));
});

describe("walkedSeconds", () => {
  const point = (at: string, segment = 0) => ({ at: clock(at).getTime(), segment });
  const between = (seconds: number, more: object = {}) => ({ seconds, ...more });
  it.each<[string, ReturnType<typeof point>[], { seconds: number; end?: string; out?: string }]>([
    ["nothing was heard yet", [], between(0)],
    ["going on, up to the last point", [point("05:10"), point("07:00")], between(120)],
    [
      "ended by itself, up to then",
      [point("05:10"), point("07:00")],
      between(300, { end: "10:00" }),
    ],
    ["without any signal, from start to end", [], between(300, { end: "10:00" })],
    [
      "ended by leaving: the phone may have been off",
      [point("05:10"), point("07:00")],
      between(120, { end: "50:00", out: "50:00" }),
    ],
    [
      "ended before leaving",
      [point("05:10"), point("07:00")],
      between(300, { end: "10:00", out: "50:00" }),
    ],
    [
      "without its pauses",
      [point("05:10"), point("07:00"), point("20:00", 1), point("21:00", 1), point("30:00", 4)],
      between(120 + 60 + 10, { end: "30:10" }),
    ],
    [
      "nothing was heard before the first pause",
      [point("20:00", 1), point("21:00", 1)],
      between(60 + 30, { end: "21:30" }),
    ],
  ])("%s", (_name, points, { seconds, end, out }) => {
    const walk = {
      startedAt: clock("05:00"),
      endedAt: end ? clock(end) : null,
      visit: { checkOutAt: out ? clock(out) : null },
    };
    expect(walkedSeconds(points, walk)).toBe(seconds);
  });
});

it("measures a walk along two sides of a square, and draws it with three places", () => {
  const metre = 1 / 111_195;
  const points = Array.from({ length: 41 }, (_, index): WayPoint => {
    const [north, east] = [Math.min(index, 20) * 7, Math.max(0, index - 20) * 7];
    return {
      lat: 52 + north * metre,
      lng: 5 + (east * metre) / Math.cos((52 * Math.PI) / 180),
      at: clock("05:00").getTime() + index * 5_000,
      accuracy: 8,
      segment: 0,
    };
  });
  const measured = measureWalk(points, {
    startedAt: clock("05:00"),
    endedAt: clock("09:00"),
    visit: { checkOutAt: null },
  });
  expect(measured).toEqual({
    distanceM: 280,
    seconds: 240,
    lines: [
      [
        [52, 5],
        [52.00126, 5],
        [52.00126, 5.00205],
      ],
    ],
  });
});

it("erases what began 90 days ago", () => {
  expect(eraseBefore(new Date("2026-12-01T03:00:00Z"))).toEqual(new Date("2026-09-02T03:00:00Z"));
});
