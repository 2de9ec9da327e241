import { describe, expect, it } from "vitest";
import { footHeight } from "./foot.ts";

describe("the foot of the screen", () => {
  const bar = { top: 768, bottom: 844 };

  it.each([
    ["nothing", [], 0],
    ["a bar", [bar], 76],
    ["a question above a bar, in whichever order", [{ top: 660, bottom: 768 }, bar], 184],
    ["a button that floats above a bar", [bar, { top: 704, bottom: 752 }], 140],
    ["buttons under a form that ends higher up", [bar, { top: 400, bottom: 460 }], 76],
    ["a sheet's buttons over a bar", [bar, { top: 740, bottom: 844 }], 104],
  ])("is taken by %s", (_what, feet, height) => {
    expect(footHeight(feet, 844)).toBe(height);
  });
});
