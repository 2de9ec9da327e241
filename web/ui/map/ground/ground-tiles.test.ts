import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { groundBounds, groundPath, groundZooms } from "#contract/shared/ground-tiles.ts";

const folder = join(import.meta.dirname, "../../../public");

function fileOf(zoom: number, x: number, y: number): string {
  const path = groundPath.replace("{z}", `${zoom}`).replace("{x}", `${x}`).replace("{y}", `${y}`);
  return join(folder, path);
}

/** As tiles are numbered on the web: from the west, and from the north. */
function tileAt(longitude: number, latitude: number, zoom: number): [x: number, y: number] {
  const angle = (latitude * Math.PI) / 180;
  const down = (1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2;
  return [Math.floor(((longitude + 180) / 360) * 2 ** zoom), Math.floor(down * 2 ** zoom)];
}

/** All that a map may ask for. */
function allTiles(): string[] {
  const [west, south, east, north] = groundBounds;
  const files: string[] = [];
  for (let zoom = groundZooms.furthest; zoom <= groundZooms.nearest; zoom += 1) {
    const [left, top] = tileAt(west, north, zoom);
    const [right, bottom] = tileAt(east, south, zoom);
    for (let x = left; x <= right; x += 1) {
      for (let y = top; y <= bottom; y += 1) files.push(fileOf(zoom, x, y));
    }
  }
  return files;
}

describe("our own map", () => {
  it("has every tile that is asked for, also where there is only water", () => {
    expect(allTiles().filter((file) => !existsSync(file))).toEqual([]);
  });

  it("comes in small parts", () => {
    const sizes = allTiles().map((file) => statSync(file).size);
    expect(Math.max(...sizes)).toBeLessThan(40_000);
  });

  it.each([
    ["Amsterdam", 4.89, 52.37, ["Amsterdam", "Jordaan", "Zaandam"]],
    ["Rotterdam", 4.48, 51.92, ["Rotterdam", "Kralingen-Crooswijk", "Feijenoord"]],
    ["Utrecht", 5.12, 52.09, ["Utrecht", "Overvecht", "Leidsche Rijn"]],
    ["Zeeland", 3.61, 51.5, ["Middelburg", "Vlissingen", "Goes"]],
  ])("knows the towns and districts of %s by name", (_place, longitude, latitude, names) => {
    const tile = readFileSync(fileOf(9, ...tileAt(longitude, latitude, 9)));
    expect(names.filter((name) => !tile.includes(name))).toEqual([]);
  });
});
