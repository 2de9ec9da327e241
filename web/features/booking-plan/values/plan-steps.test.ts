import { describe, expect, it } from "vitest";
import { planSteps } from "#contract/urls/urls.ts";
import { firstOpenStep, linesOfStep, stepIn, stepsOf } from "./plan-steps.ts";

describe("the steps", () => {
  it("are fewer for an introduction", () => {
    expect(stepsOf("booking")).toEqual(planSteps);
    expect(stepsOf("introduction")).toEqual(["when", "place", "summary"]);
  });

  it.each([
    ["step=place", "booking", "place"],
    ["", "booking", "service"],
    ["step=nowhere", "booking", "service"],
    ["step=pets", "introduction", "when"],
    ["step=summary", "introduction", "summary"],
  ] as const)("?%s of a %s opens %s", (query, kind, step) => {
    expect(stepIn(new URLSearchParams(query), kind)).toBe(step);
  });
});

describe("lines under the fields", () => {
  it.each([
    [{ "visits.1": "Geen tijd." }, "booking", "when"],
    [{ petIds: "Van wie is dit dier?" }, "booking", "pets"],
    [{ details: "Te lang." }, "booking", "details"],
    [{ details: "Te lang." }, "introduction", "place"],
    [{ agreedPrice: "Te veel." }, "booking", "summary"],
    [{ endTime: "Te vroeg.", place: "Kies." }, "booking", "when"],
    [{ other: "Iets." }, "booking", undefined],
    [{}, "booking", undefined],
  ] as const)("%o of a %s are first shown at %s", (lines, kind, step) => {
    expect(firstOpenStep(lines, kind)).toBe(step);
  });

  it("stay with their own step", () => {
    const lines = { time: "Te vroeg.", place: "Kies." };
    expect(linesOfStep(lines, "booking", "place")).toEqual({ place: "Kies." });
  });
});
