import { describe, expect, it } from "vitest";
import { matchesOption, optionFilter } from "./option-match.ts";

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

it("finds the option by its label", () => {
  const matches = optionFilter([shepherd, plain]);
  expect(matches("Duitse herder", "german")).toBe(true);
  expect(matches("Épagneul breton", "german")).toBe(false);
});
