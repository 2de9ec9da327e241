import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "./free-port.ts";
import { root } from "./steps.ts";

export type ThrowawayProduct = {
  origin: string;
  /** Settles when the server has ended, by itself or by `stop`. */
  ended: Promise<void>;
  stop(): Promise<void>;
};

const READY_WITHIN_MS = 120_000;

/** The built product as a newcomer starts it, with demo data, on a folder that goes when it stops. */
export async function startThrowawayProduct(
  port?: number,
  /** Puts something into the folder first; gets what the product is started with. */
  prepare?: (environment: NodeJS.ProcessEnv) => Promise<void>,
): Promise<ThrowawayProduct> {
  const usedPort = port ?? (await freePort());
  const origin = `http://127.0.0.1:${usedPort}`;
  const dataFolder = await mkdtemp(join(tmpdir(), "kwispel-throwaway-"));
  const environment = {
    ...process.env,
    HOST: "127.0.0.1",
    PORT: String(usedPort),
    APP_URL: origin,
    DATA_DIR: dataFolder,
    DEMO: "1",
    // Every visit comes from this one address, faster than any person.
    LIMIT_REQUESTS: "1000000",
    LIMIT_ADDRESS: "1000000",
    LIMIT_AUTH: "1000000",
    LIMIT_MESSAGES: "1000000",
    LIMIT_HANDSHAKES: "1000000",
    // Browsers and other work keep the machine busy, which is not the server's fault.
    LIMIT_LAG_MS: "60000",
    LOG_LEVEL: process.env.LOG_LEVEL ?? "warn",
  };
  await prepare?.(environment);
  const server = spawn(process.execPath, ["--max-semi-space-size=4", "scripts/start.ts"], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: environment,
  });
  const ended = new Promise<void>((resolve) => {
    server.once("exit", () => {
      resolve(rm(dataFolder, { recursive: true, force: true }));
    });
  });
  const stop = async () => {
    server.kill("SIGTERM");
    await ended;
  };

  const failed = ended.then(() => {
    throw new Error("The product ended before it was ready.");
  });
  try {
    await Promise.race([waitUntilReady(origin), failed]);
  } catch (error) {
    await stop();
    throw error;
  }
  failed.catch(() => {});
  return { origin, ended, stop };
}

async function waitUntilReady(origin: string): Promise<void> {
  const deadline = performance.now() + READY_WITHIN_MS;
  while (performance.now() < deadline) {
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await wait(100);
  }
  throw new Error(`The product was not ready within ${READY_WITHIN_MS / 1000} s.`);
}
