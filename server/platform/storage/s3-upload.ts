import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";

/** A body that can be sent again: S3 wants its length and its hash in front of it. */
export type Upload = {
  size: number;
  sha256: string;
  body(): Uint8Array<ArrayBuffer> | ReadableStream;
};

export async function openUpload(source: Uint8Array | Readable): Promise<Upload & AsyncDisposable> {
  if (!(source instanceof Readable)) {
    const bytes = new Uint8Array(source);
    return {
      size: bytes.byteLength,
      sha256: createHash("sha256").update(bytes).digest("hex"),
      body: () => bytes,
      [Symbol.asyncDispose]: async () => {},
    };
  }

  // By way of a file and not of memory: an export with all pictures can be large.
  const folder = await mkdtemp(join(tmpdir(), "kwispel-upload-"));
  const path = join(folder, "body");
  const dispose = () => rm(folder, { recursive: true, force: true });
  try {
    const hash = createHash("sha256");
    let size = 0;
    await using file = await open(path, "wx");
    for await (const chunk of source) {
      const bytes: Uint8Array = typeof chunk === "string" ? Buffer.from(chunk) : chunk;
      hash.update(bytes);
      size += bytes.byteLength;
      await file.writeFile(bytes);
    }
    return {
      size,
      sha256: hash.digest("hex"),
      body: () => Readable.toWeb(createReadStream(path)),
      [Symbol.asyncDispose]: dispose,
    };
  } catch (error) {
    await dispose();
    throw error;
  }
}
