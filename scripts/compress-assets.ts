import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { root } from "./steps.ts";

const client = join(root, "build/client");
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
/** Below this the headers weigh more than what is saved. */
const smallest = 1_000;

/** Compressed once and as hard as can be, so that the server hands out files as they lie there. */
async function compressAssets(): Promise<void> {
  const files = glob("**/*.{js,css,svg,json,txt,webmanifest,pbf}", { cwd: client });
  for await (const file of files) {
    const bytes = await readFile(join(client, file));
    if (bytes.length < smallest) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    await writeFile(join(client, `${file}.br`), await brotli(bytes, { params }));
    await writeFile(join(client, `${file}.gz`), await gzipped(bytes, { level: 9 }));
  }
}

await compressAssets();
