import { defineConfig } from "vitest/config";
import { longTests } from "./tests/setup/running/circle.ts";
import { LongestFirst } from "./tests/setup/running/longest-first.ts";

/** Components and hooks that need a page; see docs/decisions/0020-component-tests.md. */
const domTests = "web/**/*.dom.test.tsx";
/** Those that listen: a page has one connection, to where it is, so that each has its modules for itself. */
const socketTests = "web/**/*.socket.test.tsx";
/** Whole processes, several at once, with PostgreSQL and Redis; `npm run test:all` has both. */
const clusterTests = "tests/cluster/**/*.test.ts";

export default defineConfig({
  // JSX of mails and components, wherever the test stands.
  oxc: { jsx: { runtime: "automatic" } },
  test: {
    // Native modules (images, hashes, the embedded database) are safest each in a process of its own.
    pool: "forks",
    maxWorkers: 2,
    expect: { requireAssertions: true },
    // Long enough for a machine that does other work too: a limit is there to end what hangs.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    sequence: { sequencer: LongestFirst },
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: "node",
          include: ["{art,contract,demo,server,web,messages,tests}/**/*.test.{ts,tsx}"],
          exclude: [
            "tests/e2e/**",
            "**/node_modules/**",
            domTests,
            socketTests,
            clusterTests,
            ...longTests,
          ],
          globalSetup: ["tests/setup/global-setup.ts"],
          setupFiles: ["tests/setup/node/leave-nothing.ts", "tests/setup/node/property-seed.ts"],
          // No test replaces a module or leaves a global behind, so the files of a worker share what
          // they import: loading and warming up the server for each would be half of the time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "long",
          include: longTests,
          globalSetup: ["tests/setup/global-setup.ts"],
          setupFiles: ["tests/setup/node/leave-nothing.ts", "tests/setup/node/property-seed.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "cluster",
          include: [clusterTests],
          globalSetup: ["tests/setup/global-setup.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "dom",
          include: [domTests],
          environment: "happy-dom",
          setupFiles: ["tests/setup/dom/page.ts"],
          // Each file has a window of its own; what they import they share, and page.ts clears it up.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "socket",
          include: [socketTests],
          environment: "happy-dom",
          setupFiles: ["tests/setup/dom/page.ts"],
        },
      },
    ],
  },
});
