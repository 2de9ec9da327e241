import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "../../scripts/free-port.ts";

export type ServerProcess = {
  folder: string;
  url: string;
  pid: number;
  /** Resolves with the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
  output(): string;
};

const root = path.join(import.meta.dirname, "../..");

/**
 * The server as it runs in production, in a process of its own, with a data folder of its own. `entry`
 * is what is started instead of the product's, and loads that.
 */
export async function startServer(
  environment: Record<string, string>,
  entry = "server/main.ts",
): Promise<ServerProcess> {
  const folder = await mkdtemp(path.join(tmpdir(), "kwispel-server-"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ["--import", "./server/platform/jsx-hook.ts", entry], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      APP_URL: url,
      DATA_DIR: folder,
      LOG_LEVEL: "warn",
      // Other test files keep the machine busy, which is not the server's fault.
      LIMIT_LAG_MS: "60000",
      ...environment,
    },
  });
  let output = "";
  child.stdout.on("data", (chunk) => {
    output += chunk;
  });
  child.stderr.on("data", (chunk) => {
    output += chunk;
  });
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  try {
    await ready(url, ended, () => output);
  } catch (error) {
    child.kill("SIGKILL");
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
  return {
    folder,
    url,
    // It has answered: it was started.
    pid: child.pid ?? 0,
    output: () => output,
    async stop(signal = "SIGTERM") {
      child.kill(signal);
      const code = await ended;
      await rm(folder, { recursive: true, force: true });
      return code;
    },
  };
}

async function ready(
  url: string,
  ended: Promise<number | null>,
  output: () => string,
): Promise<void> {
  const over = ended.then((code) => {
    throw new Error(`the server ended with ${code}:\n${output()}`);
  });
  over.catch(() => {});
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const response = await Promise.race([fetch(`${url}/readyz`).catch(() => null), over]);
    if (response?.ok) return;
    await Promise.race([new Promise((resolve) => setTimeout(resolve, 200)), over]);
  }
  throw new Error(`the server was not ready in a minute:\n${output()}`);
}
