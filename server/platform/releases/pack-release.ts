import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { textsPath } from "#contract/urls/texts-url.ts";
import type { BrowserTexts } from "#messages/browser-texts.ts";
import type { ReleaseFile } from "#server/db/schema/installation.ts";

/** Where the build puts what it names after its contents. */
export const assetsPath = "/assets";

export type Release = {
  id: string;
  /** Reads and gathers everything; some tenths of a second, and needed once a release. */
  pack(): Promise<PackedRelease>;
};

export type PackedRelease = { files: Record<string, ReleaseFile>; body: Buffer };

const compress = promisify(brotliCompress);
/** Those of the build were compressed as hard as can be; texts are as they come, and this takes 0.1 s. */
const textQuality = 6;

/** What pages of this build ask for, now or later: its hashed files and its texts. */
export async function readRelease(clientFolder: string, texts: BrowserTexts): Promise<Release> {
  const folder = path.join(clientFolder, assetsPath);
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const all = new Set(
    found
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name))),
  );
  const names = [...all].filter((name) => !/\.(?:br|gz)$/.test(name)).sort();
  // Names tell contents, so that the same build has the same id in every process.
  const id = createHash("sha256")
    .update(JSON.stringify([texts.version, names]))
    .digest("hex");

  async function readAsset(name: string): Promise<Piece> {
    const isBrotli = all.has(`${name}.br`);
    const bytes = await readFile(path.join(folder, isBrotli ? `${name}.br` : name));
    return { url: `${assetsPath}/${name.replaceAll(path.sep, "/")}`, bytes, isBrotli };
  }

  async function compressText([name, json]: [string, string]): Promise<Piece> {
    const params = { [constants.BROTLI_PARAM_QUALITY]: textQuality };
    const bytes = await compress(json, { params });
    return { url: `${textsPath}/${texts.version}/${name}.json`, bytes, isBrotli: true };
  }

  return {
    id: id.slice(0, 16),
    pack: async () =>
      gather(await Promise.all([...names.map(readAsset), ...[...texts.files].map(compressText)])),
  };
}

type Piece = { url: string; bytes: Buffer; isBrotli: boolean };

/** One after the other in one file: put whole or not at all, and by one call however many there are. */
function gather(pieces: readonly Piece[]): PackedRelease {
  const files: PackedRelease["files"] = {};
  let at = 0;
  for (const { url, bytes, isBrotli } of pieces) {
    files[url] = { at, length: bytes.length, isBrotli };
    at += bytes.length;
  }
  return { files, body: Buffer.concat(pieces.map(({ bytes }) => bytes)) };
}
