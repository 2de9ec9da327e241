import { expect, test, vi } from "vitest";
import { findChromium } from "../../scripts/find-chromium.ts";

test("the named browser is taken", () => {
  vi.stubEnv("CHROMIUM_PATH", process.execPath);
  expect(findChromium()).toBe(process.execPath);
});

test("a name that leads nowhere is said in one line", () => {
  vi.stubEnv("CHROMIUM_PATH", "/nowhere/chromium");
  expect(() => findChromium()).toThrow(
    "CHROMIUM_PATH is /nowhere/chromium, and there is no program there.",
  );
});
