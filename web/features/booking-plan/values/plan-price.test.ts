import { describe, expect, it } from "vitest";
import type { OfferedService } from "#contract/profile-parts.ts";
import { agreedCents, estimateOf } from "./plan-price.ts";
import { emptyPlan, type PlanValues } from "./plan-values.ts";

const services: OfferedService[] = [
  { serviceType: "house_visit", priceCents: 1200, unit: "visit", extraAnimalCents: 300 },
  { serviceType: "day_and_night_care_at_owner_home", priceCents: 4200, unit: "night" },
];
const pets = [
  { id: 1, name: "Moos" },
  { id: 2, name: "Minoes" },
];
const values: PlanValues = {
  ...emptyPlan({ services, pets }),
  serviceType: "house_visit",
  petIds: ["1", "2"],
  startDate: "2026-12-19",
  endDate: "2026-12-26",
  visits: ["08:00", "18:00"],
  time: "18:00",
  endTime: "08:00",
};

describe("the price so far", () => {
  it("counts the visits between the first and the last, and the second animal", () => {
    expect(estimateOf(values, { services, pets })).toMatchObject({
      totalCents: 21_000,
      lines: [{ units: 14 }, { petName: "Minoes", units: 14 }],
    });
  });

  it("takes the animal that was chosen first as the one the price is for", () => {
    const swapped = estimateOf({ ...values, petIds: ["2", "1"] }, { services, pets });
    expect(swapped?.lines[1]).toMatchObject({ petName: "Moos" });
  });

  it("of nights needs no times", () => {
    const nights = {
      ...values,
      serviceType: "day_and_night_care_at_owner_home",
      time: "",
    } as const;
    expect(estimateOf(nights, { services, pets })?.totalCents).toBe(7 * 4_200);
  });

  it.each([
    ["no care", { serviceType: "" as const }],
    ["care that is not offered", { serviceType: "daycare_at_sitter_home" as const }],
    ["no days", { startDate: "", endDate: "" }],
    ["no times", { visits: [] }],
  ])("is not known: %s", (_, change) => {
    expect(estimateOf({ ...values, ...change }, { services, pets })).toBeNull();
  });
});

describe("a price of their own", () => {
  it.each([
    ["", null],
    ["200", 20_000],
    ["210,50", 21_050],
    ["veel", null],
  ])("'%s' is %s", (agreedPrice, cents) => {
    expect(agreedCents({ ...values, agreedPrice })).toBe(cents);
  });
});
