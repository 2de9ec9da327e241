import { beforeEach, describe, expect, it, vi } from "vitest";
import { areaPaint, areaStyle, routePaint, routeStyle } from "./live-map.tsx";
import { mapPaint, mapStyle } from "./map-style.ts";

const colours = {
  land: "#eee",
  abroad: "#ddd",
  water: "#9cf",
  brand: "#0a5",
  accent: "#d53",
  surface: "#fff",
  ground: "#db8",
  sky: "#dfe",
  ink: "#111",
  "ink-soft": "#555",
};

beforeEach(() => {
  vi.stubGlobal("location", { origin: "https://kwispel.test" });
});
const stylesOf = (isDark: boolean) => [
  { style: mapStyle(colours, isDark), paint: mapPaint(colours, isDark) },
  {
    style: areaStyle([5.12, 52.09], 600, colours, isDark),
    paint: areaPaint(colours, isDark),
  },
  {
    style: routeStyle([[[5.12, 52.09]]], colours, isDark),
    paint: routePaint(colours, isDark),
  },
];

describe.each([
  ["by day", false],
  ["by night", true],
])("every map %s", (_when, isDark) => {
  it("paints each of its layers, and no others", () => {
    for (const { style, paint } of stylesOf(isDark)) {
      expect(Object.keys(paint)).toEqual(style.layers.map(({ id }) => id));
    }
  });

  it("has a source for each of its layers", () => {
    for (const { style } of stylesOf(isDark)) {
      const used = style.layers.flatMap((layer) => ("source" in layer ? layer.source : []));
      expect(new Set(used)).toEqual(new Set(Object.keys(style.sources)));
    }
  });

  it("asks for none of the Kadaster's tiles before it is known that they come", () => {
    for (const { style } of stylesOf(isDark)) {
      const tiles = style.layers.find(({ id }) => id === "tiles");
      expect(tiles).toMatchObject({ layout: { visibility: "none" } });
    }
  });
});

it("sets by night what it sets by day, so that either can follow the other", () => {
  const names = (isDark: boolean) =>
    Object.entries(mapPaint(colours, isDark)).map(([layer, paint]) => [layer, Object.keys(paint)]);
  expect(names(true)).toEqual(names(false));
});

it("turns the tiles' white into dark and their black into light, and leaves the area its colour", () => {
  const { tiles: day } = areaPaint(colours, false);
  const { tiles: night, area } = areaPaint(colours, true);
  expect(day["raster-brightness-min"]).toBeLessThan(day["raster-brightness-max"]);
  expect(night["raster-brightness-max"]).toBeLessThan(0.2);
  expect(night["raster-brightness-min"]).toBeGreaterThan(0.8);
  expect(area["fill-color"]).toBe(colours.brand);
});
