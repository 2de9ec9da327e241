import { describe, expect, it } from "vitest";
import type { Search } from "./search.ts";
import { canonicalUrl, searchUrl } from "./search-url.ts";

const read = (url: string) => {
  const { pathname, searchParams } = new URL(url, "https://kwispel.test");
  return [pathname, JSON.parse(searchParams.get("filters") ?? "{}")];
};

describe("searchUrl", () => {
  it.each<[string, Search, string, object]>([
    ["nothing asked", { where: {}, filters: {} }, "/zoeken", {}],
    [
      "the whole country, by choice",
      { where: { country: true }, filters: {} },
      "/zoeken/nederland",
      {},
    ],
    [
      "the whole country leaves no seat for a word",
      {
        where: { country: true },
        word: "hondenoppas",
        filters: { animalCategories: ["dog"] },
      },
      "/zoeken/nederland",
      { animalCategories: ["dog"] },
    ],
    ["a place", { where: { slug: "utrecht" }, filters: {} }, "/zoeken/utrecht", {}],
    [
      "a place and a postal code",
      { where: { slug: "utrecht", postalCode: "3511" }, filters: {} },
      "/zoeken/utrecht/3511",
      {},
    ],
    ["a postal code", { where: { postalCode: "3511AB" }, filters: {} }, "/zoeken/3511AB", {}],
    [
      "a word that says it all",
      {
        where: { postalCode: "3511" },
        word: "hondenoppas",
        filters: { animalCategories: ["dog"] },
      },
      "/zoeken/hondenoppas/3511",
      {},
    ],
    [
      "a word beside other wishes",
      { where: {}, word: "hondenoppas", filters: { animalCategories: ["dog"], distance: 5 } },
      "/zoeken/hondenoppas",
      { distance: 5 },
    ],
    [
      "a word that no longer fits",
      { where: { postalCode: "3511" }, word: "hondenoppas", filters: {} },
      "/zoeken/3511",
      {},
    ],
    [
      "a place takes the seat of the word",
      { where: { slug: "ede" }, word: "hondenoppas", filters: { animalCategories: ["dog"] } },
      "/zoeken/ede",
      { animalCategories: ["dog"] },
    ],
    [
      "what is usual is not said",
      { where: {}, filters: { distance: 10, page: 1, races: [] } },
      "/zoeken",
      {},
    ],
  ])("%s", (_, search, path, filters) => {
    expect(read(searchUrl("sitters", search, "nl"))).toEqual([path, filters]);
  });

  it("speaks the language of the page", () => {
    const search: Search = {
      where: { postalCode: "3511" },
      word: "hondenoppas",
      filters: { animalCategories: ["dog"] },
    };
    expect(searchUrl("sitters", search, "en")).toBe("/search/dog-sitter/3511");
    expect(searchUrl("requests", search, "en")).toBe("/sitterwork/dog-sitter/3511");
  });

  it("is the same in whichever order things were chosen, and says nothing of the other kind", () => {
    const one: Search = { where: {}, filters: { gender: "MALE", animalCategories: ["cat"] } };
    const other: Search = { where: {}, filters: { animalCategories: ["cat"], gender: "MALE" } };
    expect(searchUrl("sitters", one, "nl")).toBe(searchUrl("sitters", other, "nl"));
    expect(read(searchUrl("requests", one, "nl"))).toEqual([
      "/oppaswerk",
      { animalCategories: ["cat"] },
    ]);
  });
});

it("has one canonical address for the whole country, by choice or not", () => {
  const search: Search = { where: { country: true }, filters: { page: 2 } };
  expect(read(canonicalUrl("sitters", search, "nl"))).toEqual(["/zoeken", { page: 2 }]);
  expect(searchUrl("sitters", search, "en")).toMatch(/^\/search\/netherlands\?/);
});

it("leaves the wishes out of the canonical address, and keeps the page", () => {
  const where = { slug: "utrecht" };
  const asked: Search = { where, filters: { gender: "MALE", page: 2, sortBy: "newest" } };
  expect(read(canonicalUrl("sitters", asked, "nl"))).toEqual(["/zoeken/utrecht", { page: 2 }]);
  const word: Search = {
    where: {},
    word: "kattenoppas",
    filters: { animalCategories: ["cat"], distance: 2 },
  };
  expect(canonicalUrl("sitters", word, "nl")).toBe("/zoeken/kattenoppas");
});

describe("the canonical address of sitters in a place", () => {
  const dogs: Search["filters"] = { animalCategories: ["dog"] };
  it.each<[string, Search, string, object]>([
    [
      "a word with a postal code is the page of the word in that place",
      { where: { postalCode: "3511" }, word: "hondenoppas", filters: dogs },
      "/hondenoppas/utrecht",
      {},
    ],
    [
      "so is a place with the wishes of a word, whatever else is asked",
      { where: { slug: "utrecht" }, filters: { ...dogs, distance: 5, page: 2 } },
      "/hondenoppas/utrecht",
      {},
    ],
    [
      "two words at once have no page: it is the place",
      { where: { slug: "utrecht" }, filters: { animalCategories: ["dog", "cat"] } },
      "/zoeken/utrecht",
      {},
    ],
    [
      "a postal code alone is its place, page by page",
      { where: { slug: "utrecht", postalCode: "3511" }, filters: { gender: "MALE", page: 3 } },
      "/zoeken/utrecht",
      { page: 3 },
    ],
  ])("%s", (_, search, path, filters) => {
    expect(read(canonicalUrl("sitters", search, "nl", "utrecht"))).toEqual([path, filters]);
  });

  it("is one for both languages where it is the page of a word, and not for requests", () => {
    const search: Search = { where: { slug: "utrecht" }, filters: dogs };
    expect(canonicalUrl("sitters", search, "en", "utrecht")).toBe("/hondenoppas/utrecht");
    expect(canonicalUrl("requests", search, "en", "utrecht")).toBe("/sitterwork/utrecht");
  });
});
