import { describe, expect, it } from "vitest";
import { placeSlug, readSearch } from "./read-search.ts";
import { readPostalCode } from "./search-words.ts";

const read = (query?: string, postalCode?: string, filters?: object | string) =>
  readSearch("sitters", {
    query,
    postalCode,
    filters: typeof filters === "object" ? JSON.stringify(filters) : (filters ?? null),
  });

describe("the path", () => {
  it.each([
    [undefined, undefined, { where: {}, filters: {} }],
    ["utrecht", undefined, { where: { slug: "utrecht" }, filters: {} }],
    ["Den Haag", undefined, { where: { slug: "den-haag" }, filters: {} }],
    ["utrecht", "3511", { where: { slug: "utrecht", postalCode: "3511" }, filters: {} }],
    ["3511 ab", undefined, { where: { postalCode: "3511AB" }, filters: {} }],
    ["nederland", undefined, { where: { country: true }, filters: {} }],
    ["Netherlands", undefined, { where: { country: true }, filters: {} }],
    [
      "hondenoppas",
      "3511",
      {
        where: { postalCode: "3511" },
        word: "hondenoppas",
        filters: { animalCategories: ["dog"] },
      },
    ],
  ])("%s and %s", (query, postalCode, search) => {
    expect(read(query, postalCode)).toEqual({ search, isCutOff: false });
  });

  it.each([
    ["utrecht", "x", { slug: "utrecht" }],
    ["!!!", undefined, {}],
    ["utrecht", "0511", { slug: "utrecht" }],
    ["nederland", "3511", { country: true }],
  ])("%s and %s can't be read whole", (query, postalCode, where) => {
    expect(read(query, postalCode)).toMatchObject({ search: { where }, isCutOff: true });
  });
});

describe("the filters", () => {
  it.each([
    [
      { animalCategories: ["dog", "dog"], distance: 5 },
      { animalCategories: ["dog"], distance: 5 },
    ],
    [{ distance: 10, page: 1 }, {}],
    [
      { page: 3, sortBy: "rating" },
      { page: 3, sortBy: "rating" },
    ],
    [{ vacations: ["2026-12-20/2027-01-03"] }, { vacations: ["2026-12-20/2027-01-03"] }],
    [
      { latitude: 52, longitude: 5 },
      { latitude: 52, longitude: 5 },
    ],
    [{ experienceWithMedication: true }, { experienceWithMedication: true }],
  ])("%j", (given, filters) => {
    expect(read(undefined, undefined, given)).toEqual({
      search: { where: {}, filters },
      isCutOff: false,
    });
  });

  it.each([
    ["no JSON", "{", {}],
    ["a list", "[1]", {}],
    ["nothing at all", "null", {}],
    ["an unknown name", { colour: "red", distance: 5 }, { distance: 5 }],
    ["an unknown value", { animalCategories: ["unicorn"], page: 2 }, { page: 2 }],
    ["too far", { distance: 1e9 }, {}],
    ["no page", { page: 0 }, {}],
    ["half a point", { latitude: 52 }, {}],
    ["half a box", { latitude: 52, longitude: 5, latitudeEnd: 53 }, { latitude: 52, longitude: 5 }],
    ["ends without a beginning", { latitudeEnd: 53, longitudeEnd: 5 }, {}],
    ["something of the other kind", { from: "2026-11-15" }, {}],
    ["a trick", '{"__proto__":{"distance":5}}', {}],
  ])("%s is left out", (_, given, filters) => {
    expect(read(undefined, undefined, given)).toEqual({
      search: { where: {}, filters },
      isCutOff: true,
    });
  });

  it("say more than the word does", () => {
    const { search } = read("hondenoppas", undefined, { animalCategories: ["dog", "cat"] });
    expect(search.filters).toEqual({ animalCategories: ["dog", "cat"] });
  });
});

it.each([
  ["3511", "3511"],
  [" 3511 ab ", "3511AB"],
  ["0511", null],
  ["35111", null],
  ["utrecht", null],
])("postal code %j: %s", (text, code) => {
  expect(readPostalCode(text)).toBe(code);
});

it.each([
  ["'s-Hertogenbosch", "s-hertogenbosch"],
  ["Súdwest-Fryslân", "sudwest-fryslan"],
  ["  Den  Haag ", "den-haag"],
])("place %j: %s", (name, slug) => {
  expect(placeSlug(name)).toBe(slug);
});
