import { describe, expect, it } from "vitest";
import type { Diploma, Race } from "#contract/catalogue.ts";
import { type AnimalCategory, animalCategories, raceCode } from "#contract/shared/animals.ts";
import { type Locale, locales, localeTags } from "#contract/shared/locale.ts";
import { testServer } from "#tests/setup/test-server.ts";
import { findRaceCategory, isDiploma } from "./catalogue.service.ts";

const server = testServer();

async function catalogue(locale: Locale): Promise<{ races: Race[]; diplomas: Diploma[] }> {
  const headers = { "accept-language": localeTags[locale] };
  const response = await server.current.call("GET", "/api/catalogue", { headers });
  expect(response.statusCode).toBe(200);
  return response.json();
}

const leastBreeds: Record<AnimalCategory, number> = {
  dog: 180,
  cat: 45,
  rabbit: 25,
  rodent: 15,
  bird: 25,
  fish: 15,
  reptile: 25,
  horse: 35,
  farm: 25,
};

describe.each(locales)("the catalogue in %s", (locale) => {
  it("has the breeds that people keep, each by a name of its own", async () => {
    const { races } = await catalogue(locale);
    for (const category of animalCategories) {
      const names = races.filter((race) => race.category === category).map((race) => race.name);
      expect(names.length, category).toBeGreaterThanOrEqual(leastBreeds[category]);
      // Within a category a name is all that people have to choose by.
      expect(names).toEqual([...new Set(names)]);
    }
  });

  it("has codes of its own for all, and a clean name", async () => {
    const { races, diplomas } = await catalogue(locale);
    expect(diplomas.length).toBeGreaterThanOrEqual(15);
    for (const list of [races, diplomas]) {
      const codes = list.map((entry) => entry.code);
      expect(codes).toEqual([...new Set(codes)]);
      expect(codes.filter((code) => !raceCode.safeParse(code).success)).toEqual([]);
      const untidy = list.filter(({ name }) => name === "" || name !== name.trim());
      expect(untidy).toEqual([]);
    }
  });

  it("is in the language's order", async () => {
    const { races, diplomas } = await catalogue(locale);
    for (const list of [races, diplomas]) {
      const names = list.map((entry) => entry.name);
      expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, localeTags[locale])));
    }
  });
});

describe("the catalogue", () => {
  it("names the same codes in both languages", async () => {
    const [nl, en] = [await catalogue("nl"), await catalogue("en")];
    const codes = (list: { code: string }[]) => list.map((entry) => entry.code).toSorted();
    expect(codes(nl.races)).toEqual(codes(en.races));
    expect(codes(nl.diplomas)).toEqual(codes(en.diplomas));
    const nameOf = (list: Race[]) => list.find(({ code }) => code === "crossbreed-dog")?.name;
    expect([nameOf(nl.races), nameOf(en.races)]).toEqual(["Kruising", "Crossbreed"]);
  });

  it.each([
    ["nl", "german-shepherd", "Duitse herder", ["German Shepherd", "Herdershond", "Alsatian"]],
    ["en", "german-shepherd", "German Shepherd", ["Duitse herder", "Herdershond", "Alsatian"]],
    ["nl", "beagle", "Beagle", undefined],
  ] as const)("in %s finds %s by all its names", async (locale, code, name, otherNames) => {
    const { races } = (await catalogue(locale)) as unknown as { races: object[] };
    const race = { code, category: "dog", name };
    expect(races).toContainEqual(otherNames ? { ...race, other_names: otherNames } : race);
  });

  it("gives no breed the name of another of its kind", async () => {
    const { races } = await catalogue("nl");
    const { races: english } = await catalogue("en");
    for (const list of [races, english]) {
      for (const { category, code, name } of list) {
        const namesakes = [...races, ...english].filter(
          (other) => other.category === category && other.name === name && other.code !== code,
        );
        expect(namesakes, name).toEqual([]);
      }
    }
  });

  it("knows its codes", () => {
    expect(findRaceCategory("maine-coon")).toBe("cat");
    expect(findRaceCategory("unicorn")).toBeNull();
    expect(isDiploma("first-aid-pets")).toBe(true);
    expect(isDiploma("unicorn")).toBe(false);
  });
});
