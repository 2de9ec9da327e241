import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { json } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { type Entry, openPromise, type ZipFile } from "yauzl";
import * as z from "zod";
import { BackupFailed } from "./backup-failed.ts";
import { backedUp } from "./data-folder.ts";
import { archiveFormat, type Manifest, manifest, manifestName } from "./manifest.ts";

export type OpenArchive = {
  manifest: Manifest;
  /** Into an empty folder; throws at the first file that is not what was backed up. */
  extractTo(folder: string): Promise<void>;
  close(): void;
};

export async function openArchive(file: string): Promise<OpenArchive> {
  const zip = await openPromise(file, { autoClose: false }).catch((error: Error) => {
    throw damaged(file, error);
  });
  try {
    const entries: Entry[] = [];
    for await (const entry of zip.eachEntry()) entries.push(entry);
    const read = await readManifest(zip, entries, file);
    return {
      manifest: read,
      extractTo: (folder) =>
        extract(zip, entries, read, folder).catch((error: Error) => {
          throw error instanceof BackupFailed ? error : damaged(file, error);
        }),
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error instanceof BackupFailed ? error : damaged(file, error as Error);
  }
}

async function readManifest(zip: ZipFile, entries: Entry[], file: string): Promise<Manifest> {
  const entry = entries.find(({ fileName }) => fileName === manifestName);
  if (!entry) throw new BackupFailed(`${file} is a zip, and no backup: it has no ${manifestName}.`);
  const value = await json(await zip.openReadStreamPromise(entry));
  const { format } = z.looseObject({ format: z.number() }).parse(value);
  if (format > archiveFormat) {
    throw new BackupFailed("This backup was made by a newer version of Kwispel. Install that one.");
  }
  return manifest.parse(value);
}

async function extract(
  zip: ZipFile,
  entries: Entry[],
  { checksums }: Manifest,
  folder: string,
): Promise<void> {
  const missing = new Set(Object.keys(checksums));
  for (const entry of entries) {
    const { fileName: name } = entry;
    if (name === manifestName) continue;
    const [top = ""] = name.split("/");
    // yauzl has refused names that lead out of the folder.
    if (!(Object.values(backedUp) as string[]).includes(top)) throw strange(name);
    if (name.endsWith("/")) {
      await mkdir(path.join(folder, name), { recursive: true, mode: 0o700 });
      continue;
    }
    if (!missing.delete(name)) throw strange(name);
    const checksum = await write(await zip.openReadStreamPromise(entry), path.join(folder, name));
    if (checksum !== checksums[name]) {
      throw new BackupFailed(`${name} is not what was backed up: its checksum differs.`);
    }
  }
  const [first] = missing;
  if (first !== undefined) {
    throw new BackupFailed(`${missing.size} files are missing in the backup, such as ${first}.`);
  }
}

/** Gives its checksum. */
async function write(stream: Readable, file: string): Promise<string> {
  const hash = createHash("sha256");
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  async function* hashed(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      yield chunk;
    }
  }
  await pipeline(stream, hashed, createWriteStream(file, { flags: "wx", mode: 0o600 }));
  return hash.digest("hex");
}

function damaged(file: string, cause: Error): BackupFailed {
  const { code } = cause as NodeJS.ErrnoException;
  if (code === "ENOENT") return new BackupFailed(`There is no ${file}.`, { cause });
  return new BackupFailed(`${file} is no whole backup: ${cause.message}`, { cause });
}

function strange(name: string): BackupFailed {
  return new BackupFailed(`The backup has a file that its manifest doesn't know: ${name}.`);
}
