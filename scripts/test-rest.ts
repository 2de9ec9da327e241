/**
 * What `npm run test:all` adds to `npm test`: long runs in small and all of what is tried there in part;
 * on a PostgreSQL server what differs from the embedded one, and whole processes with Redis; every other
 * journey, and wide windows. Decision 0046 says which proof is where.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { postgresFolder, startCluster } from "#tests/setup/postgres-cluster.ts";
import { longTests } from "#tests/setup/running/circle.ts";
import { root } from "./steps.ts";
import { journeysPart, runParts, type TestPart, vitestPart } from "./testing/test-run.ts";

const testFiles = globSync("{server,demo,tests}/**/*.test.ts", { cwd: root });
const filesWith = (pattern: RegExp) =>
  testFiles.filter((file) => pattern.test(readFileSync(join(root, file), "utf8")));

/** Locks, constraints, plans, jobs, notifications and migrations: there the two databases may differ. */
const differing = [
  ...testFiles.filter((file) =>
    /^server\/(db|platform\/(jobs|outbox|visits|mail))\/|^server\/domains\/search\/|\.(races|repository|jobs?|oracle)\.test\.ts$|-(histories|sequences)\.test\.ts$/.test(
      file,
    ),
  ),
  // They say themselves that they are about one of the two.
  ...filesWith(/TEST_DATABASE_URL|kind === "postgres"/).filter((file) =>
    file.startsWith("server/"),
  ),
];

const inParts: TestPart = vitestPart("long runs in small, and all of what is tried in part", {
  file: "vitest-whole",
  args: [
    "--project=long",
    "--project=node",
    ...filesWith(/inCircle\(/),
    ...globSync(longTests, { cwd: root }),
  ],
  env: { TEST_CIRCLE: "whole" },
});

const journeys: TestPart = journeysPart("other journeys, and wide windows", {
  file: "journeys-rest",
  args: ["--project=phone", "--project=desktop"],
});

if (!postgresFolder) {
  console.log("There is no PostgreSQL here: what differs on a server is not tried.");
  await runParts([inParts, journeys], { isFirst: false });
  // CI installs one: there, without it, something is not proven.
  if (process.env.CI) process.exitCode = 1;
} else {
  const cluster = await startCluster({ synchronous_commit: "off", max_connections: 200 });
  const onServer = vitestPart("on PostgreSQL, and two processes with Redis", {
    file: "vitest-postgres",
    args: ["--project=node", "--project=cluster", "tests/cluster/", ...new Set(differing)],
    env: { TEST_DATABASE_URL: cluster.url },
  });
  await runParts([inParts, onServer, journeys], { isFirst: false });
  await cluster.remove();
}
