import { hashBuildInputs, recordBuild } from "./build-inputs.ts";
import { failedSteps, nodeStep, packageCommand, runSteps } from "./steps.ts";

/** The web for browser and server, and the dump of a migrated database that a first start unpacks. */
export async function build(): Promise<boolean> {
  // Read first: a file saved during the build makes the next start build again.
  const inputs = await hashBuildInputs();
  const results = await runSteps([
    nodeStep(
      "web",
      [packageCommand("@react-router/dev", "react-router"), "build", "--logLevel", "warn"],
      { NODE_ENV: "production" },
    ),
    nodeStep("prepared database", ["scripts/prepare-database.ts"]),
  ]);
  if (failedSteps(results).length > 0) return false;
  const compressed = await runSteps([nodeStep("compressed files", ["scripts/compress-assets.ts"])]);
  if (failedSteps(compressed).length > 0) return false;
  await recordBuild(inputs);
  return true;
}

if (import.meta.main && !(await build())) process.exitCode = 1;
