import { describe, expect, it } from "vitest";
import { weekAround } from "#web/lib/time/calendar-days.ts";
import { lanesOf, ribbonsOf, type Span } from "./ribbons.ts";

const week = weekAround("2026-12-17");
const span = (firstDay: string, lastDay: string, fillsDays = false): Span => ({
  firstDay: `2026-12-${firstDay}`,
  lastDay: `2026-12-${lastDay}`,
  fillsDays,
});
const drawn = (...spans: Span[]) => ribbonsOf(spans, week, (item) => item);
const shape = (one: Span) => {
  const [ribbon] = drawn(one);
  if (!ribbon) return null;
  const { from, to, cutsLeft, cutsRight } = ribbon;
  return [cutsLeft ? "|" : "(", from, to, cutsRight ? "|" : ")"].join(" ");
};

describe("a ribbon over 14 to 20 December", () => {
  it.each([
    ["begins and ends in the middle of a day", span("14", "18"), "( 1 9 )"],
    ["of one day fills it", span("17", "17"), "( 6 8 )"],
    ["that is there day for day fills them", span("15", "16", true), "( 2 6 )"],
    ["that began before is cut on the left", span("12", "15"), "| 0 3 )"],
    ["that goes on is cut on the right", span("19", "26"), "( 11 14 |"],
    ["of weeks is cut on both sides", span("01", "31"), "| 0 14 |"],
    ["that ends on Monday is half a day", span("10", "14"), "| 0 1 )"],
    ["that begins on Sunday is half a day", span("20", "28"), "( 13 14 |"],
    ["of another week isn't there", span("21", "22"), null],
    ["of the week before isn't there", span("10", "13"), null],
  ])("%s", (_how, one, expected) => {
    expect(shape(one)).toBe(expected);
  });
});

describe("lanes", () => {
  const lanes = (...spans: Span[]) => drawn(...spans).map(({ lane }) => lane);

  it("are shared by those that follow each other, even within a day", () => {
    expect(lanes(span("14", "17"), span("17", "20"))).toEqual([0, 0]);
  });

  it("part those that overlap", () => {
    expect(lanes(span("14", "18"), span("16", "20"), span("17", "17"))).toEqual([0, 1, 2]);
  });

  it("begin with the longer one, and are filled up", () => {
    const ribbons = drawn(span("14", "15"), span("14", "20"), span("16", "17"));
    expect(ribbons.map(({ item, lane }) => [item.lastDay.slice(-2), lane])).toEqual([
      ["20", 0],
      ["15", 1],
      ["17", 1],
    ]);
    expect(lanesOf(ribbons)).toBe(2);
  });

  it("are none in an empty week", () => {
    expect(lanesOf(drawn())).toBe(0);
  });
});
