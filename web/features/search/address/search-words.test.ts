import { describe, expect, it } from "vitest";
import { locales } from "#contract/shared/locale.ts";
import type { Filters } from "./search.ts";
import { filtersOfWord, findWord, fitsWord, wordFor, wordIn } from "./search-words.ts";

describe("findWord", () => {
  it.each([
    ["hondenoppas", "hondenoppas"],
    ["Hondenoppas", "hondenoppas"],
    ["dog-sitter", "hondenoppas"],
    ["kattenoppas", "kattenoppas"],
    ["slangenoppas", "reptielenoppas"],
    ["hondenuitlaatservice", "hondenuitlaatservice"],
    ["dog-walker", "hondenuitlaatservice"],
    ["utrecht", null],
    ["", null],
    ["constructor", null],
  ])("%s: %s", (name, key) => {
    expect(findWord(name)).toBe(key);
  });
});

describe("a word", () => {
  it.each([
    ["hondenoppas", { animalCategories: ["dog"] }],
    ["hondenuitlaatservice", { animalCategories: ["dog"], serviceTypes: ["dog_walking_service"] }],
    ["utrecht", {}],
  ])("%s stands for %j", (key, filters) => {
    expect(filtersOfWord(key)).toEqual(filters);
  });

  it.each<[string, Filters, boolean]>([
    ["hondenoppas", { animalCategories: ["dog"], gender: "FEMALE" }, true],
    ["hondenoppas", { animalCategories: ["dog", "cat"] }, false],
    ["hondenoppas", {}, false],
    ["hondenoppas", { animalCategories: ["dog"], serviceTypes: ["house_visit"] }, false],
  ])("%s says all of %j: %s", (key, filters, expected) => {
    expect(fitsWord(key, filters)).toBe(expected);
  });

  it("is found again in either language, by what it stands for", () => {
    for (const key of ["hondenoppas", "vissenoppas", "hondenpension", "oppas-aan-huis"]) {
      expect(wordFor(filtersOfWord(key))).toBe(key);
      for (const locale of locales) expect(findWord(wordIn(key, locale))).toBe(key);
    }
    expect(wordIn("kattenoppas", "en")).toBe("cat-sitter");
    expect(wordFor({ animalCategories: ["dog", "cat"] })).toBeNull();
  });
});
