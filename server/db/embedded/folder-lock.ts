import { mkdir, open, readFile, rm } from "node:fs/promises";
import path from "node:path";

export class FolderInUse extends Error {
  override name = "FolderInUse";
}

export type FolderLock = { release(): Promise<void> };

/** One process a folder: a lock file with our process id, taken over when its owner is gone. */
export async function lockFolder(folder: string): Promise<FolderLock> {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, "lock");
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      // "wx" fails when the file is there, which makes taking the lock atomic.
      const handle = await open(file, "wx");
      await handle.writeFile(String(process.pid));
      await handle.close();
      return { release: () => rm(file, { force: true }) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
    const owner = Number(await readFile(file, "utf8").catch(() => ""));
    if (owner && owner !== process.pid && isRunning(owner)) {
      throw new FolderInUse(
        `The data folder ${folder} is in use by process ${owner}. Stop that one first, or choose another folder with DATA_DIR. For several processes, set DATABASE_URL to a PostgreSQL server.`,
      );
    }
    // Left behind by a process that was killed.
    await rm(file, { force: true });
  }
  throw new FolderInUse(`The data folder ${folder} could not be locked.`);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, as somebody else.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
