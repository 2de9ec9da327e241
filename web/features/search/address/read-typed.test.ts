import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readTyped } from "./read-typed.ts";
import type { TypedWishes } from "./search.ts";

const dog: TypedWishes = { animalCategories: ["dog"] };
const cat: TypedWishes = { animalCategories: ["cat"] };
const walk: TypedWishes = {
  animalCategories: ["dog"],
  serviceTypes: ["dog_walking_service"],
};
const boarding = (animal: "dog" | "cat"): TypedWishes => ({
  animalCategories: [animal],
  serviceTypes: ["day_and_night_at_sitter_home"],
});
const daycare: TypedWishes = {
  animalCategories: ["dog"],
  serviceTypes: ["daycare_at_sitter_home"],
};
const ownHome: TypedWishes = {
  serviceTypes: ["house_visit", "sitter_at_owner_home", "day_and_night_care_at_owner_home"],
};

describe("words beside a place", () => {
  it.each<[string, TypedWishes, string]>([
    ["hond utrecht", dog, "utrecht"],
    ["Utrecht hond", dog, "Utrecht"],
    ["Hond, Utrecht", dog, "Utrecht"],
    ["hondenoppas amsterdam", dog, "amsterdam"],
    ["honden oppas Amsterdam", dog, "Amsterdam"],
    ["Hondenoppas in Alphen aan den Rijn", dog, "Alphen aan den Rijn"],
    ["hondenoppas Bergen op Zoom", dog, "Bergen op Zoom"],
    ["hondenoppas op Texel", dog, "Texel"],
    ["oppas hond 's-Hertogenbosch", dog, "'s-Hertogenbosch"],
    ["2 honden in Son en Breugel", dog, "Son en Breugel"],
    ["kattenoppas in Den Haag", cat, "Den Haag"],
    ["kattenoppas in de Bilt", cat, "de Bilt"],
    ["poezenoppas Zwolle", cat, "Zwolle"],
    ["Ik zoek een oppas voor mijn kat in Den Haag", cat, "Den Haag"],
    ["oppas voor hond en kat Leiden", { animalCategories: ["dog", "cat"] }, "Leiden"],
    ["konijn in de buurt van Ede", { animalCategories: ["rabbit"] }, "Ede"],
    ["cavia-oppas Gouda", { animalCategories: ["rodent"] }, "Gouda"],
    ["papegaaien oppas Breda", { animalCategories: ["bird"] }, "Breda"],
    ["paardenverzorging Ede", { animalCategories: ["horse"] }, "Ede"],
    ["kippen Epe", { animalCategories: ["farm"] }, "Epe"],
    ["hond uitlaten Haarlem", walk, "Haarlem"],
    ["hondenuitlaatservice Haarlem", walk, "Haarlem"],
    ["uitlaatservice Haarlem", walk, "Haarlem"],
    ["hondenpension Assen", boarding("dog"), "Assen"],
    ["kat uit logeren Assen", boarding("cat"), "Assen"],
    ["dierenhotel Assen", { serviceTypes: ["day_and_night_at_sitter_home"] }, "Assen"],
    ["hondenopvang Tilburg", daycare, "Tilburg"],
    ["oppas aan huis Arnhem", ownHome, "Arnhem"],
    ["oppas Utrecht", {}, "Utrecht"],
    ["dierenoppas gezocht Utrecht", {}, "Utrecht"],
    ["dieren oppas Dieren", {}, "Dieren"],

    ["cat sitter leiden", cat, "leiden"],
    ["cat-sitter in Leiden", cat, "Leiden"],
    ["catsitting Leiden", cat, "Leiden"],
    ["dog sitter in The Hague", dog, "The Hague"],
    ["Dogs near Utrecht", dog, "Utrecht"],
    ["looking for someone to walk my dog in Delft", walk, "Delft"],
    ["dog walker Amsterdam", walk, "Amsterdam"],
    ["dog walking amsterdam noord", walk, "amsterdam noord"],
    ["dog daycare Almere", daycare, "Almere"],
    ["dog day care Almere", daycare, "Almere"],
    ["cat boarding Almere", boarding("cat"), "Almere"],
    ["kennel", {}, "kennel"],
    ["dog kennel Almere", boarding("dog"), "Almere"],
    ["house sitter Almere", ownHome, "Almere"],
    ["drop-in visits Almere", { serviceTypes: ["house_visit"] }, "Almere"],
    ["guinea pig sitter Almere", { animalCategories: ["rodent"] }, "Almere"],
    ["pet sitter Almere", {}, "Almere"],
    ["dog's Almere", dog, "Almere"],
  ])("%s", (text, wishes, place) => {
    expect(readTyped(text)).toEqual({ wishes, place, isCountry: false });
  });
});

describe("words beside a postal code", () => {
  it.each<[string, TypedWishes, string]>([
    ["hond 3511", dog, "3511"],
    ["3511 hond", dog, "3511"],
    ["hond 3511 ab", dog, "3511 AB"],
    ["3511AB hondenoppas", dog, "3511 AB"],
    ["hond 3511 in Utrecht", dog, "3511"],
    ["hond 3511 TE", dog, "3511 TE"],
    ["kattenoppas Utrecht, 3511", cat, "3511"],
    ["dog walker 1012", walk, "1012"],
    ["2 katten 9711 LM", cat, "9711 LM"],
    ["3511", {}, "3511"],
    ["3511 AB, Utrecht", {}, "3511 AB"],
  ])("%s", (text, wishes, postalCode) => {
    expect(readTyped(text)).toMatchObject({ wishes, postalCode });
  });

  it.each(["hond utrecht", "hond 0511", "hond 35111"])("%s has none", (text) => {
    expect(readTyped(text)).not.toHaveProperty("postalCode");
  });
});

it.each<[string, TypedWishes]>([
  ["hond", dog],
  ["een oppas voor mijn hond", dog],
  ["hondenoppas bij mij in de buurt", dog],
  ["dog walker near me", walk],
  ["cats in my area", cat],
])("%s names no place", (text, wishes) => {
  expect(readTyped(text)).toEqual({ wishes, place: "", isCountry: false });
});

it.each<[string, TypedWishes]>([
  ["Heel Nederland", {}],
  ["nederland", {}],
  ["All of the Netherlands", {}],
  ["hondenoppas in heel Nederland", dog],
  ["dog sitter anywhere", dog],
])("%s is the whole country", (text, wishes) => {
  expect(readTyped(text)).toMatchObject({ wishes, isCountry: true });
});

it.each(["", "  ", "!!!", "Utrechtt", "constructor", "Amsterdam-Noord", "a".repeat(80)])(
  "%j has no wishes and stays as it is",
  (text) => {
    expect(readTyped(text)).toEqual({ wishes: {}, place: text.trim(), isCountry: false });
  },
);

describe("no place of the country is read as an animal or as care", () => {
  const { places } = JSON.parse(readFileSync("server/platform/geo/data/places.json", "utf8")) as {
    places: [name: string][];
  };

  it.each(["%", "hond %", "% kattenoppas", "dog walker in %", "oppas voor mijn hond in %"])(
    "%s",
    (pattern) => {
      const wrong = places
        .map(([name]) => name)
        .filter((name) => readTyped(pattern.replace("%", name)).place !== name);
      expect(wrong).toEqual([]);
    },
  );
});
