import { glob, readFile, rename, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { root } from "../steps.ts";
import { recordCompressed } from "./build-inputs.ts";

const client = join(root, "build/client");
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
/** Below this the headers weigh more than what is saved. */
const smallest = 1_000;

/** Compressed once and as hard as can be, so that the server hands out files as they lie there. */
async function compressAssets(): Promise<void> {
  const files = glob("**/*.{js,css,svg,json,txt,webmanifest,pbf}", { cwd: client });
  // Each takes files from the same list, and compresses beside this thread.
  await Promise.all(Array.from({ length: availableParallelism() }, () => compressEach(files)));
}

async function compressEach(files: AsyncIterable<string>): Promise<void> {
  for await (const file of files) {
    const bytes = await readFile(join(client, file));
    if (bytes.length < smallest) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    await writeWhole(`${file}.br`, await brotli(bytes, { params }));
    await writeWhole(`${file}.gz`, await gzipped(bytes, { level: 9 }));
  }
}

/** A server may be at work already, and hands out what it finds: half a file, or one of another name, too. */
async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  const temporary = join(root, "build", `compressing-${file.replaceAll(sep, "-")}`);
  await writeFile(temporary, bytes);
  await rename(temporary, join(client, file));
}

await compressAssets();
recordCompressed();
