import { describe, expect, it } from "vitest";
import { wireEntry } from "#tests/factories/wire-logbooks.ts";
import {
  checkedWhereabouts,
  type DeviceLocation,
  knownPlace,
  metersBetween,
  whereaboutsOf,
} from "./location.ts";

const door = { latitude: 52.0907, longitude: 5.1214 };
/** A degree of latitude is about 111 km. */
const metersNorth = (meters: number) => ({ ...door, latitude: door.latitude + meters / 111_195 });
const known = (meters: number, accuracyM = 10): DeviceLocation => ({
  state: "known",
  point: metersNorth(meters),
  accuracyM,
});

it("measures along the earth", () => {
  expect(Math.round(metersBetween(door, metersNorth(700)))).toBe(700);
});

describe("before checking in", () => {
  it.each([
    [known(20), { kind: "near", meters: 20 }],
    [known(500), { kind: "near", meters: 500 }],
    [known(700), { kind: "far", meters: 700 }],
    [known(700, 900), { kind: "rough", meters: 900 }],
    [{ state: "ask" }, { kind: "ask" }],
    [{ state: "finding" }, { kind: "finding" }],
    [{ state: "refused" }, { kind: "refused" }],
    [{ state: "failed" }, { kind: "failed" }],
  ] as const)("%j is %j", (location, expected) => {
    expect(whereaboutsOf(location, door)).toEqual(expected);
  });

  it("says no distance where nobody has been before", () => {
    expect(whereaboutsOf(known(700), null)).toEqual({ kind: "found" });
  });

  it("knows about where the address is from check-ins near it", () => {
    const visit = (distanceM: number, point: typeof door) =>
      wireEntry(1, { distanceM, checkInLocation: { state: "known", ...point } });
    expect(knownPlace([visit(800, metersNorth(800)), visit(60, metersNorth(60))])).toEqual(
      metersNorth(60),
    );
    expect(knownPlace([visit(800, metersNorth(800))])).toBeNull();
    expect(knownPlace([wireEntry(1, { checkInLocation: { state: "refused" } })])).toBeNull();
  });
});

describe("once inside", () => {
  it.each([
    [{ distanceM: 20 }, { kind: "near", meters: 20 }],
    [{ distanceM: 501 }, { kind: "far", meters: 501 }],
    [{ checkInLocation: { state: "known" } }, { kind: "found" }],
    [{ checkInLocation: { state: "refused" } }, { kind: "refused" }],
    [{}, null],
  ] as const)("%j is %j", (entry, expected) => {
    expect(checkedWhereabouts(entry)).toEqual(expected);
  });
});
