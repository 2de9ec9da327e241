import { readFileSync } from "node:fs";
import { mkdir, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { createConnection, createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { quietLog } from "#server/platform/log.ts";
import { whileStill } from "./ask-to-hold-still.ts";
import { socketOf } from "./data-folder.ts";
import { type BackupSocket, listenForBackups } from "./hold-still.ts";
import { says } from "./hold-still-words.ts";

/** A database that counts who holds it still. */
function fakeDatabase() {
  const state = { isHeld: false, holds: 0 };
  async function holdStill<Result>(work: () => Promise<Result>): Promise<Result> {
    state.isHeld = true;
    state.holds += 1;
    return work().finally(() => {
      state.isHeld = false;
    });
  }
  return { state, holdStill };
}

describe("whileStill", () => {
  let dataDir: string;
  let listening: BackupSocket | null;

  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), "kwispel-still-"));
    listening = null;
  });
  afterEach(async () => {
    await listening?.close();
    await rm(dataDir, { recursive: true });
  });

  /** The parent of this process surely runs, and is not us: as if it had the folder. */
  const takeFolder = () => writeFile(path.join(dataDir, "lock"), String(process.ppid));

  async function listen(patienceMs?: number) {
    await takeFolder();
    const { state, holdStill } = fakeDatabase();
    const patience = patienceMs === undefined ? {} : { patienceMs };
    listening = await listenForBackups({ dataDir, holdStill, log: quietLog, ...patience });
    return state;
  }

  it("takes the folder itself when nobody has it, and gives it back", async () => {
    const lock = path.join(dataDir, "lock");
    let owner = "";
    await whileStill(dataDir, () => {
      owner = readFileSync(lock, "utf8");
    });
    expect(owner).toBe(String(process.pid));
    await expect(stat(lock)).rejects.toThrow("ENOENT");
  });

  it("asks the process that has it, which holds still until all is copied", async () => {
    const state = await listen();
    const heldDuring: boolean[] = [];
    await whileStill(dataDir, () => heldDuring.push(state.isHeld));
    expect(heldDuring).toEqual([true]);
    expect(state).toEqual({ isHeld: false, holds: 1 });
  });

  it("goes on when whoever copies is gone", async () => {
    const state = await listen();
    const socket = createConnection(socketOf(dataDir));
    await new Promise((resolve) => socket.once("data", resolve));
    expect(state.isHeld).toBe(true);
    socket.destroy();
    await expect.poll(() => state.isHeld).toBe(false);
  });

  it("goes on when copying takes too long, and says so", async () => {
    const state = await listen(0);
    const socket = createConnection(socketOf(dataDir)).setEncoding("utf8");
    let heard = "";
    socket.on("data", (words) => {
      heard += words;
    });
    await expect.poll(() => heard).toBe(says.held + says.late);
    expect(state).toEqual({ isHeld: false, holds: 1 });
    socket.destroy();
  });

  it("takes a copy for worth nothing when the server went on meanwhile", async () => {
    await takeFolder();
    const server = createServer((socket) => {
      socket.resume().write(says.held + says.late);
    });
    await new Promise<void>((resolve) => server.listen(socketOf(dataDir), resolve));
    await expect(whileStill(dataDir, () => {})).rejects.toThrow("Copying took so long");
    await new Promise((resolve) => server.close(resolve));
  });

  it("says what to do when the process that has it doesn't listen", async () => {
    await takeFolder();
    await expect(whileStill(dataDir, () => {})).rejects.toThrow("stop it first");
  });

  it("gives the reason when copying fails, and the server goes on", async () => {
    const state = await listen();
    const failing = whileStill(dataDir, () => {
      throw new Error("the disk is full");
    });
    await expect(failing).rejects.toThrow("the disk is full");
    await expect.poll(() => state.isHeld).toBe(false);
  });

  it("leaves a site running whose folder has too long a name for a socket", async () => {
    const long = path.join(dataDir, "x".repeat(120));
    await mkdir(long);
    const { holdStill } = fakeDatabase();
    listening = await listenForBackups({ dataDir: long, holdStill, log: quietLog });
    await expect(stat(socketOf(long))).rejects.toThrow("ENOENT");
  });
});
