import { createHash, randomUUID } from "node:crypto";
import { type FileHandle, mkdir, open, readdir, rm, stat } from "node:fs/promises";
import { hostname } from "node:os";
import path from "node:path";
import type { Readable } from "node:stream";
import { dayMs } from "#contract/shared/durations.ts";
import { tooLarge } from "../problem.ts";

/** What was received of a file: in memory when it is small, else the path of a temporary file. */
export type ReceivedFile = { size: number; sha256: string; source: Buffer | string };

export type UploadedFile = ReceivedFile & {
  field: string;
  name: string;
  /** What the sender says it is; never to be believed. */
  statedType: string;
};

export type Uploads = {
  /** Reads a file to its end; one that is too large is left where it is, and nothing stays of it. */
  receive(stream: Readable, maxBytes: number): Promise<ReceivedFile>;
  /** Once the call is answered, whatever the answer. */
  remove(files: readonly Pick<ReceivedFile, "source">[]): Promise<void>;
};

const startBytes = 16;

/** The first bytes of a file, which tell what it is. */
export async function readStart({ source }: Pick<ReceivedFile, "source">): Promise<Uint8Array> {
  if (typeof source !== "string") return source.subarray(0, startBytes);
  const file = await open(source, "r");
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(startBytes), 0, startBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Up to here a file is held in memory: most thumbnails and drawings need no disk. */
export const inMemoryBytes = 64 * 1024;

/** What a process that was killed has left behind goes when the next one starts. */
export async function openUploads(folder: string): Promise<Uploads> {
  await removeLeftOvers(folder);
  const own = path.join(folder, ownName());

  async function begin(): Promise<{ file: FileHandle; source: string }> {
    await mkdir(own, { recursive: true, mode: 0o700 });
    const source = path.join(own, randomUUID());
    return { file: await open(source, "wx", 0o600), source };
  }

  return {
    async receive(stream, maxBytes) {
      const hash = createHash("sha256");
      const chunks: Buffer[] = [];
      let size = 0;
      let onDisk: { file: FileHandle; source: string } | undefined;
      try {
        for await (const chunk of stream as AsyncIterable<Buffer>) {
          size += chunk.length;
          if (size > maxBytes) throw tooLarge();
          hash.update(chunk);
          if (!onDisk) chunks.push(chunk);
          if (!onDisk && size > inMemoryBytes) onDisk = await begin();
          await onDisk?.file.writeFile(chunks.length > 0 ? Buffer.concat(chunks.splice(0)) : chunk);
        }
      } catch (error) {
        await onDisk?.file.close();
        if (onDisk) await rm(onDisk.source, { force: true });
        throw error;
      }
      await onDisk?.file.close();
      return {
        size,
        sha256: hash.digest("hex"),
        source: onDisk ? onDisk.source : Buffer.concat(chunks),
      };
    },
    async remove(files) {
      for (const { source } of files) {
        if (typeof source === "string") await rm(source, { force: true });
      }
    },
  };
}

/** Several processes may share the folder, on one machine or on several. */
const nameOf = (pid: number, id: string) => `${hostname()}_${pid}_${id}`;
const ownName = () => nameOf(process.pid, randomUUID());

async function removeLeftOvers(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  for (const name of names) {
    const place = path.join(folder, name);
    if (await isLeftOver(name, place)) await rm(place, { recursive: true, force: true });
  }
}

async function isLeftOver(name: string, place: string): Promise<boolean> {
  const [id = "", pid = "", ...host] = name.split("_").toReversed();
  const isOfThisMachine = name === nameOf(Number(pid), id) && host.length > 0;
  if (isOfThisMachine && (Number(pid) === process.pid || !isRunning(Number(pid)))) return true;
  // Whether a process elsewhere still runs can't be seen. No upload takes as long as this.
  const { mtimeMs } = await stat(place).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
  return Date.now() - mtimeMs > dayMs;
}

function isRunning(pid: number): boolean {
  try {
    // Signal 0 is none: it only asks.
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
