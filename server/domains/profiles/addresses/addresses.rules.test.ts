import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { distanceKm } from "#server/platform/geo/distance.ts";
import { isShownAsBefore, pointSeed, publicPoint } from "./addresses.rules.ts";

const home = { lat: 52.0907, lng: 5.1214 };
const key = "a key of the server that nobody else has";
const at = (houseNumber: string, secret = key, isPrecise = true) => {
  const seed = pointSeed({ postalCode: "3512 JC", houseNumber, isPrecise });
  return publicPoint(createHmac("sha256", secret).update(seed).digest(), home);
};

describe("the point that others see", () => {
  it("is 200 to 500 metres from home, in every direction", () => {
    const points = Array.from({ length: 500 }, (_, index) => at(String(index + 1)));
    const metres = points.map((point) => distanceKm(home, point) * 1000);
    expect(Math.min(...metres)).toBeGreaterThan(198);
    expect(Math.max(...metres)).toBeLessThan(502);
    for (const side of [
      points.filter(({ lat }) => lat > home.lat),
      points.filter(({ lat }) => lat < home.lat),
      points.filter(({ lng }) => lng > home.lng),
      points.filter(({ lng }) => lng < home.lng),
    ]) {
      expect(side.length).toBeGreaterThan(200);
    }
  });

  it.each(["12A", "12 a", "12-a", "12 bis", "12"])(
    "is the same on every look, however the number is written: %s",
    (written) => {
      expect(at(written)).toEqual(at("12a"));
    },
  );

  it("is moved in another direction while only the town is known", () => {
    expect(at("12", key, false)).not.toEqual(at("12"));
  });

  it.each([
    ["the same home", {}, true],
    ["its number written in another way", { houseNumber: "12 hs" }, true],
    ["the house next door", { houseNumber: "14" }, false],
    ["another street", { postalCode: "3512 JD" }, false],
    ["known to the door by now", { isPrecise: false }, false],
  ])("stays when %s is saved again: %j", (_case, change, stays) => {
    const now = { postalCode: "3512 JC", houseNumber: "12", isPrecise: true };
    expect(isShownAsBefore({ ...now, ...change }, now)).toBe(stays);
  });

  it("can't be found without the key", () => {
    expect(at("12", "another key")).not.toEqual(at("12"));
  });
});
