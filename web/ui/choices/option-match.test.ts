import { describe, expect, it } from "vitest";
import { matchesOption, optionFilter, ranked } from "./option-match.ts";

const shepherd = { id: "a", label: "Duitse herder", otherNames: ["German Shepherd", "Alsatian"] };
const terrier = { id: "b", label: "Bordercollie", otherNames: ["Border Collie"] };
const plain = { id: "c", label: "Épagneul breton" };

describe("an option is meant by", () => {
  it.each([
    [shepherd, "duitse", true],
    [shepherd, "German Shepherd", true],
    [shepherd, "shepherd german", true],
    [shepherd, "alsat", true],
    [shepherd, "", true],
    [shepherd, "  herder ", true],
    [shepherd, "duitse shepherd", false],
    [shepherd, "dog", false],
    [terrier, "border collie", true],
    [terrier, "border-collie", true],
    [terrier, "bordercollie", true],
    [plain, "epagneul", true],
    [plain, "ÉPAGNEUL BRETON", true],
    [plain, "herder", false],
  ])("%o typed %j: %s", (option, typed, expected) => {
    expect(matchesOption(option, typed)).toBe(expected);
  });
});

describe("what is typed comes first where", () => {
  const list = [
    { id: "1", label: "Australische herder", otherNames: ["Australian Shepherd"] },
    { id: "2", label: "Bouvier", otherNames: ["Flemish Herder"] },
    { id: "3", label: "Herdershond", otherNames: [] },
    { id: "4", label: "Schaapherder", otherNames: ["Sheepdog"] },
  ];
  it.each([
    ["herder", ["3", "1", "2", "4"]],
    ["shep", ["1", "2", "3", "4"]],
    ["sheep", ["4", "1", "2", "3"]],
    ["", ["1", "2", "3", "4"]],
  ])("%j", (typed, ids) => {
    expect(ranked(list, typed).map(({ id }) => id)).toEqual(ids);
  });
});

it("finds the option by its label", () => {
  const matches = optionFilter([shepherd, plain]);
  expect(matches("Duitse herder", "german")).toBe(true);
  expect(matches("Épagneul breton", "german")).toBe(false);
});
