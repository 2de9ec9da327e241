import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";

/** A named piece of a longer check. It fails by throwing; the message is what the reader sees. */
export type Step = { name: string; run: () => Promise<void> };

export type StepResult = { name: string; ms: number; failure?: string };

export const root = join(import.meta.dirname, "..");

/** The script behind a package's command, so that no shell and no .cmd file stands between. */
export function packageCommand(packageName: string, command = packageName): string {
  const folder = join(root, "node_modules", packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
    bin: string | Record<string, string>;
  };
  const path = typeof bin === "string" ? bin : bin[command];
  if (!path) throw new Error(`${packageName} has no command ${command}`);
  return join(folder, path);
}

/** The tools see a pipe; whether the reader sees colours depends on where it ends up. */
const colours = process.stdout.isTTY ? { FORCE_COLOR: "1" } : { NO_COLOR: "1" };

/** On the slowest machine nothing here takes this long; what does is stuck, and its output so far says where. */
const STUCK_AFTER_MS = 45 * 60_000;

/** Runs a script in this same Node; its output is kept, and shown only if it fails. */
export function runNode(
  args: string[],
  env: NodeJS.ProcessEnv = {},
  folder = root,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: folder,
      env: { ...process.env, ...colours, ...env },
      stdio: ["ignore", "pipe", "pipe"],
      timeout: STUCK_AFTER_MS,
    });
    const output: Buffer[] = [];
    child.stdout.on("data", (chunk) => output.push(chunk));
    child.stderr.on("data", (chunk) => output.push(chunk));
    child.once("error", reject);
    child.once("close", (code, signal) => {
      const text = Buffer.concat(output).toString("utf8").trim();
      if (code === 0) resolve(text);
      else reject(new Error(`${text}\nEnded with ${signal ?? `exit code ${code}`}.`.trim()));
    });
  });
}

export function nodeStep(name: string, args: string[], env?: NodeJS.ProcessEnv): Step {
  return { name, run: async () => void (await runNode(args, env)) };
}

async function runStep({ name, run }: Step): Promise<StepResult> {
  const start = performance.now();
  const failure = await run().then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  const result = { name, ms: performance.now() - start, failure };
  if (failure !== undefined) console.log(`\n${failure}\n`);
  console.log(`${failure === undefined ? "ok    " : "FAILED"} ${name}, ${seconds(result.ms)}`);
  return result;
}

/** Runs all steps, a few at once, and doesn't stop at a failing one: one run tells everything. */
export async function runSteps(
  steps: Step[],
  { atOnce = Math.min(2, availableParallelism()) } = {},
): Promise<StepResult[]> {
  const waiting = [...steps];
  const results: StepResult[] = [];
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      results.push(await runStep(step));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return results;
}

export function failedSteps(results: StepResult[]): string[] {
  return results.filter(({ failure }) => failure !== undefined).map(({ name }) => name);
}

export function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
