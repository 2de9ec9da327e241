import { describe, expect, it } from "vitest";
import { petForm } from "#contract/pets.ts";
import { animalCategories } from "#contract/shared/animals.ts";
import { fieldsOf } from "./fields-of.ts";

const everyField = Object.keys(petForm.shape).filter(
  (name) => !["name", "category"].includes(name),
);
const withField = (name: string) =>
  animalCategories.filter((category) => (fieldsOf(category) as ReadonlySet<string>).has(name));

describe("fieldsOf", () => {
  it("asks everything about a dog", () => {
    expect([...fieldsOf("dog")].toSorted()).toEqual(everyField.toSorted());
  });

  it("asks nothing before it knows what animal it is", () => {
    expect(fieldsOf(null).size).toBe(0);
  });

  it.each([
    ["size", ["dog"]],
    ["walking", ["dog", "cat", "horse"]],
    ["chipNumber", ["dog", "cat", "rabbit", "horse"]],
    ["hoursAlone", ["dog", "cat", "bird"]],
    ["neutered", ["dog", "cat", "rabbit", "rodent", "horse"]],
    ["vaccinatedUntil", ["dog", "cat", "rabbit", "horse", "farm"]],
    ["energy", ["dog", "cat", "horse"]],
    ["friendlyToCats", ["dog", "cat", "rabbit", "rodent", "bird"]],
    ["medication", [...animalCategories]],
    ["feeding", [...animalCategories]],
    ["birthDate", animalCategories.filter((category) => category !== "fish")],
  ])("%s: %j", (field, categories) => {
    expect(withField(field)).toEqual(categories);
  });
});
