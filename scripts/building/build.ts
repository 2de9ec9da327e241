import { spawn } from "node:child_process";
import { constants, setPriority } from "node:os";
import { failedSteps, nodeStep, packageCommand, root, runSteps, type Step } from "../steps.ts";
import {
  type BuildPart,
  buildParts,
  hashInputs,
  isCompressed,
  recordBuild,
} from "./build-inputs.ts";

const stepOf: Record<BuildPart, Step> = {
  /** For browser and server. */
  web: nodeStep(
    "web",
    [packageCommand("@react-router/dev", "react-router"), "build", "--logLevel", "warn"],
    { NODE_ENV: "production" },
  ),
  server: nodeStep("server", ["scripts/building/bundle-server.ts"]),
};

/** The dump of a migrated database that a new one starts from. */
const preparedDatabase = nodeStep("prepared database", ["scripts/building/prepare-database.ts"]);

/**
 * Gives whether it succeeded. The web's build empties the folder of all, so the server's follows it; beside
 * it there is room for something else.
 */
export async function build(parts: BuildPart[], beside = preparedDatabase): Promise<boolean> {
  for (const part of parts.includes("web") ? buildParts : parts) {
    // Read first: a file saved during the build makes the next start build again.
    const inputs = hashInputs(part);
    const steps = part === "web" ? [stepOf.web, beside] : [stepOf[part]];
    if (failedSteps(await runSteps(steps)).length > 0) return false;
    recordBuild(part, inputs);
  }
  return true;
}

const compressScript = "scripts/building/compress-assets.ts";

/** For a start, which serves meanwhile: what isn't compressed yet is compressed as it is asked for. */
export function compressBeside(): void {
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
