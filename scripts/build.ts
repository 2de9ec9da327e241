import { type BuildPart, buildParts, hashInputs, recordBuild } from "./build-inputs.ts";
import { failedSteps, nodeStep, packageCommand, runSteps, type Step } from "./steps.ts";

/** Steps that may run side by side, and then what needs them done. */
const stepsOf: Record<BuildPart, Step[][]> = {
  /** For browser and server, and the dump of a migrated database that a first start unpacks. */
  web: [
    [
      nodeStep(
        "web",
        [packageCommand("@react-router/dev", "react-router"), "build", "--logLevel", "warn"],
        { NODE_ENV: "production" },
      ),
      nodeStep("prepared database", ["scripts/prepare-database.ts"]),
    ],
    [nodeStep("compressed files", ["scripts/compress-assets.ts"])],
  ],
  server: [[nodeStep("server", ["scripts/bundle-server.ts"])]],
};

/** Gives whether it succeeded. The web's build empties the folder of all, so the server's follows it. */
export async function build(parts: BuildPart[]): Promise<boolean> {
  for (const part of parts.includes("web") ? buildParts : parts) {
    // Read first: a file saved during the build makes the next start build again.
    const inputs = hashInputs(part);
    for (const steps of stepsOf[part]) {
      if (failedSteps(await runSteps(steps)).length > 0) return false;
    }
    recordBuild(part, inputs);
  }
  return true;
}

/** `npm run build`: all of it, or the parts that are named. */
if (import.meta.main) {
  const named = buildParts.filter((part) => process.argv.includes(part));
  if (!(await build(named.length > 0 ? named : buildParts))) process.exitCode = 1;
}
