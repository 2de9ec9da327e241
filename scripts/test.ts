/**
 * `npm test`: what must hold before a commit. Checks, build, rules, routes and components, the script
 * budget, and the journeys that a person would miss at once. `npm run test:all` goes on from there.
 */
import { listStaleParts } from "./building/build-inputs.ts";
import { checkSteps } from "./check.ts";
import { runNode, type Step } from "./steps.ts";
import { journeysPart, runParts, type TestPart, vitestPart } from "./testing/test-run.ts";

const build: Step = {
  name: "build",
  run: async () => {
    const stale = listStaleParts();
    if (stale.length > 0) await runNode(["scripts/building/build.ts", ...stale]);
  },
};

const parts: TestPart[] = [
  { steps: [...checkSteps, build], atOnce: 2 },
  vitestPart("rules, routes and components", {
    file: "vitest",
    args: ["--project=node", "--project=dom", "--project=socket"],
  }),
  journeysPart("main journeys", {
    file: "journeys",
    args: ["--project=main"],
  }),
];

await runParts(parts, { isFirst: true });
