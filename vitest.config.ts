import { defineConfig } from "vitest/config";

export default defineConfig({
  // JSX of mails and components, wherever the test stands.
  oxc: { jsx: { runtime: "automatic" } },
  test: {
    include: ["{art,contract,demo,server,web,messages,tests}/**/*.test.{ts,tsx}"],
    exclude: ["tests/e2e/**", "**/node_modules/**"],
    globalSetup: ["tests/setup/global-setup.ts"],
    // Native modules (images, hashes, the embedded database) are safest each in a process of its own.
    pool: "forks",
    maxWorkers: 2,
    // No test replaces a module or leaves a global behind, so the files of a worker share what they
    // import: loading and warming up the server for each would be half of the time.
    isolate: false,
    expect: { requireAssertions: true },
    testTimeout: 20_000,
    hookTimeout: 60_000,
    unstubEnvs: true,
    unstubGlobals: true,
  },
});
