import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { houseNumber, postalCode } from "../addresses.ts";
import { petForm } from "../pets.ts";
import { profileUpdate } from "../profiles.ts";
import { vacation } from "../search.ts";
import { locales } from "./locale.ts";
import { fieldErrors } from "./validation.ts";
import { validationTexts } from "./validation-texts.ts";

const contractFolder = path.join(import.meta.dirname, "..");

/** What stands between the brackets of every `.regex(…)` and `.refine(…)` in a source text. */
function checksIn(source: string): string[] {
  return [...source.matchAll(/\.(?:regex|refine)\(/g)].map(({ index, 0: start }) => {
    let depth = 1;
    let end = index + start.length;
    for (; depth > 0 && end < source.length; end += 1) {
      // A bracket in a pattern comes in pairs too, unless it is escaped or in a class.
      if (source[end - 1] === "\\") continue;
      if (source[end] === "(") depth += 1;
      if (source[end] === ")") depth -= 1;
    }
    return source.slice(index, end);
  });
}

describe("every rule of the contract", () => {
  const files = globSync("**/*.ts", { cwd: contractFolder, exclude: ["**/*.test.ts"] });

  it.each(files)("%s names its text", (file) => {
    const checks = checksIn(readFileSync(path.join(contractFolder, file), "utf8"));
    expect(checks.filter((check) => !check.includes("rule("))).toEqual([]);
  });

  it("has words in both languages", () => {
    const [first, ...others] = locales.map((locale) => Object.keys(validationTexts[locale]).sort());
    for (const keys of others) expect(keys).toEqual(first);
  });
});

describe("what a person reads", () => {
  it.each([
    ["a postal code", postalCode, "12", "postalCode"],
    ["a house number", houseNumber, "A12", "houseNumber"],
    ["a period", vacation, "2026-12-20", "period"],
    ["a chip", petForm.shape.chipNumber, "12", "chipNumber"],
    ["a company", profileUpdate.shape.kvkNumber, "12", "kvkNumber"],
    ["its tax", profileUpdate.shape.vatNumber, "12", "vatNumber"],
  ] as const)("of %s", (_what, schema, value, key) => {
    const { error } = z.object({ field: schema }).safeParse({ field: value });
    for (const locale of locales) {
      expect(fieldErrors(error?.issues ?? [], locale)).toEqual({
        field: [validationTexts[locale][key]],
      });
    }
  });
});
