import { addAbortSignal, Readable } from "node:stream";
import { ZipFile } from "yazl";
import type { Locale } from "#contract/shared/locale.ts";
import { type ExportedTable, listExported } from "#server/db/personal-data/exported.ts";
import type { Context } from "#server/platform/context.ts";
import { writeCsv, writeJson } from "./export-json.ts";
import { writePage } from "./export-page.ts";
import { givenRows, inFile } from "./export-rows.ts";

type Export = { key: string; userId: number; locale: Locale };

/**
 * Writes all that we have of somebody into storage as one zip, and gives its size. Row by row and picture
 * by picture, each read when the one before has left: memory doesn't grow with what there is.
 */
export async function writeExport(
  ctx: Context<"storage" | "encryption">,
  { key, userId, locale }: Export,
): Promise<number> {
  const zip = new ZipFile();
  const filling = new AbortController();
  let size = 0;
  async function* counted() {
    for await (const chunk of zip.outputStream) {
      size += (chunk as Buffer).byteLength;
      yield chunk;
    }
  }
  const body = Readable.from(counted(), { objectMode: false });
  // Whoever stores it hears of it by reading; when that has failed, nobody is left who would.
  body.on("error", () => {});
  zip.on("error", (error: Error) => body.destroy(error));
  const stored = ctx.storage
    .put(key, body, { contentType: "application/zip" })
    .catch((error: unknown) => {
      // Nobody reads on: whoever still writes would wait for ever.
      filling.abort(error);
      throw error;
    });
  const filled = fill(ctx, { zip, userId, locale, signal: filling.signal }).then(
    () => zip.end(),
    (error: unknown) => {
      body.destroy(error as Error);
      throw error;
    },
  );
  const [putting, writing] = await Promise.allSettled([stored, filled]);
  // What went wrong with the writing comes out of the storing too; the other way round only as a stop.
  if (putting.status === "rejected") throw putting.reason;
  if (writing.status === "rejected") throw writing.reason;
  return size;
}

type Filling = { zip: ZipFile; userId: number; locale: Locale; signal: AbortSignal };

async function fill(
  ctx: Context<"storage" | "encryption">,
  { zip, userId, locale, signal }: Filling,
): Promise<void> {
  const tables = listExported();
  const rows = (table: ExportedTable) => givenRows(ctx, table, userId);
  const mtime = ctx.now;
  const add = (path: string, pieces: AsyncIterable<string>) => {
    const stream = Readable.from(gathered(pieces), { objectMode: false, signal });
    return addFile(zip, { path, stream, compress: true, mtime });
  };

  await add("index.html", writePage(tables, rows, { locale, now: ctx.now }));
  await add("personal_data.json", writeJson(tables, rows));
  for (const table of tables) {
    if (await isEmpty(rows(table))) continue;
    await add(`lists/${inFile(table.name)}.csv`, writeCsv(rows(table)));
  }
  for (const table of tables) {
    for await (const { picture } of rows(table)) {
      const file = picture && (await ctx.storage.get(picture.from));
      // Removed since its row was read.
      if (!picture || !file) continue;
      const stream = addAbortSignal(signal, file.stream);
      await addFile(zip, { path: picture.to, stream, compress: false, mtime });
    }
  }
}

const pieceLength = 16 * 1024;

/** Rows are short, and each piece that is handed on costs as much as a long one. */
async function* gathered(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let held = "";
  for await (const piece of pieces) {
    held += piece;
    if (held.length < pieceLength) continue;
    yield held;
    held = "";
  }
  yield held;
}

async function isEmpty(rows: AsyncIterable<unknown>): Promise<boolean> {
  for await (const _ of rows) return false;
  return true;
}

type Added = { path: string; stream: Readable; compress: boolean; mtime: Date };

/** Done when the last piece has been read. */
function addFile(zip: ZipFile, { path, stream, compress, mtime }: Added): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.once("error", reject);
    stream.once("end", resolve);
    zip.addReadStreamLazy(path, { compress, mtime }, givenOnce(stream));
  });
}

/**
 * The zip keeps what it was given of every file until it is closed: of thousands of pictures that must not
 * be the streams, which hold on to their last piece.
 */
function givenOnce(stream: Readable) {
  let held: Readable | null = stream;
  return (give: (error: Error | null, stream: Readable) => void) => {
    const given = held;
    held = null;
    if (given) give(null, given);
  };
}
