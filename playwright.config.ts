import { defineConfig } from "@playwright/test";
import { chromiumArgs, findChromium, otherChromium } from "./scripts/find-chromium.ts";
import type { JourneyOptions } from "./tests/e2e/parts/fixtures.ts";
import { journeysPort } from "./tests/e2e/parts/journeys-folder.ts";

const launchOptions = {
  executablePath: findChromium({ shellWillDo: true }),
  args: chromiumArgs,
};
/** The shell and the whole browser differ now and then: where there are both, both are tried. */
const otherLaunchOptions = {
  ...launchOptions,
  executablePath: otherChromium() ?? launchOptions.executablePath,
};

const phone = {
  language: "nl",
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
} as const;

const baseURL = `http://127.0.0.1:${journeysPort}`;

export default defineConfig<JourneyOptions>({
  testDir: "tests/e2e",
  globalSetup: "./tests/e2e/parts/admin-session.ts",
  outputDir: "test-results",
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 2,
  // Two browsers and the server share two cores: a page that is late is not a page that is wrong.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // What fails now and then has a cause, and must be seen.
  retries: 0,
  reporter: [["list"]],
  use: {
    baseURL,
    launchOptions,
    timezoneId: "Europe/Amsterdam",
    // It fetches on the page's behalf, also when the page has gone; the offline journey asks for it.
    serviceWorkers: "block",
    // A half-faded text has no contrast to measure, and a moving button is hard to press.
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
  },
  // What a journey proves it proves once: in Dutch on a phone. Those that somebody would miss at once have the
  // tag `@main`, and run before every commit. One of each part of the product has `@desk`, and is walked on a
  // wide screen as well, in English; desk.spec.ts looks at every screen that way.
  projects: [
    { name: "main", grep: /@main/, grepInvert: / in en /, use: phone },
    {
      name: "phone",
      testIgnore: "**/desk.spec.ts",
      grepInvert: / in en |@main/,
      use: phone,
    },
    {
      name: "desktop",
      grep: /@desk/,
      grepInvert: / in nl /,
      use: {
        language: "en",
        viewport: { width: 1280, height: 900 },
        launchOptions: otherLaunchOptions,
      },
    },
  ],
  webServer: {
    command: `"${process.execPath}" tests/e2e/parts/serve.ts`,
    url: `${baseURL}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    stdout: "pipe",
    stderr: "pipe",
  },
});
