import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { locales } from "#contract/shared/locale.ts";
import { validationTexts } from "#contract/shared/validation/validation-texts.ts";

const contractFolder = path.join(import.meta.dirname, "../../contract");

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
