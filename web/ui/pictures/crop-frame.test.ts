import { describe, expect, it } from "vitest";
import { cropArea, cropLayout, fitCrop, middle, moveCrop } from "./crop-frame.ts";

const wide = { width: 400, height: 200 };

describe("cropArea", () => {
  it.each([
    ["the middle of a wide picture", middle, { left: 100, top: 0, side: 200 }],
    ["twice as near", { ...middle, zoom: 2 }, { left: 150, top: 50, side: 100 }],
    ["beyond the left edge", { ...middle, x: -3 }, { left: 0, top: 0, side: 200 }],
    ["beyond the right edge", { ...middle, x: 9 }, { left: 200, top: 0, side: 200 }],
  ])("%s", (_, crop, area) => {
    expect(cropArea(crop, wide)).toEqual(area);
  });
});

it.each([
  [0.2, 1],
  [9, 4],
  [2, 2],
])("a zoom of %d becomes %d", (asked, zoom) => {
  expect(fitCrop({ ...middle, zoom: asked }, wide).zoom).toBe(zoom);
});

it("shows more of the left when the picture is pulled to the right", () => {
  expect(cropArea(moveCrop(middle, wide, 0.25, 0), wide).left).toBe(50);
});

it("stops at the edge", () => {
  expect(cropArea(moveCrop(middle, wide, 5, 5), wide)).toEqual({ left: 0, top: 0, side: 200 });
});

it("lays the picture so that the frame shows that area", () => {
  expect(cropLayout(middle, wide)).toEqual({ left: -0.5, top: -0, width: 2, height: 1 });
});
