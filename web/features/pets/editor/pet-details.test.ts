import { describe, expect, it } from "vitest";
import { type Pet, petForm } from "#contract/pets.ts";
import { type FullPetValues, fullPetBody, fullPetValues, readGrams } from "./pet-details.ts";

const today = "2026-11-15";
const moos: Pet = {
  id: 7,
  name: "Moos",
  category: "dog",
  race: "labrador-retriever",
  gender: "MALE",
  birthDate: "2020-03-01",
  size: "LARGE",
  weightGrams: 30_500,
  neutered: true,
  chipNumber: "528140000123456",
  vaccinatedUntil: "2027-03-01",
  medication: "Een pil bij het ontbijt.",
  energy: "HIGH",
  friendlyToDogs: "HIGH",
  friendlyToCats: "LOW",
  friendlyToChildren: "MEDIUM",
  hoursAlone: 4,
  character: "Een lieve lomperd.",
  feeding: "Twee keer per dag.",
  walking: "Drie rondjes.",
  images: [],
  isArchived: false,
};

describe("fullPetBody", () => {
  it("sends back what came, and nothing else", () => {
    const { id, images, isArchived, ...form } = moos;
    expect(petForm.parse(fullPetBody(fullPetValues(moos), today))).toEqual(form);
  });

  it("takes away what doesn't fit the animal any more", () => {
    const body = fullPetBody({ ...fullPetValues(moos), category: "fish", race: null }, today);
    const { name, category, medication, character, feeding, ...rest } = petForm.parse(body);
    expect({ name, category, medication }).toEqual({
      name: "Moos",
      category: "fish",
      medication: "Een pil bij het ontbijt.",
    });
    expect(Object.values(rest).every((value) => value === null)).toBe(true);
  });

  it.each([
    [{ weight: "4,5" }, { weightGrams: 4_500 }],
    [{ weight: "" }, { weightGrams: "" }],
    [{ weight: "zwaar" }, { weightGrams: Number.NaN }],
    [{ chipNumber: "528 1400-0012.3456" }, { chipNumber: "528140000123456" }],
    [{ vaccinatedUntil: "2027-3-1" }, { vaccinatedUntil: "2027-03-01" }],
    [{ vaccinatedUntil: "2027-13-1" }, { vaccinatedUntil: "2027-13-1" }],
    [{ neutered: "no" }, { neutered: false }],
    [{ neutered: null }, { neutered: "" }],
    [{ energy: null }, { energy: "" }],
    [{ hoursAlone: " 0 " }, { hoursAlone: "0" }],
  ] satisfies [Partial<FullPetValues>, object][])("%j: %j", (changed, body) => {
    expect(fullPetBody({ ...fullPetValues(moos), ...changed }, today)).toMatchObject(body);
  });
});

it.each([
  [undefined, ""],
  [30_000, "30"],
  [4_500, "4,5"],
  [35, "0,035"],
  [4_250, "4,25"],
  [1_250_000, "1.250"],
])("%s grams are shown as '%s', and read back", (weightGrams, text) => {
  const { weight } = fullPetValues({ ...moos, weightGrams });
  expect(weight).toBe(text);
  expect(readGrams(weight)).toBe(weightGrams ?? null);
});

it.each([
  ["", null],
  ["4,5", 4_500],
  ["4.5", 4_500],
  ["30 kg", 30_000],
  ["3 kilo", 3_000],
  ["0", Number.NaN],
  ["2.001", Number.NaN],
  ["-3", Number.NaN],
  ["zwaar", Number.NaN],
])("'%s' weighs %s grams", (typed, grams) => {
  expect(readGrams(typed)).toBe(grams);
});
