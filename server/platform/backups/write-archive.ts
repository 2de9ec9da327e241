import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ZipFile } from "yazl";
import { BackupFailed } from "./backup-failed.ts";
import { backedUp } from "./data-folder.ts";
import { type Manifest, manifestName } from "./manifest.ts";

type Archive = { folder: string; file: string; facts: Omit<Manifest, "checksums"> };

/** One zip of a folder, under its name only when it is whole and on disk. */
export async function writeArchive({ folder, file, facts }: Archive): Promise<void> {
  if (await stat(file).catch(() => null)) throw new BackupFailed(`${file} is already there.`);
  const temporary = `${file}.part`;
  const zip = new ZipFile();
  const gaveUp = new AbortController();
  zip.once("error", (error: Error) => gaveUp.abort(error));
  // It holds everything that people wrote: nobody else on this machine reads it.
  const target = createWriteStream(temporary, { mode: 0o600, flush: true });
  const written = pipeline(zip.outputStream, target, { signal: gaveUp.signal });
  const filled = fill(zip, folder, facts, gaveUp.signal).catch((error: unknown) => {
    gaveUp.abort(error);
    throw error;
  });
  try {
    const outcomes = await Promise.allSettled([
      written.catch((error: unknown) => {
        gaveUp.abort(error);
        throw error;
      }),
      filled,
    ]);
    // The first that went wrong; what the other says follows from it.
    if (gaveUp.signal.aborted) throw gaveUp.signal.reason;
    for (const outcome of outcomes) if (outcome.status === "rejected") throw outcome.reason;
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

async function fill(
  zip: ZipFile,
  folder: string,
  facts: Archive["facts"],
  signal: AbortSignal,
): Promise<void> {
  const checksums: Manifest["checksums"] = {};
  for await (const { name, isFolder } of listFolder(folder)) {
    // PostgreSQL wants its empty folders too.
    if (isFolder) zip.addEmptyDirectory(name);
    else checksums[name] = await addFile(zip, path.join(folder, name), name, signal);
  }
  const whole: Manifest = { ...facts, checksums };
  zip.addBuffer(Buffer.from(JSON.stringify(whole, null, 1)), manifestName);
  zip.end();
}

/** Paths with slashes; a folder before what is in it. Names with a dot are on their way in. */
async function* listFolder(
  folder: string,
  prefix = "",
): AsyncIterable<{ name: string; isFolder: boolean }> {
  for (const entry of await readdir(path.join(folder, prefix), { withFileTypes: true })) {
    if (entry.name.startsWith(".")) continue;
    const name = `${prefix}${entry.name}`;
    yield { name, isFolder: entry.isDirectory() };
    if (entry.isDirectory()) yield* listFolder(folder, `${name}/`);
  }
}

/** Gives its checksum, once all of it has been read. */
function addFile(zip: ZipFile, file: string, name: string, signal: AbortSignal): Promise<string> {
  const hash = createHash("sha256");
  async function* hashed() {
    for await (const chunk of createReadStream(file)) {
      hash.update(chunk);
      yield chunk;
    }
  }
  return new Promise((resolve, reject) => {
    const stream = Readable.from(hashed(), { objectMode: false, signal });
    stream.once("error", reject);
    stream.once("end", () => resolve(hash.digest("hex")));
    // Pictures are small already, as far as they can be.
    zip.addReadStream(stream, name, { compress: !name.startsWith(`${backedUp.files}/`) });
  });
}
