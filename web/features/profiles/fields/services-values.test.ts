import { describe, expect, it } from "vitest";
import { sentFields } from "#tests/setup/dom/sent-fields.ts";
import { readServices, servicesOf, servicesProblems, servicesValuesOf } from "./services-values.ts";

const offered = {
  services: [
    {
      serviceType: "house_visit" as const,
      priceCents: 1_250,
      unit: "visit" as const,
      extraAnimalCents: 0,
      minutes: 30,
    },
    { serviceType: "dog_walking_service" as const, priceCents: 1_400, unit: "walk" as const },
  ],
  radiusKm: 80,
};

it("gives back what was offered, unchanged", () => {
  const values = servicesValuesOf(offered);
  expect(values.prices).toEqual({ house_visit: "12,50", dog_walking_service: "14,00" });
  expect(servicesOf(values)).toEqual([
    { ...offered.services[0], minutes: "30" },
    { ...offered.services[1], extraAnimalCents: "", minutes: "" },
  ]);
});

it("draws a far radius at the end of the slider", () => {
  expect(servicesValuesOf(offered).radiusKm).toBe(50);
});

describe("servicesProblems", () => {
  const values = servicesValuesOf(offered);
  it.each([
    [{}, {}],
    [{ chosen: [] }, { chosen: "needOne" }],
    [{ prices: { house_visit: "veertien" } }, { "prices.house_visit": "priceUnreadable" }],
    [{ extras: { house_visit: "-1" } }, { "extras.house_visit": "priceUnreadable" }],
    [{ minutes: { house_visit: "5" } }, { "minutes.house_visit": "minutesUnreadable" }],
    [{ minutes: { house_visit: "een uur" } }, { "minutes.house_visit": "minutesUnreadable" }],
    [{ minutes: { house_visit: " 45 " } }, {}],
  ])("%o: %o", (changed, expected) => {
    const changedValues = { ...values, chosen: ["house_visit" as const], ...changed };
    expect(servicesProblems(changedValues as typeof values)).toEqual(expected);
  });
});

it.each([
  [
    "prices only of what is chosen",
    {
      services: ["dog_walking_service", "house_visit", "skydiving"],
      "price-house_visit": "12,50",
      "price-dog_walking_service": "",
      "price-daycare_at_sitter_home": "25,00",
      "extra-house_visit": "3",
      "extra-dog_walking_service": "",
      radiusKm: "12",
    },
    {
      chosen: ["house_visit", "dog_walking_service"],
      prices: { house_visit: "12,50", dog_walking_service: "" },
      extras: { house_visit: "3" },
      radiusKm: 12,
    },
  ],
  ["no distance that is none", { radiusKm: "ver" }, { chosen: [], prices: {}, extras: {} }],
  ["a page without them", {}, { chosen: [], prices: {}, extras: {} }],
])("reads %s", (_what, fields, values) => {
  expect(readServices(sentFields(fields))).toEqual(values);
});
