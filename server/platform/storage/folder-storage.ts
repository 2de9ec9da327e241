import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join, relative, resolve, sep } from "node:path";
import type { Readable } from "node:stream";
import { checkContentType, contentTypeOf, type Storage } from "./storage.ts";

// No key begins with a dot, so this can't be one. Inside the root: rename needs one file system.
const incomingFolder = ".incoming";

/**
 * What a socket takes at once. Larger pieces are memory of their own outside the heap, which is given back
 * only now and then: of a file of gigabytes, tens of megabytes.
 */
const pieceBytes = 16 * 1024;

export async function createFolderStorage(options: { root: string }): Promise<Storage> {
  const root = resolve(options.root);
  const incoming = join(root, incomingFolder);
  await mkdir(incoming, { recursive: true });

  return {
    async put(key, body, { contentType }) {
      checkContentType(key, contentType);
      const target = join(root, key);
      const temporary = join(incoming, randomUUID());
      try {
        await writeDurably(temporary, body);
        await makeFolder(dirname(target));
        await rename(temporary, target);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
      await syncFolder(dirname(target));
    },

    async get(key, part) {
      const contentType = contentTypeOf(key);
      const file = await open(join(root, key)).catch(absentAsNull);
      if (!file) return null;
      const { size, mtimeNs } = await file.stat({ bigint: true });
      const range = part ? { start: part.at, end: part.at + part.length - 1 } : {};
      return {
        stream: file.createReadStream({ highWaterMark: pieceBytes, ...range }),
        contentType,
        size: part?.length ?? Number(size),
        etag: `"${size.toString(36)}-${mtimeNs.toString(36)}"`,
      };
    },

    async remove(key) {
      contentTypeOf(key);
      await rm(join(root, key), { force: true });
    },

    async exists(key) {
      contentTypeOf(key);
      return (await stat(join(root, key)).catch(absentAsNull)) !== null;
    },

    async *list() {
      for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || entry.parentPath === incoming) continue;
        yield relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, "/");
      }
    },

    async removeAbandoned(before) {
      for (const name of await readdir(incoming)) {
        const path = join(incoming, name);
        const found = await stat(path).catch(absentAsNull);
        // Only old ones, since another process may be writing right now.
        if (found && found.mtimeMs < before.getTime()) await rm(path, { force: true });
      }
    },
  };
}

async function writeDurably(path: string, body: Uint8Array | Readable): Promise<void> {
  const file = await open(path, "wx");
  try {
    await writeFile(file, body);
    // Before the rename, or a power cut can leave the new name on an empty file.
    await file.sync();
  } finally {
    await file.close();
  }
}

async function makeFolder(path: string): Promise<void> {
  const firstMade = await mkdir(path, { recursive: true });
  if (!firstMade) return;
  for (let folder = path; folder.length >= firstMade.length; folder = dirname(folder)) {
    await syncFolder(dirname(folder));
  }
}

async function syncFolder(path: string): Promise<void> {
  // Windows can't open a folder; there the rename alone has to do.
  if (process.platform === "win32") return;
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

function absentAsNull(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}
