import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { BrowserContext } from "@playwright/test";
import { localPaymentsPath } from "#server/platform/payments/local/local-address.ts";
import { forkServer } from "#tests/soak/server-fork.ts";
import { freePort } from "../../../../scripts/free-port.ts";

export type TravellingServer = {
  origin: string;
  now(): Date;
  /** The server's clock and those of these browsers. */
  travelTo(moment: Date, browsers: readonly BrowserContext[]): Promise<void>;
  /** As when the power fails: it says goodbye to nobody. */
  kill(): Promise<void>;
  /** With what it had written by then, at the time that it really is. */
  startAgain(): Promise<void>;
  /** A command of who runs the site, while it stands still. */
  command(script: string, ...words: string[]): Promise<void>;
  stop(): Promise<void>;
};

/** The built product on an empty database of its own, which goes when it stops. */
export async function startTravellingServer(): Promise<TravellingServer> {
  const folder = await mkdtemp(join(tmpdir(), "kwispel-travelling-"));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const environment = {
    // React's own words for a developer are none for a journey.
    NODE_ENV: "production",
    PORT: String(port),
    APP_URL: origin,
    MOLLIE_API_KEY: "test_travelling",
    MOLLIE_API_URL: origin + localPaymentsPath,
    DATA_DIR: folder,
  };
  const start = () => forkServer(join(import.meta.dirname, "server-process.ts"), environment);
  let running = await start();
  let aheadMs = 0;
  return {
    origin,
    now: () => new Date(Date.now() + aheadMs),
    async travelTo(moment, browsers) {
      aheadMs = moment.getTime() - Date.now();
      const moved = once(running.child, "message");
      running.child.send({ aheadMs });
      await moved;
      for (const browser of browsers) await browser.clock.setSystemTime(moment);
    },
    kill: () => running.stop("SIGKILL"),
    async startAgain() {
      running = await start();
    },
    async command(script, ...words) {
      await running.stop("SIGTERM");
      const env = { ...process.env, ...environment };
      await promisify(execFile)(process.execPath, [script, ...words], { env });
      running = await start();
    },
    async stop() {
      await running.stop("SIGTERM");
      await rm(folder, { recursive: true, force: true });
    },
  };
}
