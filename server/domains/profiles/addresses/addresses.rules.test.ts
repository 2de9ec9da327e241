import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { distanceKm } from "#server/platform/geo/distance.ts";
import { pointSeed, publicPoint } from "./addresses.rules.ts";

const home = { lat: 52.0907, lng: 5.1214 };
const key = "a key of the server that nobody else has";
const at = (houseNumber: string, secret = key) => {
  const seed = pointSeed({ postalCode: "3512 JC", houseNumber });
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

  it("is the same on every look, however the number is written", () => {
    expect(at("12a")).toEqual(at("12A"));
  });

  it("can't be found without the key", () => {
    expect(at("12", "another key")).not.toEqual(at("12"));
  });
});
