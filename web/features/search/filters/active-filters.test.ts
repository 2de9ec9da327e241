import { describe, expect, it } from "vitest";
import { serverTexts } from "#web/lib/i18n/texts.server.ts";
import { type Filters, type Search, withFilters } from "../address/search.ts";
import { activeFilters } from "./active-filters.ts";

const words = {
  t: serverTexts.translator<"search", "care">("nl", "search"),
  locale: "nl" as const,
  today: "2026-11-15",
  names: { labrador: "Labrador" },
};
const utrecht = (filters: Filters): Search => ({ where: { slug: "utrecht" }, filters });
const labels = (filters: Filters) =>
  activeFilters(utrecht(filters), words).map((each) => each.label);

describe("active filters", () => {
  it.each<[Filters, string[]]>([
    [{}, []],
    [{ sortBy: "newest", page: 3 }, []],
    [
      { animalCategories: ["dog", "cat"], serviceTypes: ["dog_walking_service"] },
      ["Hond", "Kat", "Hond uitlaten"],
    ],
    [{ dayAvailabilities: ["FRIDAY", "MONDAY"] }, ["ma en vr"]],
    [{ vacations: ["2026-12-20/2027-01-03"] }, ["20 december 2026 t/m 3 januari 2027"]],
    [{ from: "2026-11-20" }, ["Vanaf 20 november"]],
    [{ races: ["labrador", "mops"] }, ["Labrador", "mops"]],
    [{ experienceWithMedication: true, gender: "FEMALE" }, ["Kan medicijnen geven", "Vrouw"]],
    [{ maxPriceCents: 2_000 }, ["Tot €\u00a020"]],
    [{ sitterHasAnimals: false }, ["Heeft zelf geen dieren"]],
    [{ distance: 5 }, ["Binnen 5 km"]],
    [
      { distance: 5, latitude: 52, longitude: 5, latitudeEnd: 53, longitudeEnd: 6 },
      ["Gebied op de kaart"],
    ],
  ])("%j: %j", (filters, expected) => {
    expect(labels(filters)).toEqual(expected);
  });

  it("say nothing of a distance to nowhere", () => {
    expect(activeFilters({ where: {}, filters: { distance: 5 } }, words)).toEqual([]);
  });

  it("can each be taken back, after which none is left", () => {
    let search = utrecht({
      animalCategories: ["dog", "cat"],
      dayAvailabilities: ["MONDAY"],
      vacations: ["2026-12-20/2027-01-03"],
      gender: "MALE",
      maxPriceCents: 1_500,
      sitterHasAnimals: true,
      experienceWithMedication: true,
      distance: 5,
      page: 2,
    });
    for (let left = activeFilters(search, words); left[0]; left = activeFilters(search, words)) {
      search = withFilters(search, left[0].without);
    }
    expect(search).toEqual(utrecht({}));
  });
});
