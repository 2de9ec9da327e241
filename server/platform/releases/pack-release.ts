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
/** The build compresses its files as hard as can be, if it has come to them; the rest takes some tenths of a second. */
const quickQuality = 6;

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
    const url = `${assetsPath}/${name.replaceAll(path.sep, "/")}`;
    const isCompressed = all.has(`${name}.br`);
    const bytes = await readFile(path.join(folder, isCompressed ? `${name}.br` : name));
    if (isCompressed) return { url, bytes, isBrotli: true };
    return /\.(?:js|css|svg|json)$/.test(name)
      ? quickly(url, bytes)
      : { url, bytes, isBrotli: false };
  }

  const compressText = ([name, json]: [string, string]) =>
    quickly(`${textsPath}/${texts.version}/${name}.json`, json);

  return {
    id: id.slice(0, 16),
    pack: async () =>
      gather(await Promise.all([...names.map(readAsset), ...[...texts.files].map(compressText)])),
  };
}

async function quickly(url: string, text: Buffer | string): Promise<Piece> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quickQuality };
  return { url, bytes: await compress(text, { params }), isBrotli: true };
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
