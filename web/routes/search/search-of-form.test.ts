import { describe, expect, it } from "vitest";
import { readForm } from "#web/features/search/address/read-form.ts";
import type { Search, Where } from "#web/features/search/address/search.ts";
import { searchUrl } from "#web/features/search/address/search-url.ts";
import { searchOfForm } from "./search-of-form.ts";

const places: Record<string, { slug: string; name: string; province: string }> = {
  "3511": { slug: "utrecht", name: "Utrecht", province: "Utrecht" },
  utrecht: { slug: "utrecht", name: "Utrecht", province: "Utrecht" },
  leiden: { slug: "leiden", name: "Leiden", province: "Zuid-Holland" },
};
const home: Where = { slug: "ede", postalCode: "6711" };

/** As the browser sends it, from the front page or from the bar above the list. */
function send(fields: Record<string, string>, { path = "", own = null as Where | null } = {}) {
  const form = readForm("sitters", { query: path }, new URLSearchParams(fields));
  if (!form) throw new Error("no form was sent");
  return searchOfForm(form, {
    suggest: async (text) => [places[text.toLowerCase()] ?? []].flat(),
    own: async () => own,
  });
}

describe("what is typed on the front page", () => {
  it.each<[string, Search]>([
    [
      "hond 3511",
      { where: { slug: "utrecht", postalCode: "3511" }, filters: { animalCategories: ["dog"] } },
    ],
    ["cat sitter leiden", { where: { slug: "leiden" }, filters: { animalCategories: ["cat"] } }],
    ["Utrecht", { where: { slug: "utrecht" }, filters: {} }],
    [
      "hond Nergenshuizen",
      { where: { slug: "Nergenshuizen" }, filters: { animalCategories: ["dog"] } },
    ],
    ["hond", { where: {}, word: "hondenoppas", filters: { animalCategories: ["dog"] } }],
    ["heel Nederland", { where: { country: true }, filters: {} }],
    ["", { where: {}, filters: {} }],
  ])("%s", async (place, search) => {
    expect(await send({ place, animal_categories: "", service_types: "" })).toEqual(search);
  });

  it("goes before what a list says of the same, and beside what it says of something else", async () => {
    const search = await send({
      place: "kat Utrecht",
      animal_categories: "dog",
      service_types: "house_visit",
    });
    expect(search.filters).toEqual({ animalCategories: ["cat"], serviceTypes: ["house_visit"] });
  });

  it("leaves no dog to be walked where a cat is asked for", async () => {
    const search = await send({ place: "kat Utrecht", service_types: "dog_walking_service" });
    expect(search.filters).toEqual({ animalCategories: ["cat"] });
  });
});

describe("without a place, somebody who has an address", () => {
  it.each<[string, string, string, string]>([
    ["begins there from the front page", "", "", "/zoeken/ede/6711"],
    ["begins there with a word from the front page", "hond", "", "/zoeken/ede/6711?filters="],
    ["sees the whole country after emptying the bar", "", "nederland", "/zoeken/nederland"],
    ["is at home again with a word in the bar", "hond", "nederland", "/zoeken/ede/6711?filters="],
  ])("%s", async (_, place, path, address) => {
    const search = await send({ place }, { path, own: home });
    expect(searchUrl("sitters", search, "nl").startsWith(address)).toBe(true);
  });
});
