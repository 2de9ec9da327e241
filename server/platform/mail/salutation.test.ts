import { describe, expect, it } from "vitest";
import { salutation } from "./salutation.ts";

describe("salutation", () => {
  it.each([
    ["Ben jij dit, Noor?", "Ben jij dit, Noor?"],
    ["Ben jij dit, ?", "Ben jij dit?"],
    ["Welkom, ", "Welkom"],
    ["Dag ", "Dag"],
    ["Dag Noor", "Dag Noor"],
  ])("%j: %j", (title, expected) => {
    expect(salutation(title)).toBe(expected);
  });
});
