import { describe, expect, it } from "vitest";
import type { Near } from "#contract/logbooks/near.ts";
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
    [known(20), { kind: "at_home" }],
    [known(490), { kind: "close" }],
    [known(700), { kind: "far" }],
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
    const visit = (near: Near, point: typeof door) =>
      wireEntry(1, { near, checkInLocation: { state: "known", ...point } });
    expect(knownPlace([visit("at_home", metersNorth(60)), visit("far", metersNorth(800))])).toEqual(
      metersNorth(60),
    );
    expect(knownPlace([visit("close", metersNorth(400))])).toBeNull();
    expect(knownPlace([wireEntry(1, { checkInLocation: { state: "refused" } })])).toBeNull();
  });
});

describe("once inside", () => {
  it.each([
    [{ near: "at_home" }, { kind: "at_home" }],
    [{ near: "far" }, { kind: "far" }],
    [{ checkInLocation: { state: "known" } }, { kind: "found" }],
    [{ checkInLocation: { state: "refused" } }, { kind: "refused" }],
    [{}, null],
  ] as const)("%j is %j", (entry, expected) => {
    expect(checkedWhereabouts(entry)).toEqual(expected);
  });
});
