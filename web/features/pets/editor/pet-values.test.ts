import { describe, expect, it } from "vitest";
import { sentFields } from "#tests/setup/dom/sent-fields.ts";
import { isDraftKey } from "#web/lib/forms/drafts.ts";
import { isBegun, type PetValues, petBody, petDraftKey, petValues, readPet } from "./pet-values.ts";

const today = "2026-11-15";
const moos: PetValues = { ...petValues(null), name: "Moos", category: "dog", size: "LARGE" };

describe("petBody", () => {
  it.each([
    [{}, { size: "LARGE", birthDate: "" }],
    [{ birthDate: "2020-3-1" }, { birthDate: "2020-03-01" }],
    // What is no date goes as it was typed, so that it is refused and not forgotten.
    [{ birthDate: "2020-13-1" }, { birthDate: "2020-13-1" }],
    [{ knowsDate: false, age: "3" }, { birthDate: "2023-11-15" }],
    [{ knowsDate: false, age: "" }, { birthDate: "" }],
    [{ knowsDate: false, age: "drie" }, { birthDate: "drie" }],
    [{ knowsDate: false, age: "3", birthDate: "2020-3-1" }, { birthDate: "2023-11-15" }],
    [{ category: "cat" }, { category: "cat", size: "" }],
    [{ category: null }, { category: undefined }],
  ] as const)("%j: %j", (changed, body) => {
    expect(petBody({ ...moos, ...changed }, today)).toMatchObject(body);
  });
});

it.each([
  [{}, false],
  [{ name: " " }, false],
  [{ name: "Moos" }, true],
  [{ category: "cat" }, true],
  [{ age: "3" }, true],
  [{ gender: "MALE" }, false],
] as const)("%j is begun: %s", (changed, begun) => {
  expect(isBegun({ ...petValues(null), ...changed })).toBe(begun);
});

it.each([
  [null, "reg-petForm-new"],
  [{ id: 12 }, "reg-petForm-12"],
])("%j has its draft under %s", (pet, key) => {
  expect(petDraftKey(pet)).toBe(key);
  expect(isDraftKey(key)).toBe(true);
});

it.each([
  ["nothing of a page without a pet", { name: "Noor" }, {}],
  [
    "a pet",
    {
      "pet-name": "Moos",
      "pet-category": "dog",
      "pet-gender": "MALE",
      "pet-size": "LARGE",
      "pet-birthDate-day": "1",
      "pet-birthDate-month": "5",
      "pet-birthDate-year": "2020",
    },
    {
      name: "Moos",
      category: "dog",
      gender: "MALE",
      size: "LARGE",
      birthDate: "2020-5-1",
      knowsDate: true,
    },
  ],
  [
    "no animal that there isn't",
    { "pet-name": "", "pet-category": "dragon", "pet-size": "HUGE" },
    { name: "", category: null, gender: null, size: null },
  ],
])("reads %s", (_what, fields, values) => {
  expect(readPet(sentFields(fields))).toEqual(values);
});
