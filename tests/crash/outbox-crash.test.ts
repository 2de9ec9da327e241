import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { expect, it } from "vitest";
import { copyTemplate } from "../setup/test-database.ts";

const writer = path.join(import.meta.dirname, "outbox-writer.ts");
// Each round starts a process and a database, and is killed at a moment of its own; every run tries others.
const kills = 4;

function start(mode: string, folder: string, url: string | undefined) {
  return spawn(process.execPath, [writer, mode, folder, ...(url ? [url] : [])], {
    stdio: ["ignore", "pipe", "inherit"],
  });
}

/** Lets a writer run, kills it at some point, and gives the numbers that it said were committed. */
async function writeUntilKilled(folder: string, url: string | undefined, afterLines: number) {
  const child = start("write", folder, url);
  const committed: number[] = [];
  const ended = new Promise((resolve) => child.once("close", resolve));
  for await (const line of createInterface({ input: child.stdout })) {
    if (line === "ready") continue;
    committed.push(Number(line));
    // Right after an answer, or somewhere in the middle of the next transaction.
    if (committed.length === afterLines) {
      setTimeout(() => child.kill("SIGKILL"), Math.random() * 15);
    }
  }
  await ended;
  return committed;
}

async function finish(folder: string, url: string | undefined) {
  const child = start("finish", folder, url);
  let output = "";
  for await (const chunk of child.stdout) output += chunk;
  return JSON.parse(output) as { missing: unknown[]; twice: unknown[]; kept: number[] };
}

it(`loses no event and applies none twice over ${kills} kills`, { timeout: 300_000 }, async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "kwispel-crash-"));
  const server = process.env.TEST_DATABASE_URL;
  const copy = server ? await copyTemplate(server) : undefined;
  const committed: number[] = [];
  for (let round = 0; round < kills; round += 1) {
    const lines = 1 + Math.floor(Math.random() * 60);
    committed.push(...(await writeUntilKilled(folder, copy?.url, lines)));
  }
  const { missing, twice, kept } = await finish(folder, copy?.url);
  await copy?.remove();
  await rm(folder, { recursive: true, force: true });

  expect(committed.length).toBeGreaterThan(kills);
  expect(committed.filter((nr) => !kept.includes(nr))).toEqual([]);
  expect(missing).toEqual([]);
  expect(twice).toEqual([]);
});
