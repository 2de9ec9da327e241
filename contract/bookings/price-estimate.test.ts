import { describe, expect, it } from "vitest";
import type { PriceUnit } from "../shared/care.ts";
import { type CarePeriod, daysOf, estimatePrice, visitsOf } from "./price-estimate.ts";

const stay = (startDate: string, endDate: string, more: Partial<CarePeriod> = {}): CarePeriod => ({
  startDate,
  time: "10:00",
  endDate,
  endTime: "17:00",
  visits: [],
  ...more,
});

const visits = (
  startDate: string,
  endDate: string,
  times: string[],
  [time = "00:00", endTime = "23:59"]: [string?, string?] = [],
): CarePeriod => ({ startDate, time, endDate, endTime, visits: times });

const units = (unit: PriceUnit, period: CarePeriod) =>
  estimatePrice({ unit, priceCents: 1 }, { period, petNames: ["Moos"] }).lines[0]?.units;

describe("how many units a period has", () => {
  it.each<[string, PriceUnit, CarePeriod, number]>([
    ["a day of care", "day", stay("2026-12-19", "2026-12-19"), 1],
    ["both ends are days", "day", stay("2026-12-19", "2026-12-26"), 8],
    ["nights lie between the days", "night", stay("2026-12-19", "2026-12-26"), 7],
    ["one night", "night", stay("2026-12-19", "2026-12-20"), 1],
    ["a night that ends the same evening", "night", stay("2026-12-19", "2026-12-19"), 1],
    ["nights over the end of a month", "night", stay("2026-11-28", "2026-12-03"), 5],
    ["nights over New Year's Eve", "night", stay("2026-12-30", "2027-01-02"), 3],
    ["over the end of February", "night", stay("2027-02-26", "2027-03-02"), 4],
    ["over the leap day", "night", stay("2028-02-26", "2028-03-02"), 5],
    ["the leap day itself", "day", stay("2028-02-29", "2028-02-29"), 1],
    ["a whole year", "night", stay("2026-12-01", "2027-12-01"), 365],

    ["one visit", "visit", visits("2026-12-19", "2026-12-19", ["09:00"]), 1],
    ["several visits a day", "visit", visits("2026-12-19", "2026-12-21", ["08:00", "18:00"]), 6],
    [
      "the first and the last day cut",
      "visit",
      visits("2026-12-19", "2026-12-26", ["08:00", "18:00"], ["18:00", "08:00"]),
      14,
    ],
    [
      "a day cut on both sides",
      "visit",
      visits("2026-12-19", "2026-12-19", ["08:00", "12:00", "18:00"], ["12:00", "12:00"]),
      1,
    ],
    [
      "a day cut to nothing",
      "visit",
      visits("2026-12-19", "2026-12-19", ["08:00"], ["09:00", "17:00"]),
      0,
    ],
    ["walks count as visits do", "walk", visits("2026-12-19", "2026-12-20", ["12:00"]), 2],
    ["without times one a day", "walk", stay("2026-12-19", "2026-12-21"), 3],

    ["clock forward 2026, nights", "night", stay("2026-03-28", "2026-03-30"), 2],
    ["clock forward 2026, days", "day", stay("2026-03-28", "2026-03-30"), 3],
    ["clock forward 2026, visits", "visit", visits("2026-03-28", "2026-03-30", ["02:30"]), 3],
    ["clock back 2026, nights", "night", stay("2026-10-24", "2026-10-26"), 2],
    ["clock back 2026, days", "day", stay("2026-10-24", "2026-10-26"), 3],
    ["clock back 2026, visits", "visit", visits("2026-10-24", "2026-10-26", ["02:30"]), 3],
    ["clock forward 2027, nights", "night", stay("2027-03-27", "2027-03-29"), 2],
    ["clock forward 2027, the day itself", "day", stay("2027-03-28", "2027-03-28"), 1],
    ["clock back 2027, nights", "night", stay("2027-10-30", "2027-11-01"), 2],
    ["clock back 2027, the day itself", "day", stay("2027-10-31", "2027-10-31"), 1],

    ["the wrong way round, visits", "visit", visits("2026-12-20", "2026-12-19", ["09:00"]), 0],
  ])("%s (%s)", (_, unit, period, expected) => {
    expect(units(unit, period)).toBe(expected);
  });
});

describe("what it costs", () => {
  const period = visits("2026-12-19", "2026-12-26", ["08:00", "18:00"], ["18:00", "08:00"]);
  const service = { unit: "visit", priceCents: 1200, extraAnimalCents: 300 } as const;

  it("is units times price, and the same again for every animal after the first", () => {
    expect(estimatePrice(service, { period, petNames: ["Moos", "Minoes", "Bobbie"] })).toEqual({
      lines: [
        { kind: "care", units: 14, unit: "visit", centsEach: 1200, totalCents: 16_800 },
        ...["Minoes", "Bobbie"].map((petName) => ({
          kind: "extraAnimal",
          petName,
          units: 14,
          unit: "visit",
          centsEach: 300,
          totalCents: 4_200,
        })),
      ],
      totalCents: 25_200,
    });
  });

  it.each([
    ["one animal", ["Moos"], 300, 1],
    ["no animal named yet", [], 300, 1],
    ["extra animals for nothing", ["Moos", "Minoes"], 0, 1],
    ["no word about extra animals", ["Moos", "Minoes"], undefined, 1],
    ["two animals", ["Moos", "Minoes"], 300, 2],
  ])("has a line for each that costs something: %s", (_, petNames, extraAnimalCents, count) => {
    const { lines, totalCents } = estimatePrice(
      {
        unit: "visit",
        priceCents: 1200,
        ...(extraAnimalCents === undefined ? {} : { extraAnimalCents }),
      },
      { period, petNames },
    );
    expect(lines).toHaveLength(count);
    expect(totalCents).toBe(lines.reduce((sum, line) => sum + line.totalCents, 0));
  });

  it("stays whole in cents", () => {
    const odd = estimatePrice(
      { unit: "night", priceCents: 3_333 },
      { period: stay("2026-12-19", "2026-12-22"), petNames: ["Moos"] },
    );
    expect(odd.totalCents).toBe(9_999);
  });
});

describe("visitsOf", () => {
  it("has them in order, whatever the order of the times", () => {
    expect(
      visitsOf(visits("2026-12-31", "2027-01-01", ["18:00", "08:00"], ["18:00", "08:00"])),
    ).toEqual([
      { date: "2026-12-31", time: "18:00" },
      { date: "2027-01-01", time: "08:00" },
    ]);
  });
});

describe("daysOf", () => {
  it.each([
    ["2026-03-28", "2026-03-30", ["2026-03-28", "2026-03-29", "2026-03-30"]],
    ["2026-10-24", "2026-10-26", ["2026-10-24", "2026-10-25", "2026-10-26"]],
    ["2028-02-28", "2028-03-01", ["2028-02-28", "2028-02-29", "2028-03-01"]],
    ["2026-12-20", "2026-12-19", []],
  ])("%s to %s", (first, last, days) => {
    expect(daysOf(first, last)).toEqual(days);
  });
});
