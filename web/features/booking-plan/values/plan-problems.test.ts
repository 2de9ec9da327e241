import { describe, expect, it } from "vitest";
import { type PlanProblems, problemsOf } from "./plan-problems.ts";
import type { PlanValues } from "./plan-values.ts";

const today = "2026-11-16";
const stay: PlanValues = {
  serviceType: "day_and_night_care_at_owner_home",
  petIds: ["1"],
  startDate: "2026-12-19",
  endDate: "2026-12-26",
  visits: [],
  time: "10:00",
  endTime: "17:00",
  place: "owner_home",
  placeText: "",
  details: "",
  agreedPrice: "",
};
const visits: PlanValues = {
  ...stay,
  serviceType: "house_visit",
  visits: ["08:00"],
  time: "",
  endTime: "",
};

describe("what is missing from a booking, or can't be", () => {
  it.each<[string, PlanValues, Partial<PlanValues>, PlanProblems]>([
    ["nothing of a stay", stay, {}, {}],
    ["nothing of visits", visits, {}, {}],
    ["care", stay, { serviceType: "" }, { serviceType: "needService" }],
    ["pets", stay, { petIds: [] }, { petIds: "needPets" }],
    ["days", stay, { startDate: "", endDate: "" }, { startDate: "needDays" }],
    ["the last day", stay, { endDate: "" }, { startDate: "needDays" }],
    ["a day that has passed", stay, { startDate: "2026-11-15" }, { startDate: "dayPast" }],
    ["today is no such day", stay, { startDate: today }, {}],
    ["the wrong way round", stay, { endDate: "2026-12-18" }, { startDate: "daysReversed" }],
    ["a year", stay, { endDate: "2027-12-19" }, {}],
    ["more than a year", stay, { endDate: "2027-12-20" }, { startDate: "daysTooMany" }],
    ["a year from a leap day", stay, { startDate: "2028-02-29", endDate: "2029-02-28" }, {}],
    ["visits", visits, { visits: [] }, { visits: "needVisits" }],
    ["times of a stay", stay, { time: "", endTime: "" }, { time: "needTime", endTime: "needTime" }],
    ["a time nobody can read", stay, { time: "vroeg" }, { time: "timeUnreadable" }],
    [
      "an end before its beginning",
      stay,
      { endDate: "2026-12-19", endTime: "09:00" },
      { endTime: "endBeforeStart" },
    ],
    ["that is fine on another day", stay, { endTime: "09:00" }, {}],
    ["a place", stay, { place: "" }, { place: "needPlace" }],
    ["a place that care can't be", stay, { place: "sitter_home" }, { place: "needPlace" }],
    ["where elsewhere is", stay, { place: "elsewhere" }, { placeText: "needPlaceText" }],
    ["a price nobody can read", stay, { agreedPrice: "veel" }, { agreedPrice: "priceUnreadable" }],
    ["a price beyond reason", stay, { agreedPrice: "200000" }, { agreedPrice: "priceTooHigh" }],
    ["a price of nothing is one", stay, { agreedPrice: "0" }, {}],
  ])("%s", (_, values, change, problems) => {
    expect(problemsOf({ ...values, ...change }, { kind: "booking", today })).toEqual(problems);
  });
});

describe("what is missing from an introduction", () => {
  const introduction: PlanValues = {
    ...stay,
    serviceType: "",
    petIds: [],
    endDate: "",
    endTime: "",
    place: "video_call",
  };

  it.each<[string, Partial<PlanValues>, PlanProblems]>([
    ["neither care, pets, an end nor a price", {}, {}],
    ["a day", { startDate: "" }, { startDate: "needDay" }],
    ["a day to come", { startDate: "2026-11-15" }, { startDate: "dayPast" }],
    ["a time", { time: "" }, { time: "needTime" }],
    ["a place", { place: "" }, { place: "needPlace" }],
    ["where elsewhere is", { place: "elsewhere" }, { placeText: "needPlaceText" }],
  ])("%s", (_, change, problems) => {
    const values = { ...introduction, ...change };
    expect(problemsOf(values, { kind: "introduction", today })).toEqual(problems);
  });
});
