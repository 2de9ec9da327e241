import { describe, expect, it } from "vitest";
import type { Booking } from "#contract/bookings.ts";
import { wireBooking, wireIntroduction } from "#tests/factories/wire-bookings.ts";
import { daysFromTo } from "#web/lib/time/calendar-days.ts";
import { agendaOf } from "./agenda.ts";

const days = daysFromTo("2026-12-18", "2026-12-21");

function agenda(...bookings: Booking[]) {
  return agendaOf(bookings, days).flatMap(({ date, items }) =>
    items.map(({ time, what }) => `${date.slice(-2)} ${time} ${what}`),
  );
}

const stay = wireBooking(3, {
  serviceType: "day_and_night_at_sitter_home",
  startDate: "2026-12-18T15:00:00+01:00",
  time: "15:00",
  endDate: "2026-12-20T11:00:00+01:00",
  endTime: "11:00",
  visits: [],
});

describe("the days of an agenda", () => {
  it("have every visit, on the first day from its beginning on", () => {
    expect(agenda(wireBooking(1))).toEqual([
      "19 18:00 visit",
      "20 08:00 visit",
      "20 18:00 visit",
      "21 08:00 visit",
      "21 18:00 visit",
    ]);
  });

  it("have the visits of the last day until its end", () => {
    const ending = wireBooking(1, { endDate: "2026-12-20T08:00:00+01:00" });
    expect(agenda(ending)).toEqual(["19 18:00 visit", "20 08:00 visit"]);
  });

  it("have both ends of a stay, and nothing in between", () => {
    expect(agenda(stay)).toEqual(["18 15:00 begins", "20 11:00 ends"]);
  });

  it.each([
    ["daycare_at_sitter_home", []],
    ["sitter_at_owner_home", []],
  ] as const)("have each day of %s", (serviceType, visits) => {
    const daily = { ...stay, serviceType, visits: [...visits], time: "08:00", endTime: "17:30" };
    expect(agenda(daily)).toEqual(["18 08:00 day", "19 08:00 day", "20 08:00 day"]);
  });

  it("call a walk a walk", () => {
    const walks = wireBooking(1, {
      serviceType: "dog_walking_service",
      visits: ["18:00"],
      endDate: "2026-12-19T18:00:00+01:00",
      endTime: "18:00",
    });
    expect(agenda(walks)).toEqual(["19 18:00 walk"]);
  });

  it("are in the order of the clock, whoever it is with", () => {
    expect(agenda(wireIntroduction(2), stay)).toEqual([
      "18 15:00 begins",
      "18 16:00 introduction",
      "20 11:00 ends",
    ]);
  });

  it.each([
    { status: "declined" },
    { status: "closed", closedReason: "cancelled" },
    { status: "closed", closedReason: "expired" },
  ] as const)("leave out what doesn't take place: %o", (state) => {
    expect(agenda({ ...stay, ...state })).toEqual([]);
  });

  it("keep what took place", () => {
    expect(agenda({ ...stay, status: "closed", closedReason: "completed" })).toHaveLength(2);
  });
});
