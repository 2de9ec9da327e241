import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { exitCodes } from "#server/platform/process-net.ts";
import { testDataKey } from "#tests/setup/data-key.ts";
import { freePort } from "../../scripts/free-port.ts";

const root = path.join(import.meta.dirname, "../..");
/** It bundles the server first where that has changed. */
const timeout = 240_000;

const endings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

/** `npm start` as somebody types it, but on a folder and a port of its own. */
async function start(environment: Record<string, string> = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), "kwispel-start-"));
  endings.push(() => rm(folder, { recursive: true, force: true }));
  const port = await freePort();
  const child = spawn(process.execPath, ["scripts/start.ts"], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: "warn",
      // Other test files keep the machine busy, which is not the server's fault.
      LIMIT_LAG_MS: "60000",
      ...environment,
    },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      output += chunk;
    });
  }
  const ended = once(child, "close").then(([code]) => code as number | null);
  endings.push(async () => {
    child.kill("SIGKILL");
    await ended;
  });
  return { child, ended, url: `http://127.0.0.1:${port}`, output: () => output };
}

describe("npm start", () => {
  it("serves pages and the API, and stops when asked", { timeout }, async () => {
    const { child, ended, url, output } = await start({ DEMO: "1" });
    await expect.poll(output, { timeout: timeout / 2 }).toContain("Kwispel is ready");
    const page = await fetch(`${url}/`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain("<!DOCTYPE html>");
    const document = await fetch(`${url}/api/openapi.json`);
    expect(await document.json()).toMatchObject({ openapi: "3.1.0" });
    // Its text is a file that is read from where the product stands.
    expect((await fetch(`${url}/voorwaarden`)).status).toBe(200);
    child.kill("SIGTERM");
    expect(await ended).toBe(0);
  });

  it("names the file and line that somebody wrote when it fails", { timeout }, async () => {
    const { ended, output } = await start({
      DATABASE_URL: "postgres://nobody@127.0.0.1:1/none",
      DATA_KEY: testDataKey,
    });
    expect(await ended).toBe(exitCodes.failed);
    expect(output()).toContain('"code": "ECONNREFUSED"');
    expect(output()).toMatch(/at async main \(server\/main\.ts:\d+:\d+\)/);
  });
});
