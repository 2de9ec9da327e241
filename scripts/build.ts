import { spawn } from "node:child_process";
import { constants, setPriority } from "node:os";
import {
  type BuildPart,
  buildParts,
  hashInputs,
  isCompressed,
  recordBuild,
} from "./build-inputs.ts";
import { failedSteps, nodeStep, packageCommand, root, runSteps, type Step } from "./steps.ts";

/** Steps that may run side by side. */
const stepsOf: Record<BuildPart, Step[]> = {
  /** For browser and server, and the dump of a migrated database that a first start unpacks. */
  web: [
    nodeStep(
      "web",
      [packageCommand("@react-router/dev", "react-router"), "build", "--logLevel", "warn"],
      { NODE_ENV: "production" },
    ),
    nodeStep("prepared database", ["scripts/prepare-database.ts"]),
  ],
  server: [nodeStep("server", ["scripts/bundle-server.ts"])],
};

/** Gives whether it succeeded. The web's build empties the folder of all, so the server's follows it. */
export async function build(parts: BuildPart[]): Promise<boolean> {
  for (const part of parts.includes("web") ? buildParts : parts) {
    // Read first: a file saved during the build makes the next start build again.
    const inputs = hashInputs(part);
    if (failedSteps(await runSteps(stepsOf[part])).length > 0) return false;
    recordBuild(part, inputs);
  }
  return true;
}

const compressScript = "scripts/compress-assets.ts";

/** For a start, which serves meanwhile: what isn't compressed yet is compressed as it is asked for. */
export function compressBeside(): void {
  if (isCompressed()) return;
  const child = spawn(process.execPath, [compressScript], { cwd: root, stdio: "inherit" });
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  child.unref();
}

/** `npm run build`: all of it, or the parts that are named. */
if (import.meta.main) {
  const named = buildParts.filter((part) => process.argv.includes(part));
  const isBuilt = await build(named.length > 0 ? named : buildParts);
  const compressing =
    isBuilt && !isCompressed() ? [nodeStep("compressed files", [compressScript])] : [];
  if (!isBuilt || failedSteps(await runSteps(compressing)).length > 0) process.exitCode = 1;
}
