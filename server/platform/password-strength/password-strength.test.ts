import { describe, expect, it } from "vitest";
import { isStrongEnough } from "./password-strength.ts";

describe("isStrongEnough", () => {
  it.each([
    ["aaaaaaaaaaaa", false],
    ["password12", false],
    ["wachtwoord", false],
    ["welkom1234", false],
    ["qwertyuiop", false],
    ["goedemorgen", false],
    ["een hond in de zon", true],
    ["correct horse battery", true],
    ["kT7#pLq2vX", true],
  ])("%s: %s", async (password, expected) => {
    expect(await isStrongEnough(password, [], "test")).toBe(expected);
  });

  it("knows its owner's own words", async () => {
    expect(
      await isStrongEnough("noorjansen", ["Noor", "Jansen", "noor.jansen@example.test"], "test"),
    ).toBe(false);
  });
});
