import { describe, expect, it } from "vitest";
import { mapPaint, mapStyle } from "./map-style.ts";
import { routePaint, routeStyle } from "./route-style.ts";

const colours = {
  land: "#eee",
  abroad: "#ddd",
  water: "#9cf",
  brand: "#0a5",
  accent: "#d53",
  surface: "#fff",
};
const style = (isDark: boolean) => mapStyle([5.12, 52.09], 600, colours, isDark);

describe.each([
  ["by day", false],
  ["by night", true],
])("the map %s", (_when, isDark) => {
  it("paints each of its layers, and no others", () => {
    const layers = style(isDark).layers.map(({ id }) => id);
    expect(Object.keys(mapPaint(colours, isDark))).toEqual(layers);
  });

  it("paints each layer of a map with a route, and no area", () => {
    const layers = routeStyle([[[5.12, 52.09]]], colours, isDark).layers.map(({ id }) => id);
    expect(Object.keys(routePaint(colours, isDark))).toEqual(layers);
    expect(layers).toContain("route");
    expect(layers).not.toContain("area");
  });
});

it("sets by night what it sets by day, so that either can follow the other", () => {
  const names = (isDark: boolean) =>
    Object.entries(mapPaint(colours, isDark)).map(([layer, paint]) => [layer, Object.keys(paint)]);
  expect(names(true)).toEqual(names(false));
});

it("turns the tiles' white into dark and their black into light, and leaves the area its colour", () => {
  const { tiles: day } = mapPaint(colours, false);
  const { tiles: night, area } = mapPaint(colours, true);
  expect(day["raster-brightness-min"]).toBeLessThan(day["raster-brightness-max"]);
  expect(night["raster-brightness-max"]).toBeLessThan(0.2);
  expect(night["raster-brightness-min"]).toBeGreaterThan(0.8);
  expect(area["fill-color"]).toBe(colours.brand);
});
