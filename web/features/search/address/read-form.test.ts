import { describe, expect, it } from "vitest";
import { readForm } from "./read-form.ts";

const read = (fields: string, path = {}) => readForm("sitters", path, new URLSearchParams(fields));

describe("a form sent without scripts", () => {
  it.each([
    ["", null],
    ["filters={}", null],
    ["utm_source=mail", null],
    ["form=1", { place: null, search: { where: {}, filters: {} } }],
    ["place=", { place: "", search: { where: {}, filters: {} } }],
    [
      "place=+3511+ab+&animal_categories=dog&service_types=dog_walking_service",
      {
        place: "3511 ab",
        search: {
          where: {},
          filters: { animalCategories: ["dog"], serviceTypes: ["dog_walking_service"] },
        },
      },
    ],
    [
      "animal_categories=&distance=5&experience_with_medication=1",
      {
        place: null,
        search: { where: {}, filters: { distance: 5, experienceWithMedication: true } },
      },
    ],
    [
      "day_availabilities=MONDAY&day_availabilities=FRIDAY",
      {
        place: null,
        search: { where: {}, filters: { dayAvailabilities: ["MONDAY", "FRIDAY"] } },
      },
    ],
    [
      "vacation_from=2026-12-20&vacation_to=2027-01-03",
      { place: null, search: { where: {}, filters: { vacations: ["2026-12-20/2027-01-03"] } } },
    ],
    [
      "gender=any&sitter_has_animals=no&experience_with_medication=on",
      {
        place: null,
        search: { where: {}, filters: { sitterHasAnimals: false, experienceWithMedication: true } },
      },
    ],
    [
      "max_price_cents=2000&gender=any",
      { place: null, search: { where: {}, filters: { maxPriceCents: 2_000 } } },
    ],
    ["max_price_cents=any", { place: null, search: { where: {}, filters: {} } }],
    ["animal_categories=unicorn", { place: null, search: { where: {}, filters: {} } }],
    [
      'filters={"sortBy":"newest"}&gender=MALE',
      { place: null, search: { where: {}, filters: { sortBy: "newest", gender: "MALE" } } },
    ],
  ])("%s", (fields, expected) => {
    expect(read(fields)).toEqual(expected);
  });

  it("keeps the choice of the whole country when its field for a place is emptied", () => {
    expect(read("place=", { query: "nederland" })).toEqual({
      place: "",
      search: { where: { country: true }, filters: {} },
    });
  });

  it("stays in the place of its address, and forgets a word whose box was unticked", () => {
    expect(read("form=1&gender=MALE", { query: "hondenoppas", postalCode: "3511" })).toEqual({
      place: null,
      search: { where: { postalCode: "3511" }, filters: { gender: "MALE" } },
    });
  });
});
