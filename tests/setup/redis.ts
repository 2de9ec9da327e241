import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { freePort } from "../../scripts/free-port.ts";

export type TestRedis = { url: string; stop(): Promise<void> };

export const redisBinary: string | null =
  [
    process.env.REDIS_SERVER_PATH ?? "",
    ...(process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, "redis-server")),
    "/usr/bin/redis-server",
  ].find((path) => path !== "" && existsSync(path)) ?? null;

/** A real Redis of one's own, in memory only; null where no binary is installed. */
export async function startRedis(): Promise<TestRedis | null> {
  if (!redisBinary) return null;
  const folder = await mkdtemp(join(tmpdir(), "kwispel-redis-"));
  const port = await freePort();
  const server = spawn(
    redisBinary,
    [
      "--port",
      String(port),
      "--bind",
      "127.0.0.1",
      "--dir",
      folder,
      "--save",
      "",
      "--appendonly",
      "no",
    ],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  const ended = new Promise<void>((done) => server.once("exit", () => done()));
  await new Promise<void>((ready, failed) => {
    let log = "";
    server.once("error", failed);
    server.once("exit", () => failed(new Error(`redis-server ended:\n${log}`)));
    server.stdout.on("data", (chunk: Buffer) => {
      log += chunk;
      if (log.includes("Ready to accept connections")) ready();
    });
  });
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      server.kill("SIGKILL");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
