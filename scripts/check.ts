/** The quick part of the tests: format, lint, types, import rules, and nothing generated gone stale. */
import { availableParallelism } from "node:os";
import { checkImports } from "./generate/import-graph.ts";
import { lockFileStep } from "./repository/lock-file.ts";
import { pendingStatesStep } from "./repository/pending-states.ts";
import { smallFilesStep } from "./repository/small-files.ts";
import {
  failedSteps,
  nodeStep,
  packageCommand,
  runNode,
  runSteps,
  type Step,
  seconds,
} from "./steps.ts";

export const checkSteps: Step[] = [
  {
    name: "types",
    run: async () => {
      // The routes' own types are generated; without them the web project knows no loader data.
      await runNode([packageCommand("@react-router/dev", "react-router"), "typegen"]);
      // Each checker works out for itself what it shares with the others: on a small machine more of them
      // cost more than they bring.
      const checkers = Math.max(1, Math.floor(availableParallelism() / 2));
      await runNode([packageCommand("typescript", "tsc"), "-b", "--checkers", String(checkers)]);
    },
  },
  nodeStep("format and lint", [
    packageCommand("@biomejs/biome", "biome"),
    "ci",
    "--colors=off",
    ".",
  ]),
  { name: "import rules", run: checkImports },
  lockFileStep,
  smallFilesStep,
  pendingStatesStep,
  nodeStep("generated files", ["scripts/generate/generate.ts", "--check"]),
];

if (import.meta.main) {
  const start = performance.now();
  const failed = failedSteps(await runSteps(checkSteps));
  console.log(
    failed.length === 0
      ? `All ${checkSteps.length} checks passed in ${seconds(performance.now() - start)}.`
      : `Failed: ${failed.join(", ")}.`,
  );
  if (failed.length > 0) process.exitCode = 1;
}
