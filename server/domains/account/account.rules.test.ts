import { describe, expect, it } from "vitest";
import { isNewDevice } from "./account.rules.ts";

describe("isNewDevice", () => {
  it.each([
    ["the first log-in ever", "Firefox, Linux", [], false],
    ["a device that is logged in already", "Firefox, Linux", ["Firefox, Linux"], false],
    ["another device", "Safari, iPhone", ["Firefox, Linux"], true],
  ])("%s", (_case, device, known, expected) => {
    expect(isNewDevice(device, known)).toBe(expected);
  });
});
