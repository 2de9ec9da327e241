import { defineConfig } from "@playwright/test";
import { chromiumArgs, findChromium } from "./scripts/find-chromium.ts";
import type { JourneyOptions } from "./tests/e2e/fixtures.ts";

const port = Number(process.env.E2E_PORT ?? 43_117);
const baseURL = `http://127.0.0.1:${port}`;

export default defineConfig<JourneyOptions>({
  testDir: "tests/e2e",
  outputDir: "test-results",
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 2,
  // Two browsers and the server share two cores: a page that is late is not a page that is wrong.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  retries: process.env.CI ? 1 : 0,
  reporter: [["list"]],
  use: {
    baseURL,
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
    timezoneId: "Europe/Amsterdam",
    // It fetches on the page's behalf, also when the page has gone; the offline journey asks for it.
    serviceWorkers: "block",
    // A half-faded text has no contrast to measure, and a moving button is hard to press.
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
  },
  // Each journey in both languages and at both sizes, but not in all four pairs: Dutch on a phone,
  // English on a desk. `@phone`: on the phone in both languages. `@once`, and the forms of sign-up: the size makes no difference.
  // At one's own machine only the screens that are laid out anew for a desk; CI walks them all.
  projects: [
    {
      name: "phone",
      grepInvert: / in en (?!.*@phone)/,
      use: {
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      },
    },
    {
      name: "desktop",
      ...(process.env.CI ? {} : { grep: /(shell|sitters|profiles|chat)\.spec/ }),
      grepInvert: / in nl |@phone|@once|signup-forms/,
      use: { viewport: { width: 1280, height: 900 } },
    },
  ],
  webServer: {
    command: `"${process.execPath}" tests/e2e/serve.ts`,
    env: { PORT: String(port), APP_URL: baseURL },
    url: `${baseURL}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    stdout: "pipe",
    stderr: "pipe",
  },
});
