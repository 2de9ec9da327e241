import { describe, expect, it } from "vitest";
import type { Near } from "#contract/logbooks/near.ts";
import {
  assumedEnd,
  daysToShow,
  isSaidToBeThere,
  lastDayBegun,
  nextCheckInAfter,
  plannedVisits,
  progressOf,
  refusedEditAt,
  replanned,
  toldOfDistance,
  type VisitState,
  visitAt,
} from "./logbooks.rules.ts";
import { isBeforeLogbook, timeOf } from "./taking/device-time.rules.ts";

const day = (time: string) => new Date(`2026-11-15T${time}:00Z`);

function visit(id: number, planned: string, checkIn = "", checkOut = ""): VisitState {
  const at = (time: string) => (time ? day(time) : null);
  return {
    id,
    plannedAt: at(planned),
    checkInAt: at(checkIn),
    checkOutAt: at(checkOut),
    isCheckOutAssumed: false,
  };
}

describe("planned visits", () => {
  const period = {
    startDate: "2026-12-19",
    time: "18:00",
    endDate: "2026-12-21",
    endTime: "08:00",
    visits: ["08:00", "18:00"],
  };

  it("are those of the booking, from its beginning to its end", () => {
    expect(plannedVisits(period, "house_visit")).toEqual([
      { date: "2026-12-19", time: "18:00" },
      { date: "2026-12-20", time: "08:00" },
      { date: "2026-12-20", time: "18:00" },
      { date: "2026-12-21", time: "08:00" },
    ]);
  });

  it("are one a day by the day, and one for all nights", () => {
    const stay = { ...period, visits: [] };
    expect(plannedVisits(stay, "daycare_at_sitter_home")).toHaveLength(3);
    expect(plannedVisits(stay, "day_and_night_care_at_owner_home")).toEqual([
      { date: "2026-12-19", time: "18:00" },
    ]);
  });

  it("move with the booking: what was done stays, and is not planned twice", () => {
    const visits = [visit(1, "08:00", "08:02", "08:40"), visit(2, "12:00"), visit(3, "18:00")];
    const planned = [day("08:00"), day("18:00"), day("20:00")];
    expect(replanned(visits, planned)).toEqual({ removedIds: [2], added: [day("20:00")] });
    expect(replanned([visit(1, "", "08:02", "08:40")], [])).toEqual({ removedIds: [], added: [] });
  });
});

describe("the visit that goes on", () => {
  const morning = visit(1, "08:00", "08:02", "08:41");
  const evening = visit(2, "18:00", "18:00");

  it.each([
    ["07:00", null],
    ["08:02", 1],
    ["08:30", 1],
    ["08:41", 1],
    ["12:00", null],
    ["18:00", 2],
    ["23:00", 2],
  ])("at %s is %s", (time, id) => {
    expect(visitAt([morning, evening], day(time))?.id ?? null).toBe(id);
  });

  it.each<[string, VisitState[], string, string | null]>([
    ["no visits at all", [], "08:00", "checkInToEdit"],
    ["planned only", [visit(1, "08:00")], "08:00", "checkInToEdit"],
    ["checked in", [visit(1, "08:00", "08:00")], "08:10", null],
    ["before the check-in", [visit(1, "08:00", "08:05")], "08:00", "checkInToEdit"],
    ["all closed", [morning], "12:00", "cannotEditAfterCheckout"],
    ["closed, and one to come", [morning, visit(2, "18:00")], "12:00", "checkInToEdit"],
    ["during one that has been closed since", [morning], "08:20", null],
  ])("lets the sitter write by the rule of editing: %s", (_name, visits, time, code) => {
    expect(refusedEditAt(visits, day(time))).toBe(code);
  });

  it("ends before the next one begins", () => {
    expect(nextCheckInAfter([morning, evening], day("09:00"))).toEqual(day("18:00"));
  });
});

describe("where somebody checked in", () => {
  const both = { pet_owner: true, pet_sitter: true };
  const ownerAlone = { pet_owner: true, pet_sitter: false };
  const sitterAlone = { pet_owner: false, pet_sitter: true };

  it.each<[number | null, typeof both, number | null, Near | null]>([
    [0, both, 0, "at_home"],
    [24, both, 0, "at_home"],
    [26, both, 50, "at_home"],
    [150, both, 150, "at_home"],
    [150.4, both, 150, "close"],
    [500, both, 500, "close"],
    [501, both, 500, "far"],
    [9_987.6, both, 10_000, "far"],
    [120, ownerAlone, 100, null],
    [120, sitterAlone, null, "at_home"],
    [120, { pet_owner: false, pet_sitter: false }, null, null],
    [null, both, null, null],
  ])("%s metres away, where %o know the address, is told as %s and %s", (...row) => {
    const [meters, knowsAddress, distanceM, near] = row;
    expect(toldOfDistance(meters, knowsAddress)).toEqual({ distanceM, near });
  });
});

