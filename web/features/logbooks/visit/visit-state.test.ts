import { describe, expect, it } from "vitest";
import { wireEntry, wireLogbook } from "#tests/factories/wire-logbooks.ts";
import { dayOfStay, isAround, visitStateOf } from "./visit-state.ts";

const at = (time: string, day = "2026-12-21") => `${day}T${time}:00Z`;
const morning = wireEntry(1, { plannedAt: at("07:00") });
const evening = wireEntry(2, { plannedAt: at("17:00") });
const tomorrow = wireEntry(3, { plannedAt: at("07:00", "2026-12-22") });
const came = { checkInTime: at("07:02") };
const went = { ...came, checkOutTime: at("07:41") };

const stateAt = (time: string, ...entries: Parameters<typeof wireLogbook>[0] & object) =>
  visitStateOf(wireLogbook(entries), new Date(at(time)));

describe("the card", () => {
  it("is for the first visit that nobody came for yet", () => {
    expect(stateAt("06:58", evening, morning)).toEqual({
      kind: "outside",
      next: morning,
      isToday: true,
    });
  });

  it("is for one of another day when today's are done", () => {
    const state = stateAt("20:00", { ...morning, ...went }, tomorrow);
    expect(state).toEqual({ kind: "outside", next: tomorrow, isToday: false });
  });

  it("no longer asks in the evening for what was missed in the morning", () => {
    expect(stateAt("16:50", morning, evening)).toMatchObject({ next: evening });
    expect(stateAt("09:00", morning, evening)).toMatchObject({ next: morning });
  });

  it("shows that the sitter is there, whatever is planned", () => {
    const open = { ...morning, ...came };
    expect(stateAt("07:28", evening, open)).toEqual({ kind: "inside", entry: open });
  });

  it("takes back a check-out for ten minutes, and not a minute longer", () => {
    const closed = { ...morning, ...went };
    expect(stateAt("07:50", closed, evening)).toEqual({
      kind: "left",
      entry: closed,
      next: evening,
    });
    expect(stateAt("07:51", closed, evening)).toMatchObject({ kind: "outside" });
  });

  it("says that a booking was cancelled, also in the middle of a visit", () => {
    const logbook = wireLogbook([{ ...morning, ...came }], { isCancelled: true });
    expect(visitStateOf(logbook, new Date(at("07:28")))).toEqual({ kind: "cancelled" });
  });

  it("is only to read once the two are not in contact any more", () => {
    const ended = wireLogbook([{ ...morning, ...came }], { isReadOnly: true });
    expect(visitStateOf(ended, new Date(at("07:28")))).toEqual({ kind: "ended" });
  });

  it("is only to read once the stay is over, unless it has no booking to end", () => {
    const closed = [{ ...morning, ...went }];
    const [dayAfter, later] = ["2026-12-27T12:00:00Z", "2026-12-28T12:00:00Z"];
    const { bookingId: _none, ...free } = wireLogbook(closed);
    expect(visitStateOf(wireLogbook(closed), new Date(dayAfter)).kind).toBe("outside");
    expect(visitStateOf(wireLogbook(closed), new Date(later)).kind).toBe("over");
    expect(visitStateOf(free, new Date(later)).kind).toBe("outside");
  });

  it("has no visit to name where none is planned", () => {
    expect(stateAt("12:00")).toEqual({ kind: "outside", next: null, isToday: false });
  });
});

describe("a stay", () => {
  const stay = wireLogbook();
  it.each([
    ["2026-12-18", null],
    ["2026-12-19", { day: 1, days: 8 }],
    ["2026-12-21", { day: 3, days: 8 }],
    ["2026-12-26", { day: 8, days: 8 }],
    ["2026-12-27", null],
  ])("on %s is at day %j", (today, expected) => {
    expect(dayOfStay(stay, today)).toEqual(expected);
  });

  it.each([
    ["2026-12-17", false],
    ["2026-12-18", true],
    ["2026-12-27", true],
    ["2026-12-28", false],
  ])("needs help at hand on %s: %s", (today, expected) => {
    expect(isAround(stay, today)).toBe(expected);
  });
});
