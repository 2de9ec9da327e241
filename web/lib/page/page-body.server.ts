import { Writable } from "node:stream";

export type PageBody = {
  /** For React to write to. */
  destination: Writable;
  stream: ReadableStream<Uint8Array>;
};

/**
 * The body of a page while React writes it. React writes some 4 kB at a time, dozens of times a page,
 * and calls `flush` when all that is ready has been written. What came in between goes on as one piece:
 * each piece costs a turn in every stream on its way out, and a flush of what compresses it.
 */
export function createPageBody(onEnd: () => void): PageBody {
  let pieces: Uint8Array[] = [];
  let controller: ReadableStreamDefaultController<Uint8Array>;
  function flush(): void {
    if (pieces.length === 0) return;
    controller.enqueue(Buffer.concat(pieces));
    pieces = [];
  }

  const destination = new Writable({
    write(piece: Uint8Array, _encoding, done) {
      pieces.push(piece);
      done();
    },
    final(done) {
      flush();
      controller.close();
      done();
    },
    destroy(error, done) {
      onEnd();
      done(error);
    },
  });
  const stream = new ReadableStream<Uint8Array>({
    start(given) {
      controller = given;
    },
    // The visitor went away: React stops once it sees that nobody takes what it writes.
    cancel() {
      pieces = [];
      destination.destroy();
    },
  });
  return { destination: Object.assign(destination, { flush }), stream };
}