describe("the time on a device", () => {
  const now = day("12:00");
  const iso = (time: string) => day(time).toISOString();

  it.each([
    ["nothing said", {}, "12:00"],
    ["a clock that is right", { happenedAt: iso("08:02"), sentAt: iso("12:00") }, "08:02"],
    ["two hours fast", { happenedAt: iso("13:50"), sentAt: iso("14:00") }, "11:50"],
    ["two hours slow", { happenedAt: iso("09:50"), sentAt: iso("10:00") }, "11:50"],
    ["in the future", { happenedAt: iso("12:30") }, "12:00"],
    ["long ago, without a clock to compare", { happenedAt: iso("07:00") }, "07:00"],
  ])("%s", (_name, times, expected) => {
    expect(timeOf({ now }, times)).toEqual(day(expected));
  });
});

it.each([
  ["0001-01-01T00:00:00Z", true],
  ["2026-11-14T11:59:59Z", true],
  ["2026-11-14T12:00:00Z", false],
  ["2026-11-15T12:00:00Z", false],
])("%s is before a logbook that was made a day later: %s", (at, isBefore) => {
  expect(isBeforeLogbook(new Date(at), { createdAt: day("12:00") })).toBe(isBefore);
});

describe("a visit that nobody ended", () => {
  const running = { cancelledAt: null, completedAt: null, handoverUntil: null };
  const handedOver = { ...running, cancelledAt: day("09:00") };

  it("ends when the next one began, or with the booking", () => {
    const visits = [visit(1, "", "08:00", "09:00"), visit(2, "", "18:00")];
    expect(assumedEnd(visits, day("09:30"), running)).toEqual(day("18:00"));
    expect(assumedEnd(visits, day("19:00"), running)).toBeNull();
    expect(assumedEnd(visits, day("19:00"), { cancelledAt: day("20:00") })).toEqual(day("20:00"));
  });

  it.each([
    [running, true],
    [handedOver, false],
    [{ ...handedOver, handoverUntil: day("13:00") }, true],
    [{ ...handedOver, handoverUntil: day("12:00") }, false],
    [{ ...running, completedAt: day("09:00") }, true],
    [{ ...running, completedAt: new Date("2026-11-14T09:00:00Z") }, false],
  ])("%o: the sitter is said to be there: %s", (logbook, isThere) => {
    expect(isSaidToBeThere(logbook, day("12:00"))).toBe(isThere);
  });
});

describe("what is shown", () => {
  it("is as many days back as fit, and at least one", () => {
    const days = [10, 10, 10, 40].map((visits, index) => ({ date: `2026-11-1${index}`, visits }));
    expect(daysToShow(days, { until: "2026-11-12", most: 25 })).toEqual([
      "2026-11-12",
      "2026-11-11",
    ]);
    expect(daysToShow(days, { until: "2026-11-13", most: 25 })).toEqual(["2026-11-13"]);
    expect(daysToShow(days, { until: "2026-11-09", most: 25 })).toEqual([]);
  });

  it("ends with today, or with what was begun of a day to come", () => {
    const days = [
      { date: "2026-11-15", done: 1 },
      { date: "2026-11-16", done: 0 },
      { date: "2026-11-17", done: 0 },
    ];
    expect(lastDayBegun(days, "2026-11-15")).toBe("2026-11-15");
    const early = days.map((day) => (day.date === "2026-11-16" ? { ...day, done: 1 } : day));
    expect(lastDayBegun(early, "2026-11-15")).toBe("2026-11-16");
    expect(lastDayBegun(early, "2026-11-20")).toBe("2026-11-20");
  });

  it.each([
    [{ hasCheckIn: false, isOver: false }, "not_started"],
    [{ hasCheckIn: true, isOver: false }, "in_progress"],
    [{ hasCheckIn: true, isOver: true }, "completed"],
  ])("%o is %s", (facts, progress) => {
    expect(progressOf(facts)).toBe(progress);
  });
});
