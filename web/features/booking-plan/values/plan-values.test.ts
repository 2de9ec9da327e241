import { describe, expect, it } from "vitest";
import { isDraftKey } from "#web/lib/forms/drafts.ts";
import {
  emptyPlan,
  type PlanValues,
  periodBody,
  periodOf,
  placesFor,
  planBody,
  planDraftKey,
  visitEnds,
  withoutGone,
  withService,
} from "./plan-values.ts";

const known = {
  services: [
    { serviceType: "house_visit" as const },
    { serviceType: "dog_walking_service" as const },
  ],
  pets: [{ id: 1 }, { id: 2 }],
};

const visits: PlanValues = {
  ...emptyPlan(known),
  serviceType: "house_visit",
  petIds: ["1", "2"],
  startDate: "2026-12-19",
  endDate: "2026-12-26",
  visits: ["18:00", "08:00"],
  place: "owner_home",
};
const stay: PlanValues = {
  ...visits,
  serviceType: "day_and_night_care_at_owner_home",
  visits: [],
  time: "10",
  endTime: "17.30",
};
const introduction: PlanValues = {
  ...emptyPlan(known),
  startDate: "2026-12-19",
  time: "14",
  place: "video_call",
};

describe("a plan that begins", () => {
  it("has chosen what there is one of, and nothing else", () => {
    expect(emptyPlan(known)).toMatchObject({ serviceType: "", petIds: [], place: "" });
    const one = { services: [{ serviceType: "house_visit" as const }], pets: [{ id: 7 }] };
    expect(emptyPlan(one)).toMatchObject({
      serviceType: "house_visit",
      petIds: ["7"],
      place: "owner_home",
    });
  });

  it("forgets of a draft what is gone: an animal, or care that is no longer offered", () => {
    const draft = { ...visits, petIds: ["1", "9"], serviceType: "daycare_at_sitter_home" as const };
    expect(withoutGone(draft, known)).toMatchObject({ petIds: ["1"], serviceType: "" });
  });

  it("is kept under a key that logging out clears", () => {
    expect(isDraftKey(planDraftKey("booking", 7))).toBe(true);
  });
});

describe("where it is", () => {
  it("follows from the care, and stays as chosen where that is still possible", () => {
    expect(withService({ ...visits, place: "elsewhere" }, "daycare_at_sitter_home")).toEqual({
      serviceType: "daycare_at_sitter_home",
    });
    expect(withService(visits, "daycare_at_sitter_home")).toEqual({
      serviceType: "daycare_at_sitter_home",
      place: "sitter_home",
    });
  });

  it("can be on a screen for an introduction only", () => {
    expect(placesFor("introduction", "")).toContain("video_call");
    expect(placesFor("booking", "house_visit")).not.toContain("video_call");
  });
});

describe("visitEnds", () => {
  it.each([
    ["all of them", {}, { first: "08:00", last: "18:00" }],
    ["as chosen", { time: "18:00", endTime: "08:00" }, { first: "18:00", last: "08:00" }],
    ["a time that was taken away since", { time: "12:00" }, { first: "08:00", last: "18:00" }],
    [
      "a single day has no choice",
      { endDate: "2026-12-19", time: "18:00", endTime: "08:00" },
      { first: "08:00", last: "18:00" },
    ],
    ["no times yet", { visits: [] }, { first: "", last: "" }],
  ])("%s", (_, change, ends) => {
    expect(visitEnds({ ...visits, ...change })).toEqual(ends);
  });
});

describe("periodOf, for the price", () => {
  it.each<[string, PlanValues, unknown]>([
    ["visits in order", visits, { visits: ["08:00", "18:00"], time: "08:00", endTime: "18:00" }],
    ["a stay", stay, { visits: [], time: "10:00", endTime: "17:30" }],
    ["a stay whose times are not known yet", { ...stay, time: "", endTime: "" }, { visits: [] }],
  ])("%s", (_, values, period) => {
    expect(periodOf(values)).toMatchObject(period as object);
  });

  it.each<[string, PlanValues]>([
    ["no days", { ...visits, startDate: "", endDate: "" }],
    ["days the wrong way round", { ...stay, startDate: "2026-12-27" }],
    ["visits without a time", { ...visits, visits: [] }],
  ])("is not known: %s", (_, values) => {
    expect(periodOf(values)).toBeNull();
  });
});

describe("what goes to the server", () => {
  const sitter = { sitterId: 7 };

  it("of visits: their times, and the first and the last one", () => {
    const cut = { ...visits, time: "18:00", endTime: "08:00", details: " Sleutel bij de buren. " };
    expect(planBody(cut, { kind: "booking", ...sitter })).toEqual({
      otherProfileId: 7,
      kind: "booking",
      serviceType: "house_visit",
      petIds: [1, 2],
      startDate: "2026-12-19",
      endDate: "2026-12-26",
      time: "18:00",
      endTime: "08:00",
      visits: ["08:00", "18:00"],
      place: "owner_home",
      details: "Sleutel bij de buren.",
    });
  });

  it("of a stay: both ends, and a price of their own", () => {
    const body = planBody({ ...stay, agreedPrice: "210,50" }, { kind: "booking", ...sitter });
    expect(body).toMatchObject({ time: "10:00", endTime: "17:30", agreedPrice: 21_050 });
    expect(body).not.toHaveProperty("visits");
  });

  it("of an introduction: nothing but when, where and a few words", () => {
    expect(planBody(introduction, { kind: "introduction", ...sitter })).toEqual({
      otherProfileId: 7,
      kind: "introduction",
      startDate: "2026-12-19",
      time: "14:00",
      place: "video_call",
    });
  });

  it("says where only for elsewhere", () => {
    const text = { placeText: "Griftpark " };
    const at = (place: PlanValues["place"]) =>
      planBody({ ...introduction, ...text, place }, { kind: "introduction", ...sitter });
    expect(at("elsewhere")).toMatchObject({ placeText: "Griftpark" });
    expect(at("owner_home")).not.toHaveProperty("placeText");
  });

  it.each<[string, PlanValues]>([
    ["no time", { ...stay, endTime: "" }],
    ["no place", { ...visits, place: "" }],
    ["no care", { ...stay, serviceType: "" }],
  ])("is nothing while it is not whole: %s", (_, values) => {
    expect(planBody(values, { kind: "booking", ...sitter })).toBeNull();
  });

  it("asks for conflicts once the times can be read", () => {
    expect(periodBody({ ...introduction, time: "half drie" }, "introduction")).toBeNull();
    expect(periodBody(introduction, "introduction")).toEqual({
      startDate: "2026-12-19",
      time: "14:00",
    });
  });
});
