import { chmod, rm } from "node:fs/promises";
import { createServer, type Socket } from "node:net";
import type { Database } from "#server/db/database.ts";
import type { Log } from "#server/platform/log.ts";
import { socketOf } from "./data-folder.ts";
import { says } from "./hold-still-words.ts";

/** Longer, and people would rather have no backup: every request waits meanwhile. */
const mostMs = 30_000;

type Parts = {
  dataDir: string;
  holdStill: NonNullable<Database["holdStill"]>;
  log: Log;
  patienceMs?: number;
};

export type BackupSocket = { close(): Promise<void> };

/**
 * Holds the database still for whoever may write into its folder and asks for it, until they have copied it
 * or are gone, or half a minute has passed.
 */
export async function listenForBackups(parts: Parts): Promise<BackupSocket> {
  const { dataDir, holdStill, log, patienceMs = mostMs } = parts;
  const path = socketOf(dataDir);
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
    // Whoever asked is gone, which ends the holding too.
    socket.on("error", () => {});
    holdStill(() => holdFor(socket, patienceMs)).then(
      (heldMs) => log.info({ heldMs }, "held the database still for a backup"),
      (error: unknown) => {
        log.error({ err: error }, "the database could not be held still for a backup");
        socket.destroy();
      },
    );
  });
  // Left behind by a process that was killed. The folder is ours: nobody else listens there.
  await rm(path, { force: true });
  try {
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen(path, resolve);
    });
    await chmod(path, 0o600);
  } catch (error) {
    // Such as a path of more than a hundred characters; a site is worth more than its backups.
    log.warn({ err: error }, "can't be asked for backups: they need the server stopped");
  }
  return {
    async close() {
      for (const socket of sockets) socket.destroy();
      if (server.listening) await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** How long it was held. */
function holdFor(socket: Socket, patienceMs: number): Promise<number> {
  const since = performance.now();
  return new Promise((resolve) => {
    const end = (word?: string) => {
      clearTimeout(timer);
      // Not closed: whoever asked reads it, and goes.
      if (word) socket.write(word);
      resolve(Math.round(performance.now() - since));
    };
    const timer = setTimeout(() => end(says.late), patienceMs);
    if (socket.destroyed) return end();
    socket.once("close", () => end());
    socket.once("data", () => end(says.kept));
    socket.write(says.held);
  });
}
