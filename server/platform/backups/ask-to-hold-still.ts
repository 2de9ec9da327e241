import { createConnection, type Socket } from "node:net";
import { FolderInUse, lockFolder } from "#server/db/embedded/folder-lock.ts";
import { BackupFailed } from "./backup-failed.ts";
import { socketOf } from "./data-folder.ts";
import { says } from "./hold-still-words.ts";

/** How long the server may take for its turn: transactions before it, and a checkpoint. */
const turnMs = 60_000;

/**
 * Calls `copy` while nobody writes into the folder: under its lock when no server runs, and else while the
 * one that does holds still.
 */
export async function whileStill(dataDir: string, copy: () => void): Promise<void> {
  const lock = await lockFolder(dataDir).catch((error: unknown) => {
    if (error instanceof FolderInUse) return null;
    throw error;
  });
  if (!lock) return askToHoldStill(dataDir, copy);
  try {
    copy();
  } finally {
    await lock.release();
  }
}

async function askToHoldStill(dataDir: string, copy: () => void): Promise<void> {
  const socket = createConnection(socketOf(dataDir));
  try {
    const words = listenTo(socket);
    if ((await words.next()) !== says.held) throw notAnswered();
    copy();
    socket.write(says.copied);
    const answer = await words.next();
    if (answer === says.late) throw tooSlow();
    if (answer !== says.kept) throw notAnswered();
  } finally {
    socket.destroy();
  }
}

/** Word by word; null when the other side is gone. */
function listenTo(socket: Socket): { next(): Promise<string | null> } {
  socket.setEncoding("utf8").setTimeout(turnMs, () => socket.destroy());
  const chunks = socket.iterator();
  let heard = "";
  return {
    async next() {
      while (!heard.includes("\n")) {
        const { value, done } = await chunks.next().catch((error: unknown) => {
          throw notAnswered(error);
        });
        if (done) return null;
        heard += value as string;
      }
      const end = heard.indexOf("\n") + 1;
      const word = heard.slice(0, end);
      heard = heard.slice(end);
      return word;
    },
  };
}

function notAnswered(cause?: unknown): BackupFailed {
  return new BackupFailed(
    "A process uses the data folder and can't be asked to hold still: it is starting or stopping, or it is no server. Try again, or stop it first.",
    { cause },
  );
}

function tooSlow(): BackupFailed {
  return new BackupFailed(
    "Copying took so long that the server went on without waiting, so that the copy is worth nothing. Nothing was changed. Stop the server and try again; for a site of this size set DATABASE_URL to a PostgreSQL server.",
  );
}
