import { Readable } from "node:stream";
import { setImmediate } from "node:timers/promises";

/** React needs a turn or two of the event loop for the end of a page that has nothing to wait for. */
const turns = 4;

/**
 * A page that waits for nothing is sent in one piece, with its length: a stream costs more than the
 * bytes in it. One that waits for a slow part is a stream, which begins with what there is.
 */
export async function readyBody(body: ReadableStream<Uint8Array>): Promise<Buffer | Readable> {
  const reader = body.getReader();
  const ready: Uint8Array[] = [];
  let next = reader.read();
  for (let turn = 0; turn < turns; ) {
    const part = await Promise.race([next, setImmediate(null)]);
    if (part === null) turn += 1;
    else if (part.done) return Buffer.concat(ready);
    else {
      ready.push(part.value);
      next = reader.read();
    }
  }
  return Readable.from(rest(ready, next, reader));
}

type Reader = ReadableStreamDefaultReader<Uint8Array>;

async function* rest(
  ready: readonly Uint8Array[],
  next: ReturnType<Reader["read"]>,
  reader: Reader,
) {
  try {
    if (ready.length > 0) yield Buffer.concat(ready);
    for (let part = await next; !part.done; part = await reader.read()) yield part.value;
  } finally {
    // Nothing is left of a page that was read to its end; of one that was left, the rest is not made.
    await reader.cancel();
  }
}
