import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { maxPins } from "#contract/shared/whereabouts.ts";
import { makeRandomSitters } from "#tests/factories/random-sitters.ts";
import { readSitters } from "#tests/setup/slow-scan.ts";
import { testServer } from "#tests/setup/test-server.ts";
import { addSearchRows } from "../search-rows.service.ts";
import { cellSizeOf } from "./pins.service.ts";

const server = testServer();

type Pin = { latitude: number; longitude: number; count: number; id?: number };

describe("marks on the map", () => {
  it("are one a sitter where there is room, and never too many", async () => {
    const { db } = server.current.platform;
    await addSearchRows(db, await makeRandomSitters(db, 700, 3));
    const sitters = await readSitters(db);
    expect(sitters.length).toBeGreaterThan(maxPins);
    const inBox = (south: number, west: number, north: number, east: number) =>
      sitters.filter(
        ({ point }) =>
          point.lat >= south && point.lat <= north && point.lng >= west && point.lng <= east,
      );
    for (const box of [
      [50, 3, 54, 8],
      [-90, -180, 90, 180],
      [51.9, 4.9, 52.3, 5.3],
      [52, 5, 52.001, 8],
      [52.09, 5.12, 52.09, 5.12],
    ] satisfies [number, number, number, number][]) {
      const [latitude, longitude, latitudeEnd, longitudeEnd] = box;
      const query = `latitude=${latitude}&longitude=${longitude}&latitude_end=${latitudeEnd}&longitude_end=${longitudeEnd}`;
      const answer = await server.current.call("GET", `/api/sitters/pins?${query}`);
      const { data, total }: { data: Pin[]; total: number } = answer.json();
      const expected = inBox(latitude, longitude, latitudeEnd, longitudeEnd);
      expect(total).toBe(expected.length);
      expect(data.length).toBeLessThanOrEqual(maxPins);
      expect(data.reduce((sum, { count }) => sum + count, 0)).toBe(total);
      const single = data.flatMap(({ id }) => id ?? []);
      if (total <= maxPins) {
        expect(single.toSorted((a, b) => a - b)).toEqual(
          expected.map(({ profile }) => profile.id).toSorted((a, b) => a - b),
        );
      }
      for (const pin of data.filter(({ id }) => id !== undefined)) {
        const sitter = sitters.find(({ profile }) => profile.id === pin.id);
        expect(sitter?.point.lat).toBeCloseTo(pin.latitude, 9);
        expect(sitter?.point.lng).toBeCloseTo(pin.longitude, 9);
      }
    }
  }, 60_000);

  it("come from a grid that no box touches in too many places", () => {
    const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
    fc.assert(
      fc.property(degrees(90), degrees(90), degrees(180), degrees(180), (a, b, c, d) => {
        const bounds = {
          south: Math.min(a, b),
          north: Math.max(a, b),
          west: Math.min(c, d),
          east: Math.max(c, d),
        };
        const { lat, lng } = cellSizeOf(bounds, maxPins);
        const rows = Math.floor(bounds.north / lat) - Math.floor(bounds.south / lat) + 1;
        const columns = Math.floor(bounds.east / lng) - Math.floor(bounds.west / lng) + 1;
        expect(rows * columns).toBeLessThanOrEqual(maxPins);
      }),
    );
  });
});
