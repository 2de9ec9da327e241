import { setTimeout } from "node:timers/promises";
import { expect, it } from "vitest";
import { readyBody } from "./page-body.ts";

const bytes = (text: string) => new TextEncoder().encode(text);

/** A body that is written by hand. */
function written() {
  let cancelled = false;
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(given) {
      controller = given;
    },
    cancel() {
      cancelled = true;
    },
  });
  return {
    body,
    write: (text: string) => controller?.enqueue(bytes(text)),
    close: () => controller?.close(),
    wasCancelled: () => cancelled,
  };
}

it("is one piece when all of it is there at once", async () => {
  const { body, write, close } = written();
  write("<html>");
  queueMicrotask(() => write("é</html>"));
  setImmediate(close);
  expect((await readyBody(body)).toString()).toBe("<html>é</html>");
});

it("is a stream that begins with what there is, when a part is slow", async () => {
  const { body, write, close } = written();
  write("<html>");
  const stream = await readyBody(body);
  if (Buffer.isBuffer(stream)) throw new Error("it did not wait for the end");
  const parts: string[] = [];
  const reading = (async () => {
    for await (const part of stream) {
      parts.push(Buffer.from(part).toString());
      if (parts.length === 1) {
        write("slow");
        close();
      }
    }
  })();
  await reading;
  expect(parts).toEqual(["<html>", "slow"]);
});

it("is not made any further when the visitor goes away", async () => {
  const { body, write, wasCancelled } = written();
  write("<html>");
  const stream = await readyBody(body);
  if (Buffer.isBuffer(stream)) throw new Error("it did not wait for the end");
  await stream.iterator({ destroyOnReturn: true }).next();
  stream.destroy();
  write("late");
  await expect.poll(wasCancelled).toBe(true);
});

it("breaks off when the page does", async () => {
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await setTimeout(1);
      controller.error(new Error("broken"));
    },
  });
  const read = async () => {
    const stream = await readyBody(body);
    if (!Buffer.isBuffer(stream)) for await (const _ of stream);
  };
  await expect(read()).rejects.toThrow("broken");
});
